import { index, pgSchema, text } from 'drizzle-orm/pg-core';

/**
 * Words of the content as searches compare them, for what was mistyped. Triggers of `migrations/0020_search_words.sql` add them; what
 * two writers add at once stands there twice. It can be made anew, so it stands beside the tables that a backup keeps.
 */
export const searchWord = pgSchema('search').table('word', { word: text().notNull() }, ({ word }) => [
  index('word_word').on(word),
  index('word_parts').using('gin', word.op('gin_trgm_ops')),
]);
