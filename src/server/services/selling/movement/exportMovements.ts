import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { moneyMovement } from '#src/server/db/schema/moneyMovement.ts';
import { InvalidInputError } from '#src/server/errors.ts';
import { requireRecentSignIn, requireRole } from '#src/server/policies/user.ts';
import { recordAdminEvent } from '#src/server/services/ground/index.ts';
import { selectBookRows } from './bookLines.ts';
import { balanceBefore, isBooked } from './bookMonth.ts';

export type ExportedMovement = Awaited<ReturnType<typeof selectBookRows>>[number];

/** More than a month ever has; a file of it is a few megabytes. */
const most = 50_000;

/**
 * All movements of a month for the books, fees one by one, and what was left before it.
 * @throws UnauthenticatedError, ForbiddenError `recent-sign-in-required`, InvalidInputError when there are too many
 */
export async function exportMovements({
  ctx,
  input: { month, isTest, hasPeople },
}: {
  ctx: Pick<Ctx, 'db' | 'actor' | 'now'>;
  input: { month: string; isTest: boolean; hasPeople: boolean };
}): Promise<{ rows: ExportedMovement[]; before: number }> {
  requireRole(ctx.actor, 'TREASURER');
  requireRecentSignIn(ctx);
  const count = await ctx.db.$count(moneyMovement, and(eq(moneyMovement.month, month), isBooked(isTest)));
  if (count > most) throw new InvalidInputError('Too many movements for one file.');
  const rows = await selectBookRows({ ctx, input: { month, isTest } });
  const before = await balanceBefore(ctx, month, isTest);
  await recordAdminEvent({
    ctx,
    input: {
      action: 'movements-exported',
      target: month,
      details: { month, movements: rows.length, people: hasPeople ? 1 : 0 },
    },
  });
  return { rows, before };
}
