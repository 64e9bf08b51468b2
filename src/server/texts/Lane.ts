import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { Piscina } from 'piscina';
import { minutes } from '#src/domain/duration.ts';
import { SlowTextError } from './SlowTextError.ts';
import { threadTime } from './threadTime.ts';
import type { Asked, TextWork, Works } from './worker.ts';

/** In the build a file of its own beside the server's chunks; else the module, which the loader of the tools reads. */
const source = fileURLToPath(new URL('./worker.ts', import.meta.url));
const built = fileURLToPath(new URL('../textWorker.js', import.meta.url));
const isBuilt = !existsSync(source);

/** Milliseconds; a text that is not ready is looked at again after them. */
const shortestLook = 10;

interface Thread {
  pool: Piscina;
  /** Where the system tells its time. */
  place: string | null;
}

/**
 * Texts one after the other in a thread of their own, each for a limited time: whoever waits for one waits, and nobody else. A text
 * that took too long is known for a minute, so that asking again costs nothing.
 */
export class Lane {
  readonly #milliseconds: number;
  readonly #turn = pLimit(1);
  readonly #slow = new LRUCache<string, true>({ max: 1_000, ttl: minutes(1) });
  #thread: Thread | null = null;

  /** `milliseconds`: what one text may take of the thread's time. */
  constructor(milliseconds: number) {
    this.#milliseconds = milliseconds;
  }

  /** @throws SlowTextError */
  async run<Work extends TextWork>(work: Work, ...input: Parameters<Works[Work]>): Promise<ReturnType<Works[Work]>> {
    const key = createHash('sha256').update(`${work} ${input[0]}`).digest('base64');
    if (this.#slow.has(key)) throw new SlowTextError();
    try {
      return (await this.#turn(() => this.#work({ work, input } as Asked))) as ReturnType<Works[Work]>;
    } catch (error) {
      if (error instanceof SlowTextError) this.#slow.set(key, true);
      throw error;
    }
  }

  /** How many milliseconds a text takes; infinitely many where it takes too long. */
  timeOf(markdown: string): Promise<number> {
    return this.#turn(async () => {
      const { place } = await this.#ready();
      const start = threadTime(place);
      try {
        await this.#work({ work: 'inspect', input: [markdown] });
        return threadTime(place) - start;
      } catch (error) {
        if (error instanceof SlowTextError) return Number.POSITIVE_INFINITY;
        throw error;
      }
    });
  }

  async #work(asked: Asked): Promise<unknown> {
    const { pool, place } = await this.#ready();
    const giveUp = new AbortController();
    const end = threadTime(place) + this.#milliseconds;
    const look = () => {
      const left = end - threadTime(place);
      // Once more through the loop: an answer that came while this thread was busy counts.
      if (left <= 0) setImmediate(() => giveUp.abort());
      else timer = setTimeout(look, Math.max(left, shortestLook));
    };
    let timer = setTimeout(look, this.#milliseconds);
    try {
      return await pool.run(asked, { signal: giveUp.signal });
    } catch (error) {
      if (!giveUp.signal.aborted && !isTooMuch(error)) throw error;
      // A thread that was ended in the middle is followed by a new one, in a pool of its own: nothing of the old one is left.
      this.#thread = null;
      void pool.destroy().catch(() => {});
      throw new SlowTextError();
    } finally {
      clearTimeout(timer);
    }
  }

  /** The thread, once it has loaded its modules and drawn its first program: that is not the text's time. */
  async #ready(): Promise<Thread> {
    if (this.#thread) return this.#thread;
    const pool = new Piscina({
      filename: isBuilt ? built : source,
      name: 'work',
      // None by itself: in the place of one that is ended another would come at once, which nobody asks and nothing ends.
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: Number.POSITIVE_INFINITY,
      execArgv: isBuilt ? [] : ['--import', 'tsx'],
      // Of what it reads nothing needs more old memory; a text that does is one that takes too long. Texts leave much behind
      // that is short-lived: with little young memory the thread tidies it sooner, and the server takes about 55 MB less.
      resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 4 },
    });
    // A thread that died is told to who waits for it, and here to nobody.
    pool.on('error', () => {});
    await pool.run({ work: 'render', input: ['```java\nint first = 1;\n```'] } satisfies Asked);
    const place: string | null = await pool.run({ work: 'ownThread', input: [] } satisfies Asked);
    this.#thread = { pool, place };
    return this.#thread;
  }
}

/** A tree too deep to walk through, or too large to hold. */
function isTooMuch(error: unknown): boolean {
  return error instanceof RangeError || (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY';
}
