import { addressOf } from './apiClient.ts';
import { readQuery } from './readQuery.ts';

/** A lecturer by the name in the address. */
export const authorBySlug = (slug: string) => readQuery('author', addressOf('/author/slug/{slug}', { path: { slug } }));

/** A lecturer with everything they made. */
export const authorOverview = (authorId: string) =>
  readQuery('author', addressOf('/author/{authorId}/overview', { path: { authorId } }));
