import { randomUUID } from 'node:crypto';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { TeacherRequestDraft } from '#src/contract/teacher.ts';
import type { Ctx } from '#src/server/context.ts';
import { type TeacherRequestRow, teacherRequest } from '#src/server/db/schema/teacherRequest.ts';
import { ForbiddenError, NotFoundError } from '#src/server/errors.ts';
import { hasRole, requireProfile } from '#src/server/policies/user.ts';

export interface TeachingState {
  isTeacher: boolean;
  request: TeacherRequestRow | null;
  refused: TeacherRequestRow | null;
}

/** How it stands with the caller and teaching. @throws UnauthenticatedError, ForbiddenError */
export async function getTeaching({ ctx }: { ctx: Ctx }): Promise<TeachingState> {
  const { user } = requireProfile(ctx.actor);
  const isTeacher = hasRole(ctx.actor, 'TEACHER');
  const [last] = await ctx.db
    .select()
    .from(teacherRequest)
    .where(eq(teacherRequest.userId, user.id))
    // What is open comes first.
    .orderBy(desc(teacherRequest.decidedAt))
    .limit(1);
  const isOpen = last !== undefined && last.decidedAt === null;
  return {
    isTeacher,
    request: isOpen && !isTeacher ? last : null,
    refused: last?.reason && !isTeacher ? last : null,
  };
}

/**
 * Asks the association for the role of a teacher. Sent again while nobody has answered, it says what was written last.
 * @throws UnauthenticatedError, ForbiddenError `is-teacher`
 */
export async function askToTeach({ ctx, input }: { ctx: Ctx; input: TeacherRequestDraft }): Promise<TeachingState> {
  const { user } = requireProfile(ctx.actor);
  if (hasRole(ctx.actor, 'TEACHER')) throw new ForbiddenError('is-teacher', 'You are a teacher already.');
  await ctx.db
    .insert(teacherRequest)
    .values({ id: randomUUID(), userId: user.id, ...input, createdAt: ctx.now() })
    .onConflictDoUpdate({
      target: teacherRequest.userId,
      targetWhere: isNull(teacherRequest.decidedAt),
      set: input,
    });
  return getTeaching({ ctx });
}

/** Takes back what nobody has answered; nothing of it is kept. @throws UnauthenticatedError, ForbiddenError, NotFoundError */
export async function withdrawTeacherRequest({ ctx }: { ctx: Ctx }): Promise<TeachingState> {
  const { user } = requireProfile(ctx.actor);
  const withdrawn = await ctx.db
    .delete(teacherRequest)
    .where(and(eq(teacherRequest.userId, user.id), isNull(teacherRequest.decidedAt)))
    .returning({ id: teacherRequest.id });
  if (withdrawn.length === 0) throw new NotFoundError('request');
  return getTeaching({ ctx });
}
