import { inSeconds, minutes } from '#src/domain/duration.ts';
import type { RateLimit } from './rateLimiter.ts';

/** What one network may cost the process, whoever asks from it; counted in memory, for a read writes nothing. */
export interface NetworkLimits {
  /** Pages that are not in memory: their queries are made, and most of them are drawn. */
  pages: RateLimit;
  /** Games, which are put together out of the text of their lecture each time. */
  games: RateLimit;
  /** Anonymous reads of the API. */
  reads: RateLimit;
  /** Anonymous writes of the API, counted before their bodies are read; most calls have narrower limits of their own. */
  writes: RateLimit;
}

const minute = inSeconds(minutes(1));

/**
 * Wide enough for the largest school behind one address: 1,000 people who each open a page every 20 seconds. Their pages come
 * from memory. What a page asks of the API when it is scrolled to its end or opened by a link is four calls at most:
 * 50 pages a second × 4 = 200 calls a second, which are 12,000 a minute. Of the pages some hundred are drawn after a change, each
 * once for everybody; 20 a second leave room for each of the 1,000 to mistype an address in the same minute. All of
 * them opening a game in that minute stay below 1,200 games; all of them signing up for the newsletter in that minute, or a payment provider that sends its events of an hour again, stay below
 * 1,200 writes.
 */
export const networkLimits: NetworkLimits = {
  pages: { name: 'pages', points: 1200, seconds: minute },
  games: { name: 'games', points: 1200, seconds: minute },
  reads: { name: 'reads', points: 12_000, seconds: minute },
  writes: { name: 'writes', points: 1200, seconds: minute },
};
