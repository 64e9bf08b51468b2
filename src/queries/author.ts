import type { Author } from '#src/contract/author.ts';
import type { AuthorOverview } from '#src/contract/authorOverview.ts';
import { readQuery } from './readQuery.ts';

/** A lecturer by the name in the address. */
export const authorBySlug = (slug: string) => readQuery<Author>('author', `/author/slug/${encodeURIComponent(slug)}`);

/** A lecturer with everything they made. */
export const authorOverview = (authorId: string) =>
  readQuery<AuthorOverview>('author', `/author/${encodeURIComponent(authorId)}/overview`);
