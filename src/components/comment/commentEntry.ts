import type { Reply, ReportDraft } from '#src/contract/comment.ts';

/** A reply as it is shown: `isPending` while it, or its change, is on the way; then its typed `text` is shown, never `html`. */
export interface ReplyEntry extends Reply {
  isPending?: true;
}

/** A comment with its replies, as it is shown. */
export interface ThreadEntry extends ReplyEntry {
  replies: ReplyEntry[];
}

/**
 * What came of an action: `blocked` is for who may not write here any more, `sign-in-too-old` for what takes a sign-in of
 * the last hour.
 */
export type CommentOutcome = 'taken' | 'failed' | 'blocked' | 'sign-in-too-old';

/** What a reader does with comments. */
export interface CommentActions {
  /** Sends a comment, or an answer to the comment or reply `parentId`. */
  send: (text: string, parentId?: string) => Promise<CommentOutcome>;
  edit: (id: string, text: string) => Promise<CommentOutcome>;
  remove: (id: string) => Promise<CommentOutcome>;
  report: (id: string, draft: ReportDraft) => Promise<CommentOutcome>;
}

/** Keeps what is typed and not sent yet, by the place where it is typed; an empty text is none. */
export interface CommentDrafts {
  get: (place: string) => string | null;
  set: (place: string, text: string) => void;
}

/** Who wrote it; of somebody who has left the site no name is kept. */
export function authorOf({ authorName }: Pick<Reply, 'authorName'>): string {
  return authorName ?? 'Zrušený účet';
}
