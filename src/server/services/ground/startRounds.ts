import type { Ctx } from '#src/server/context.ts';

export interface Rounds {
  /** To be called after the commit that has given the rounds something to do; a round that is under way is followed by another. */
  wake(): void;
  /** Waits for the round in hand. */
  stop(): Promise<void>;
}

interface Options {
  logger: Ctx['logger'];
  /** What a failure is called in the log; the next round tries again. */
  failure: string;
  /** Milliseconds from the end of a round to the next one. */
  everyMs: number;
  /** One round. May answer that the next one is due sooner: in so many milliseconds. */
  work: (signal: AbortSignal) => Promise<number | null>;
}

/** Does a worker's rounds: at once, when woken, and from time to time, one at a time. */
export function startRounds({ logger, failure, everyMs, work }: Options): Rounds {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | null = null;
  let isWoken = false;

  async function workUntilQuiet(): Promise<void> {
    let pause = everyMs;
    while (isWoken && !stopping.signal.aborted) {
      isWoken = false;
      try {
        pause = Math.min((await work(stopping.signal)) ?? everyMs, everyMs);
      } catch (error) {
        logger.error({ err: error }, failure);
        pause = everyMs;
      }
    }
    round = null;
    if (!stopping.signal.aborted) timer = setTimeout(wake, pause).unref();
  }

  function wake(): void {
    isWoken = true;
    clearTimeout(timer);
    round ??= workUntilQuiet();
  }

  wake();
  return {
    wake,
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      await round;
    },
  };
}
