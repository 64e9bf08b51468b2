import { sql } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { isOneSlip, isOneSlipFromBeginning } from './isOneSlip.ts';
import { wordBeginnings } from './wordBeginnings.ts';

/** Letters of a word that may be mistyped: of shorter ones every other word is one slip away. */
const shortest = 4;
/** Words that are compared letter by letter. */
const mostCompared = 500;

/**
 * Words of the content that one slip makes of what was typed, the likeliest first. Trigrams find what is near, and letters
 * decide: a swap in the middle of a short word leaves little in common.
 */
export async function meantWords({ db }: Ctx, typed: string): Promise<string[]> {
  const [beginning = ''] = wordBeginnings(typed);
  if (beginning.length < shortest) return [];
  // A word has a trigram more than letters; a swap takes four of them, and the last one goes where the word goes on.
  const [all, common] = [beginning.length + 1, beginning.length - 4];
  const threshold = Math.max(0.08, common / (2 * all - common) - 0.01);
  const near = await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(threshold)}, true)`);
    return tx.execute(sql`
      select distinct word, similarity(${typed}, word) as likeness from search.word
      where ${beginning} <% word and length(word) >= ${beginning.length - 1}
      order by likeness desc, word limit ${mostCompared}`);
  });
  const words = (near as unknown as { rows: { word: string }[] }).rows.map(({ word }) => word);
  const whole = words.filter((word) => isOneSlip(typed, word));
  const begun = words.filter((word) => !whole.includes(word) && isOneSlipFromBeginning(beginning, word));
  return [...whole, ...begun];
}
