import { addressOf } from './apiClient.ts';
import { readQuery } from './readQuery.ts';

/** The text of a static page. */
export const pageContent = (slug: string) => readQuery('page', addressOf('/page/{slug}', { path: { slug } }));
