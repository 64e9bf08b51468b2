import { count, desc, max, sum } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { browserError } from '#src/server/db/schema/browserError.ts';

/** As many as builds are served, so that what counts them stays bounded. */
const mostReleases = 4;

/** How often browsers met errors in each of the last releases, and at how many places. */
export async function countBrowserErrors({ ctx }: { ctx: Pick<Ctx, 'db'> }) {
  const rows = await ctx.db
    .select({ release: browserError.release, times: sum(browserError.times), places: count() })
    .from(browserError)
    .groupBy(browserError.release)
    .orderBy(desc(max(browserError.lastSeenAt)))
    .limit(mostReleases);
  return rows.map(({ release, times, places }) => ({ release, times: Number(times), places }));
}
