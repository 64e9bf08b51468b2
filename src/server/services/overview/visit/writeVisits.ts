import { eq, sql } from 'drizzle-orm';
import { otherSites } from '#src/domain/visits.ts';
import type { Ctx } from '#src/server/context.ts';
import type { Db } from '#src/server/db/database.ts';
import { visit } from '#src/server/db/schema/visit.ts';

type Visits = typeof visit.$inferSelect;

/** Of one day; what comes from more of them is counted as other ones, so that invented hosts do not fill the table. */
const mostSites = 100;
/** Rows of one statement. */
const atOnce = 500;

/** Adds visits to those that are kept already. Several processes may do it at once. */
export async function writeVisits({ ctx, input }: { ctx: Pick<Ctx, 'db'>; input: readonly Visits[] }): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    for (const day of new Set(input.map((row) => row.day))) {
      const visits = input.filter((row) => row.day === day);
      const known = await sitesOf(tx, day);
      const sums = new Map<string, Visits>();
      for (const row of visits) {
        const isTold = isUnnamed(row.referrer) || known.has(row.referrer) || known.size < mostSites;
        const referrer = isTold ? row.referrer : otherSites;
        if (!isUnnamed(referrer)) known.add(referrer);
        const key = `${row.path} ${referrer}`;
        sums.set(key, { ...row, referrer, views: row.views + (sums.get(key)?.views ?? 0) });
      }
      // In one order, so that two processes never wait for each other's rows.
      const rows = [...sums].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
      for (let at = 0; at < rows.length; at += atOnce) {
        await tx
          .insert(visit)
          .values(rows.slice(at, at + atOnce))
          .onConflictDoUpdate({
            target: [visit.day, visit.path, visit.referrer],
            set: { views: sql`${visit.views} + excluded.views` },
          });
      }
    }
  });
}

const isUnnamed = (site: string) => site === '' || site === otherSites;

async function sitesOf(db: Db, day: string): Promise<Set<string>> {
  const rows = await db.selectDistinct({ site: visit.referrer }).from(visit).where(eq(visit.day, day));
  return new Set(rows.map(({ site }) => site).filter((site) => !isUnnamed(site)));
}
