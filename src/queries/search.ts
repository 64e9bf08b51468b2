import { addressOf } from './apiClient.ts';
import { readQuery } from './readQuery.ts';

/** A page of what a search finds; the text is not empty. */
export const siteSearch = (text: string, page: number) =>
  readQuery('search', addressOf('/search', { query: { q: text, page } }));

/** Where it is read what is found while a text is being typed. */
export const typedAddress = (text: string) => addressOf('/search/typed', { query: { q: text } });

/** What is found while a text is being typed: the best of each kind. */
export const typedSearch = (text: string) => readQuery('search', typedAddress(text));
