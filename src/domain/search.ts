import { longestSearch } from '#src/contract/limits.ts';
import { tooLong } from './textLimit.ts';

/** What somebody searches, from an address or a field: without spaces around it, and without control characters. */
export const readSearch = (typed: string | null): string => (typed ?? '').replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();

/** Whether there is something to search: nothing is, and what is too long is refused whole. */
export const isSearchable = (query: string): boolean => query !== '' && !tooLong(query, longestSearch);
