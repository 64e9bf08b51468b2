import type { SearchResult } from '#src/contract/search.ts';
import { readQuery } from './readQuery.ts';

/** What a search finds; the text is not empty. */
export const siteSearch = (text: string) => readQuery<SearchResult>('search', `/search?q=${encodeURIComponent(text)}`);
