import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { contentSource } from '#src/server/db/schema/source.ts';
import type { MediaStore } from '#src/server/integrations/media/mediaStore.ts';
import type { Get } from '#src/server/integrations/sources/openAddress.ts';
import type { Source } from '#src/server/integrations/sources/source.ts';
import { type Rounds, startRounds } from '#src/server/services/ground/index.ts';
import { keepSources } from './keepSources.ts';
import { runSource } from './runSource.ts';

interface WorkerOptions {
  ctx: Pick<Ctx, 'db' | 'now' | 'logger'>;
  sources: readonly Source[];
  store: MediaStore;
  get: Get;
}

/** What another process was asked for at the desk is known after this time. */
const everyMs = 20_000;

/** Feeds the site from its sources, in whichever process is first. */
export function startSourceWorker({ ctx, sources, store, get }: WorkerOptions): Rounds {
  let isKept = false;
  return startRounds({
    logger: ctx.logger,
    failure: 'the sources could not be read',
    everyMs,
    work: async (signal) => {
      if (!isKept) await keepSources({ ctx, input: { sources } });
      isKept = true;
      if (sources.length === 0) return null;
      // They are servers of different people.
      await Promise.all(sources.map((source) => runSource({ ctx, source, store, get, signal })));
      const [next] = await ctx.db
        .select({ at: sql<string | null>`min(${contentSource.nextRunAt})` })
        .from(contentSource)
        .where(and(eq(contentSource.isConfigured, true)));
      return next?.at ? Math.max(Date.parse(next.at) - ctx.now().getTime(), 1_000) : null;
    },
  });
}
