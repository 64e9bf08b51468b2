import { type SQL, sql } from 'drizzle-orm';
import type { SpanQuery } from '#src/contract/desk/overview/deskOverview.ts';
import {
  firstDay,
  momentsOf,
  partsOfSpan,
  type Span,
  type SpanStep,
  spanBefore,
  spanSince,
  startOfDay,
} from '#src/domain/desk/overview/span.ts';
import type { Ctx } from '#src/server/context.ts';

export interface Parts {
  /** By which the counting is kept for some minutes. */
  name: string;
  step: SpanStep;
  /** On which each part begins. */
  days: string[];
  /** When the first part begins, and the last one has ended. */
  from: string;
  to: string;
  /** When as many days before begin; all days have none before them. */
  before: string | null;
  /** When each part begins, and the last one ends, as an array for `width_bucket`. */
  list: SQL;
}

/** The days that are asked for, in the parts of a picture; all of them begin with the moment that `first` finds. */
export async function partsAsked(
  { now }: Pick<Ctx, 'now'>,
  { from, to }: SpanQuery,
  first: () => Promise<Date | null>,
): Promise<Parts> {
  const asked: Span | null = from !== undefined && to !== undefined ? { from, to } : null;
  const span = asked ?? spanSince((await first()) ?? now(), now());
  const { step, days } = partsOfSpan(span);
  const [start, end] = momentsOf(span);
  const starts = [...days.map((day, at) => (at === 0 ? start : startOfDay(day))), end].map((moment) =>
    moment.toISOString(),
  );
  return {
    name: `${span.from} ${span.to}${asked ? '' : ' all'}`,
    step,
    days,
    from: start.toISOString(),
    to: end.toISOString(),
    before: asked && momentsOf(spanBefore(span))[0].toISOString(),
    list: sql`array[${sql.join(
      starts.map((moment) => sql`${moment}::timestamptz`),
      sql`, `,
    )}]`,
  };
}

/** The moments between which what is asked for lies: all days are all times. */
export function momentsAsked({ from, to }: SpanQuery): [from: string, to: string] {
  if (from === undefined || to === undefined)
    return [momentsOf({ from: firstDay, to: firstDay })[0].toISOString(), 'infinity'];
  const [start, end] = momentsOf({ from, to });
  return [start.toISOString(), end.toISOString()];
}
