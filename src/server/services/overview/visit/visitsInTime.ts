import { min, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { SpanQuery, VisitsInTime } from '#src/contract/desk/overview/deskOverview.ts';
import { dayInBratislava } from '#src/domain/bratislava.ts';
import { fewestShown } from '#src/domain/desk/overview/fewPeople.ts';
import { startOfDay } from '#src/domain/desk/overview/span.ts';
import { otherSites } from '#src/domain/visits.ts';
import type { Ctx } from '#src/server/context.ts';
import { visit } from '#src/server/db/schema/visit.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { readRows } from '#src/server/services/ground/index.ts';
import { countedLately } from '#src/server/services/overview/countedLately.ts';
import { type Parts, partsAsked } from '#src/server/services/overview/partsAsked.ts';

type Counted = Omit<VisitsInTime, 'at' | 'isBehindCache'>;

/** Pages, and sites, that are named. */
const mostNamed = 20;

const views = z.coerce.number();
const dayRow = z.object({ day: z.string(), views });
const pageRow = z.object({ path: z.string(), views });
const siteRow = z.object({ host: z.string(), views });

/** Loaded pages in each part of some days, which ones, and the sites that led to them. @throws UnauthenticatedError, ForbiddenError */
export async function visitsInTime({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: SpanQuery;
}): Promise<{ at: Date; value: Counted }> {
  requireRole(ctx.actor, 'EDITOR', 'LECTURER', 'MODERATOR', 'TREASURER');
  const [oldest] = await ctx.db.select({ day: min(visit.day) }).from(visit);
  const first = oldest?.day ?? null;
  const parts = await partsAsked(ctx, input, async () => (first === null ? null : startOfDay(first)));
  return countedLately(ctx, `visits ${parts.name}`, () => count(ctx, parts, first));
}

async function count(ctx: Pick<Ctx, 'db'>, parts: Parts, first: string | null): Promise<Counted> {
  const [from, end] = [dayInBratislava(Date.parse(parts.from)), dayInBratislava(Date.parse(parts.to))];
  const since = parts.before === null ? null : dayInBratislava(Date.parse(parts.before));
  const inSpan = sql`from visit where day >= ${from}::date and day < ${end}::date`;
  const [days, pages, sites] = await Promise.all([
    readRows(
      ctx,
      dayRow,
      sql`
      select day::text as day, sum(views) as views from visit
      where day >= ${since ?? from}::date and day < ${end}::date group by day order by day`,
    ),
    readRows(
      ctx,
      pageRow,
      sql`select path, sum(views) as views ${inSpan} group by path order by 2 desc, path limit ${mostNamed}`,
    ),
    readRows(ctx, siteRow, sql`select referrer as host, sum(views) as views ${inSpan} group by 1 order by 2 desc, 1`),
  ]);
  const sumOf = (rows: readonly { views: number }[]) => rows.reduce((sum, row) => sum + row.views, 0);
  const between = (begin: string, until: string) => sumOf(days.filter(({ day }) => day >= begin && day < until));
  const named = sites
    .filter(({ host, views: seen }) => host !== '' && host !== otherSites && seen >= fewestShown)
    .slice(0, mostNamed);
  const total = between(from, end);
  const direct = sumOf(sites.filter(({ host }) => host === ''));
  // What was counted from the middle of a span on, or is deleted in part, is nothing to compare with.
  const isBeforeWhole = since !== null && first !== null && first <= since;
  return {
    step: parts.step,
    items: parts.days.map((day, at) => ({ day, views: between(day, parts.days[at + 1] ?? end) })),
    views: total,
    viewsBefore: isBeforeWhole ? between(since, from) : null,
    pages,
    sites: named,
    otherSites: total - direct - sumOf(named),
    direct,
  };
}
