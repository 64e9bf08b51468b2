import { and, eq, isNull, lte, or } from 'drizzle-orm';
import { minutes } from '#src/domain/duration.ts';
import type { Ctx } from '#src/server/context.ts';
import type { Db } from '#src/server/db/database.ts';
import type { SourceName } from '#src/server/db/schema/source.ts';
import { type ContentSourceRow, contentSource } from '#src/server/db/schema/source.ts';

/** Milliseconds without a word from a run, after which another process may begin one. */
export const leaseMs = minutes(1);

/** A run that has a source in hand. */
export interface Lease {
  source: SourceName;
  token: string;
}

/** Another run has the source by now, since nothing was heard of this one. */
export class LeaseLostError extends Error {}

const until = (now: Date) => new Date(now.getTime() + leaseMs);

/** Takes a source in hand that is due and nobody else has; `null`: there is nothing to do. `wasLost`: who had it before was killed. */
export async function takeLease(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { source, token }: Lease,
): Promise<(ContentSourceRow & { wasLost: boolean }) | null> {
  const at = now();
  const [before] = await db
    .select({ lease: contentSource.lease })
    .from(contentSource)
    .where(eq(contentSource.name, source));
  const isFree = or(isNull(contentSource.lease), lte(contentSource.leaseUntil, at));
  const [row] = await db
    .update(contentSource)
    .set({ lease: token, leaseUntil: until(at) })
    .where(
      and(
        eq(contentSource.name, source),
        eq(contentSource.isConfigured, true),
        lte(contentSource.nextRunAt, at),
        isFree,
      ),
    )
    .returning();
  return row ? { ...row, wasLost: before?.lease != null } : null;
}

/** Says that the run lives; in a transaction, that nobody else has the source until its end. @throws LeaseLostError */
export async function holdLease(db: Db, { source, token }: Lease, now: Date): Promise<void> {
  const [held] = await db
    .update(contentSource)
    .set({ leaseUntil: until(now) })
    .where(isHeld({ source, token }))
    .returning({ name: contentSource.name });
  if (!held) throw new LeaseLostError(`Another run has ${source}.`);
}

/** Ends the run with what it leaves behind. A run that has lost its source leaves nothing. */
export async function endLease(db: Db, lease: Lease, set: Partial<ContentSourceRow>): Promise<void> {
  await db
    .update(contentSource)
    .set({ ...set, lease: null, leaseUntil: null })
    .where(isHeld(lease));
}

const isHeld = ({ source, token }: Lease) => and(eq(contentSource.name, source), eq(contentSource.lease, token));
