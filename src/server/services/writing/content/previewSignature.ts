import { createHmac } from 'node:crypto';
import type { ContentKind, Viewer } from '#src/contract/desk/content/deskContent.ts';
import type { Ctx } from '#src/server/context.ts';
import { isSame } from '#src/server/isSame.ts';
import { getSigningKeys } from '#src/server/services/ground/index.ts';

/** What a link of a preview shows, and to when; `until` in seconds since 1970. */
export interface PreviewClaim {
  kind: ContentKind;
  id: string;
  revision: number;
  viewer: Viewer;
  until: number;
}

const keyName = 'content-preview';

function signatureOf(key: Buffer, { kind, id, revision, viewer, until }: PreviewClaim): string {
  return createHmac('sha256', key).update([kind, id, revision, viewer, until].join('\n')).digest('base64url');
}

export async function signPreview(ctx: Pick<Ctx, 'db' | 'now'>, claim: PreviewClaim): Promise<string> {
  const { current } = await getSigningKeys({ ctx, input: { name: keyName } });
  return signatureOf(current, claim);
}

/** Whether the site has given such a link, and it still holds. */
export async function isSignedPreview(
  ctx: Pick<Ctx, 'db' | 'now'>,
  claim: PreviewClaim,
  signature: string,
): Promise<boolean> {
  if (ctx.now().getTime() >= claim.until * 1000) return false;
  const { current, previous } = await getSigningKeys({ ctx, input: { name: keyName } });
  return [current, previous].some((key) => key !== null && isSame(signature, signatureOf(key, claim)));
}
