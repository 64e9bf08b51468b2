import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { type KeptProgramRow, keptProgram } from '#src/server/db/schema/keptProgram.ts';
import { requireProfile } from '#src/server/policies/user.ts';
import { lockPrograms } from './lockPrograms.ts';

/** Takes a program of the caller away, if it is in one of these versions, and answers what stands there now: what was written since stays. */
export async function removeProgram({
  ctx,
  input: { programId, bases },
}: {
  ctx: Ctx;
  input: { programId: string; bases: string[] };
}): Promise<KeptProgramRow | null> {
  const { user } = requireProfile(ctx.actor);
  const place = and(eq(keptProgram.userId, user.id), eq(keptProgram.id, programId));
  return ctx.db.transaction(async (tx) => {
    await lockPrograms(tx, user.id);
    const [standing] = await tx.select().from(keptProgram).where(place);
    if (!standing) return null;
    if (!bases.includes(standing.version)) return standing;
    await tx.delete(keptProgram).where(place);
    return null;
  });
}
