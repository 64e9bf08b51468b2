import type { AdminEventPage, ReportedCommentPage } from '#src/contract/admin.ts';
import type { NamedAdminEvent } from '#src/server/services/admin/listAdminEvents.ts';
import type { ReportedComment } from '#src/server/services/comment/listReportedComments.ts';

export function presentAdminEvent(event: NamedAdminEvent): AdminEventPage['items'][number] {
  const { id, at, actorUid, actorName, action, target, details } = event;
  return { id, at: at.toISOString(), actorUid, actorName, action, target, details };
}

export function presentReportedComment(reported: ReportedComment): ReportedCommentPage['items'][number] {
  const { comment, authorName, blockedUid, reportCount, lastReportedAt } = reported;
  const { id, lectureId, postId, userId, text, createdAt } = comment;
  return {
    commentId: id,
    lectureId,
    postId,
    text,
    createdAt: createdAt.toISOString(),
    author:
      userId === null || authorName === null
        ? null
        : { userId, displayName: authorName, isBlocked: blockedUid !== null },
    reportCount,
    lastReportedAt: (lastReportedAt ?? createdAt).toISOString(),
  };
}
