import { and, count, eq, isNull, max, sql } from 'drizzle-orm';
import type { ReportReason } from '#src/contract/limits.ts';
import { days } from '#src/domain/duration.ts';
import type { Ctx } from '#src/server/context.ts';
import { comment } from '#src/server/db/schema/comment.ts';
import { commentReport } from '#src/server/db/schema/commentReport.ts';
import { user } from '#src/server/db/schema/user.ts';
import { ForbiddenError } from '#src/server/errors.ts';
import { canReportComment } from '#src/server/policies/comment.ts';
import { requireProfile } from '#src/server/policies/user.ts';
import { enqueueMail } from '#src/server/services/letters/index.ts';
import { site } from '#src/site.ts';
import { findComment } from './findComment.ts';
import { type CommentTarget, openTarget } from './openTarget.ts';
import { placeOf } from './placeOf.ts';

interface ReportInput {
  target: CommentTarget;
  commentId: string;
  /** Why, and what the reader adds; both may be missing. */
  reason?: ReportReason | undefined;
  sentence?: string | undefined;
}

/** Milliseconds in which the association gets one mail about a comment, however many report it. */
const mailPause = days(1);

/** Asks a moderator to look at somebody else's comment, by mail; once more changes nothing. */
export async function reportComment({ ctx, input }: { ctx: Ctx; input: ReportInput }): Promise<void> {
  const { user: reporter } = requireProfile(ctx.actor);
  const opened = await openTarget({ ctx, input });
  const found = await findComment({ ctx, input });
  if (!canReportComment(ctx.actor, found)) throw new ForbiddenError('own-comment', 'This is your own comment.');
  const place = await placeOf(ctx, opened);
  const now = ctx.now();
  await ctx.db.transaction(async (db) => {
    // The profile first, as everywhere. Of two who report one comment at once the second sees the first one's mail.
    await db.select({ id: user.id }).from(user).where(eq(user.id, reporter.id)).for('key share');
    await db.select({ id: comment.id }).from(comment).where(eq(comment.id, found.id)).for('update');
    const report = { commentId: found.id, userId: reporter.id };
    const added = await db
      .insert(commentReport)
      .values({ ...report, reason: input.reason ?? null, sentence: input.sentence || null, createdAt: now })
      .onConflictDoNothing()
      .returning();
    if (added.length === 0) return;
    const [reports] = await db
      .select({
        open: count(sql`case when ${isNull(commentReport.closedAt)} then 1 end`),
        mailedAt: max(commentReport.mailedAt),
      })
      .from(commentReport)
      .where(eq(commentReport.commentId, found.id));
    if (reports?.mailedAt && reports.mailedAt.getTime() > now.getTime() - mailPause) return;
    await db
      .update(commentReport)
      .set({ mailedAt: now })
      .where(and(eq(commentReport.commentId, found.id), eq(commentReport.userId, reporter.id)));
    const { id, authorName, text } = found;
    const data = { id, place, authorName, text, reportCount: reports?.open ?? 1 };
    const mail = { template: 'commentReport', data, recipient: site.email } as const;
    await enqueueMail({ ctx: { db, now: ctx.now }, input: mail });
  });
}
