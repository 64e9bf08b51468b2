import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';

/** The beginnings of the last twelve months by the calendar of Bratislava, as a query. */
export function lastMonths({ now }: Pick<Ctx, 'now'>): SQL {
  const here = sql`date_trunc('month', ${now().toISOString()}::timestamptz at time zone 'Europe/Bratislava')`;
  return sql`select generate_series(${here} - interval '11 months', ${here}, interval '1 month') as month`;
}
