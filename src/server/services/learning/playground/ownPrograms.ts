import { and, desc, eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { type KeptProgramRow, keptProgram } from '#src/server/db/schema/keptProgram.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { requireProfile } from '#src/server/policies/user.ts';

/** The caller's programs, the newest first, without their texts. */
export async function listOwnPrograms({ ctx }: { ctx: Ctx }): Promise<Pick<KeptProgramRow, 'id' | 'version'>[]> {
  const { user } = requireProfile(ctx.actor);
  return ctx.db
    .select({ id: keptProgram.id, version: keptProgram.version })
    .from(keptProgram)
    .where(eq(keptProgram.userId, user.id))
    .orderBy(desc(keptProgram.changedAt), keptProgram.id);
}

/** One of them. */
export async function openOwnProgram({
  ctx,
  input: { programId },
}: {
  ctx: Ctx;
  input: { programId: string };
}): Promise<KeptProgramRow> {
  const { user } = requireProfile(ctx.actor);
  const [program] = await ctx.db
    .select()
    .from(keptProgram)
    .where(and(eq(keptProgram.userId, user.id), eq(keptProgram.id, programId)));
  if (!program) throw new NotFoundError('program');
  return program;
}
