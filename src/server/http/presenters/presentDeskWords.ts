import type {
  Block,
  CommentCase,
  DeskComment,
  DeskReview,
  RepeatCase,
  ReviewCase,
  WaitingWords,
} from '#src/contract/desk/words/deskWords.ts';
import type { HeldFor } from '#src/contract/limits.ts';
import { linksOfComment } from '#src/server/markdown/linksOfComment.ts';
import {
  type AuthorCase,
  type CommentCaseState,
  isHeld,
  type LastDecision,
  type ListedBlock,
  type ListedComment,
  type ListedReview,
  type ListedWaiting,
  type RepeatCaseState,
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
    heldAt: isHeld(comment) ? iso(comment.heldAt) : null,
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
    heldAt: isHeld(comment) ? iso(comment.heldAt) : null,
    held: presentHeld(comment),
    links: linksOfComment(comment.text),
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
      isHeld: isHeld(entry),
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
    heldAt: isHeld(review) ? iso(review.heldAt) : null,
  };
}

export function presentReviewCase({ author, lastDecision, ...listed }: ReviewCaseState): ReviewCase {
  return {
    ...presentDeskReview(listed),
    author: presentAuthorCase(author),
    hiddenReason: listed.review.hiddenReason,
    held: presentHeld(listed.review),
    links: linksOfComment(listed.review.text),
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

export function presentWaiting({ createdAt, since, ...waiting }: ListedWaiting): WaitingWords {
  return { ...waiting, createdAt: createdAt.toISOString(), since: since.toISOString() };
}

export function presentRepeatCase({ id, words, blockedUids }: RepeatCaseState): RepeatCase {
  const [first] = words;
  const times = words.map(({ row }) => row.createdAt.getTime());
  const people = new Map<string, RepeatCase['people'][number]>();
  for (const { kind, row, author, place } of words) {
    const person = people.get(author.id) ?? {
      userId: author.id,
      uid: author.uid,
      name: author.displayName,
      isTold: author.emailVerified,
      joinedAt: author.createdAt.toISOString(),
      isBlocked: blockedUids.has(author.uid),
      words: [],
    };
    person.words.push({ kind, id: row.id, place, isHeld: isHeld(row) });
    people.set(author.id, person);
  }
  const text = first?.row.text ?? '';
  return {
    id,
    text,
    links: linksOfComment(text),
    firstAt: new Date(Math.min(...times)).toISOString(),
    lastAt: new Date(Math.max(...times)).toISOString(),
    openCount: words.filter(({ row }) => !isHeld(row)).length,
    people: [...people.values()],
  };
}

function presentHeld(row: { heldAt: Date | null; letThroughAt: Date | null; heldFor: HeldFor | null }) {
  return isHeld(row) && row.heldAt && row.heldFor ? { at: row.heldAt.toISOString(), reason: row.heldFor } : null;
}

function presentAuthorCase({ block, joinedAt, lastWords, ...author }: AuthorCase) {
  return {
    ...author,
    joinedAt: joinedAt.toISOString(),
    lastWords: lastWords && { ...lastWords, at: lastWords.at.toISOString() },
    block: block && { until: iso(block.until) },
  };
}

function presentDecision({ at, ...decision }: LastDecision) {
  return { ...decision, at: at.toISOString() };
}
