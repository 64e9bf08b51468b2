import type { Block, CommentCase, DeskComment, DeskReview, ReviewCase } from '#src/contract/desk/words/deskWords.ts';
import {
  type AuthorCase,
  type CommentCaseState,
  type LastDecision,
  type ListedBlock,
  type ListedComment,
  type ListedReview,
  type ReviewCaseState,
  signatureOf,
} from '#src/server/services/words/index.ts';

const iso = (time: Date | null) => time?.toISOString() ?? null;

export function presentDeskComment({ comment, authorName, place, ...reports }: ListedComment): DeskComment {
  const { id, text, userId, createdAt, hiddenAt, isForAssociation } = comment;
  const name = signatureOf({ authorName, isForAssociation });
  return {
    id,
    text,
    author: userId === null || name === null ? null : { userId, name },
    createdAt: createdAt.toISOString(),
    place,
    hiddenAt: iso(hiddenAt),
    reportCount: reports.reportCount,
    reportedAt: iso(reports.reportedAt),
  };
}

export function presentCommentCase(state: CommentCaseState): CommentCase {
  const { comment, author, place, thread, lastDecision } = state;
  const open = state.reports.filter(({ isOpen }) => isOpen);
  return {
    id: comment.id,
    text: comment.text,
    author: author && presentAuthorCase(author),
    createdAt: comment.createdAt.toISOString(),
    editedAt: iso(comment.editedAt),
    place,
    hiddenAt: iso(comment.hiddenAt),
    hiddenReason: comment.hiddenReason,
    isDeleted: comment.deletedAt !== null,
    reportCount: open.length,
    reportedAt: iso(open[0]?.at ?? null),
    thread: thread.map(({ comment: entry, name }) => ({
      id: entry.id,
      name,
      text: entry.text,
      createdAt: entry.createdAt.toISOString(),
      isReply: entry.parentId !== null,
      isDeleted: entry.deletedAt !== null,
      isHidden: entry.hiddenAt !== null,
    })),
    reports: state.reports.map((report) => ({ ...report, at: report.at.toISOString() })),
    lastDecision: lastDecision && presentDecision(lastDecision),
  };
}

export function presentDeskReview({ review, authorName, place }: ListedReview): DeskReview {
  const { id, rating, text, userId, createdAt, hiddenAt } = review;
  return {
    id,
    rating,
    text,
    author: { userId, name: authorName },
    createdAt: createdAt.toISOString(),
    place,
    hiddenAt: iso(hiddenAt),
  };
}

export function presentReviewCase({ author, lastDecision, ...listed }: ReviewCaseState): ReviewCase {
  return {
    ...presentDeskReview(listed),
    author: presentAuthorCase(author),
    hiddenReason: listed.review.hiddenReason,
    lastDecision: lastDecision && presentDecision(lastDecision),
  };
}

export function presentBlock({ block, userId, name }: ListedBlock): Block {
  const { uid, blockedAt, until, reason } = block;
  return {
    uid,
    person: userId === null || name === null ? null : { userId, name },
    blockedAt: blockedAt.toISOString(),
    until: iso(until),
    reason,
  };
}

function presentAuthorCase({ block, ...author }: AuthorCase) {
  return { ...author, block: block && { until: iso(block.until) } };
}

function presentDecision({ at, ...decision }: LastDecision) {
  return { ...decision, at: at.toISOString() };
}
