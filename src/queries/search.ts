import { addressOf } from './apiClient.ts';
import { readQuery } from './readQuery.ts';

/** What a search finds; the text is not empty. */
export const siteSearch = (text: string) => readQuery('search', addressOf('/search', { query: { q: text } }));
