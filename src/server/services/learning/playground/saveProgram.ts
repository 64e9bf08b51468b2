import { and, count, eq } from 'drizzle-orm';
import { mostKeptPrograms } from '#src/contract/limits.ts';
import type { ProgramUpdate } from '#src/contract/playground.ts';
import type { Ctx } from '#src/server/context.ts';
import { type KeptProgramRow, keptProgram } from '#src/server/db/schema/keptProgram.ts';
import { ForbiddenError } from '#src/server/errors.ts';
import { requireProfile } from '#src/server/policies/user.ts';
import { lockPrograms } from './lockPrograms.ts';

/**
 * Keeps the next text of a program of the caller, or a new one, and answers what stands there now. It takes the place of a version
 * that it was written on and of no other: what another device has written since stays, and is answered. Sent again it changes nothing.
 */
export async function saveProgram({
  ctx,
  input: { programId: id, bases, changedAt, database, ...program },
}: {
  ctx: Ctx;
  input: ProgramUpdate & { programId: string };
}): Promise<KeptProgramRow> {
  const { user } = requireProfile(ctx.actor);
  // A clock that is ahead does not stand on top for ever.
  const at = new Date(Math.min(Math.max(Date.parse(changedAt), 0), ctx.now().getTime()));
  const next = { ...program, userId: user.id, id, database: database ?? null, changedAt: at };
  const own = eq(keptProgram.userId, user.id);
  const place = and(own, eq(keptProgram.id, id));
  return ctx.db.transaction(async (tx) => {
    await lockPrograms(tx, user.id);
    const [standing] = await tx.select().from(keptProgram).where(place);
    if (standing) {
      if (standing.version === next.version || !bases.includes(standing.version)) return standing;
      await tx.update(keptProgram).set(next).where(place);
      return next;
    }
    const [kept] = await tx.select({ count: count() }).from(keptProgram).where(own);
    if ((kept?.count ?? 0) >= mostKeptPrograms)
      throw new ForbiddenError('too-many-programs', `An account keeps ${mostKeptPrograms} programs.`);
    await tx.insert(keptProgram).values(next);
    return next;
  });
}
