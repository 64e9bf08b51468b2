import { site } from '#src/site.ts';
import type { SignedComment } from './selectComments.ts';

/** The name that stands at a comment: one that was written for the association says so. `null`: the person has left. */
export function signatureOf({
  authorName,
  isForAssociation,
}: Pick<SignedComment, 'authorName' | 'isForAssociation'>): string | null {
  if (!isForAssociation) return authorName;
  return authorName === null ? `Združenie ${site.name}` : `${authorName} (za združenie)`;
}
