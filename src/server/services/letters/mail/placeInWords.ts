import type { CommentPlace } from '#src/domain/commentPlace.ts';
import { typeset } from '#src/domain/typography.ts';

const places = { lecture: 'pod lekciou', article: 'pod článkom', episode: 'pod epizódou' };

/** Where a comment stands, in the words of a mail: „pod lekciou „Prvý výpis““. */
export function placeInWords({ kind, name }: Pick<CommentPlace, 'kind' | 'name'>): string {
  return `${places[kind]} „${typeset(name)}“`;
}
