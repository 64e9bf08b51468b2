import { and, asc, eq, isNull } from 'drizzle-orm';
import type { TeacherAnswer } from '#src/contract/desk/people/deskTeachers.ts';
import type { Ctx } from '#src/server/context.ts';
import { type TeacherRequestRow, teacherRequest } from '#src/server/db/schema/teacherRequest.ts';
import { type UserRow, user } from '#src/server/db/schema/user.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { requireRecentSignIn, requireRole } from '#src/server/policies/user.ts';
import { lockAccounts } from '#src/server/services/accounts/people/lockAccounts.ts';
import { giveRoles, rolesOf } from '#src/server/services/accounts/people/setRoles.ts';
import { recordAdminEvent } from '#src/server/services/ground/index.ts';
import { enqueueMail } from '#src/server/services/letters/index.ts';

export interface AskingTeacher {
  request: TeacherRequestRow;
  user: UserRow;
}

/** More than a small association ever has open. */
const most = 100;

/** Who asks to teach and has no answer yet, the oldest first. @throws UnauthenticatedError, ForbiddenError */
export async function listTeacherRequests({ ctx }: { ctx: Ctx }): Promise<AskingTeacher[]> {
  requireRole(ctx.actor, 'ADMIN');
  return ctx.db
    .select({ request: teacherRequest, user })
    .from(teacherRequest)
    .innerJoin(user, eq(user.id, teacherRequest.userId))
    .where(isNull(teacherRequest.decidedAt))
    .orderBy(asc(teacherRequest.createdAt), asc(teacherRequest.id))
    .limit(most);
}

/**
 * Gives who asks the role of a teacher, or refuses it with a reason; they hear of it by mail. Of two who answer, the first does.
 * @throws UnauthenticatedError, ForbiddenError `recent-sign-in-required`, NotFoundError for what was answered or withdrawn
 */
export async function answerTeacher({
  ctx,
  input: { id, answer },
}: {
  ctx: Ctx;
  input: { id: string; answer: TeacherAnswer };
}): Promise<void> {
  const { identity } = requireRole(ctx.actor, 'ADMIN');
  requireRecentSignIn(ctx);
  await ctx.db.transaction(async (db) => {
    const inTransaction = { ...ctx, db };
    const reason = answer.given ? null : answer.reason;
    const [request] = await db
      .update(teacherRequest)
      .set({ decidedAt: ctx.now(), decidedBy: identity.uid, reason })
      .where(and(eq(teacherRequest.id, id), isNull(teacherRequest.decidedAt)))
      .returning();
    if (!request) throw new NotFoundError('request');
    const [person] = await lockAccounts({ db }, request.userId);
    if (!person) throw new NotFoundError('person');
    if (!answer.given) {
      // The reason is about a person, so it stands with the request alone.
      await recordAdminEvent({ ctx: inTransaction, input: { action: 'teacher-refused', target: person.id } });
    } else if (!(await rolesOf(inTransaction, person.id)).includes('TEACHER')) {
      await giveRoles(inTransaction, person.id, ['TEACHER']);
    }
    const data = { name: person.displayName, reason };
    await enqueueMail({ ctx: inTransaction, input: { template: 'teacherAnswer', data, recipient: person.email } });
  });
}
