import { randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import type { CodeDraft } from '#src/contract/desk/money/deskCodes.ts';
import { dayInBratislava } from '#src/domain/bratislava.ts';
import type { Ctx } from '#src/server/context.ts';
import { course } from '#src/server/db/schema/course.ts';
import { promotionCode, promotionCodeCourse } from '#src/server/db/schema/promotionCode.ts';
import { ForbiddenError, InvalidInputError } from '#src/server/errors.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { recordAdminEvent } from '#src/server/services/ground/index.ts';

/**
 * Makes a discount; answers its id.
 * @throws UnauthenticatedError, ForbiddenError `code-taken`, InvalidInputError for a last day that is over and courses that are not there
 */
export async function createCode({
  ctx,
  input: { courseIds, ...draft },
}: {
  ctx: Ctx;
  input: CodeDraft;
}): Promise<string> {
  requireRole(ctx.actor, 'TREASURER');
  const { lastDay } = draft;
  if (lastDay !== null && lastDay < dayInBratislava(ctx.now())) {
    throw new InvalidInputError('This day is over.', [{ path: 'lastDay', message: 'is over' }]);
  }
  return ctx.db.transaction(async (tx) => {
    const ids = [...new Set(courseIds)];
    if (ids.length > 0 && (await tx.$count(course, inArray(course.id, ids))) < ids.length) {
      throw new InvalidInputError('There is no such course.', [{ path: 'courseIds', message: 'one is not there' }]);
    }
    const id = randomUUID();
    const row = { ...draft, note: draft.note || null };
    const made = await tx
      .insert(promotionCode)
      .values({ ...row, id, createdAt: ctx.now() })
      .onConflictDoNothing()
      .returning({ id: promotionCode.id });
    if (made.length === 0) throw new ForbiddenError('code-taken', 'There is such a code already.');
    if (ids.length > 0) {
      await tx.insert(promotionCodeCourse).values(ids.map((courseId) => ({ promotionCodeId: id, courseId })));
    }
    const after = { ...row, courseId: ids.join(' ') || null };
    await recordAdminEvent({ ctx: { ...ctx, db: tx }, input: { action: 'code-created', target: id, after } });
    return id;
  });
}
