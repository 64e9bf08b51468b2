import { dayInBratislava } from '#src/domain/bratislava.ts';
import { seconds } from '#src/domain/duration.ts';
import { otherSites } from '#src/domain/visits.ts';
import type { Ctx } from '#src/server/context.ts';
import type { visit } from '#src/server/db/schema/visit.ts';
import { startRounds } from '#src/server/services/ground/index.ts';
import { writeVisits } from './writeVisits.ts';

export interface VisitCounter {
  /** Never waits and never fails: who reads a page has it already. */
  count(path: string, referrer: string): void;
  /** Writes what is still in memory. */
  stop(): Promise<void>;
}

/** Pairs of pages and sites in memory; then sites are not told apart until the next writing. */
const mostPairs = 1_000;

/** Counts loaded pages in memory, and adds them to the table every ten seconds. What could not be written is tried again. */
export function startVisitCounter(ctx: Pick<Ctx, 'db' | 'now' | 'logger'>): VisitCounter {
  let counted = new Map<string, typeof visit.$inferSelect>();

  function add(day: string, path: string, site: string, views: number): void {
    const isKnown = counted.has(`${day} ${path} ${site}`);
    const referrer = site === '' || isKnown || counted.size < mostPairs ? site : otherSites;
    const key = `${day} ${path} ${referrer}`;
    counted.set(key, { day, path, referrer, views: views + (counted.get(key)?.views ?? 0) });
  }

  async function write(): Promise<void> {
    const input = [...counted.values()];
    if (input.length === 0) return;
    counted = new Map();
    try {
      await writeVisits({ ctx, input });
    } catch (error) {
      for (const { day, path, referrer, views } of input) add(day, path, referrer, views);
      throw error;
    }
  }

  const rounds = startRounds({
    logger: ctx.logger,
    failure: 'could not write how often pages were loaded',
    everyMs: seconds(10),
    work: async () => {
      await write();
      return null;
    },
  });
  return {
    count: (path, referrer) => add(dayInBratislava(ctx.now()), path, referrer, 1),
    stop: async () => {
      await rounds.stop();
      await write();
    },
  };
}
