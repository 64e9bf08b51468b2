import { randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { CommentPlace } from '#src/domain/commentPlace.ts';
import type { Ctx } from '#src/server/context.ts';
import type { CommentRow } from '#src/server/db/schema/comment.ts';
import { type UserRow, user } from '#src/server/db/schema/user.ts';
import type { MailDraft } from '#src/server/services/letters/index.ts';

interface ReplyMailInput {
  answered: Pick<CommentRow, 'userId'>;
  /** Who answers. */
  author: Pick<UserRow, 'displayName'> & { id: string | null };
  place: () => Promise<CommentPlace>;
  text: string;
  /** The answer's id, where it is let through after having waited. */
  target?: string;
}

/**
 * The mail to who is answered: `null` for an answer to oneself, to who has left or wants no such mail, and to an address
 * that nobody vouched for. Call it before the transaction that sends it: the token's row would stay locked in there, and
 * two who answer each other would wait in a circle.
 */
export async function prepareReplyMail({
  ctx,
  input: { answered, author, place, text, target },
}: {
  ctx: Pick<Ctx, 'db'>;
  input: ReplyMailInput;
}): Promise<MailDraft | null> {
  if (answered.userId === null || answered.userId === author.id) return null;
  const newToken = randomBytes(32).toString('base64url');
  const [recipient] = await ctx.db
    .update(user)
    .set({ replyToken: sql`coalesce(${user.replyToken}, ${newToken})` })
    .where(and(eq(user.id, answered.userId), user.receiveReplies, user.emailVerified))
    .returning({ email: user.email, replyToken: user.replyToken });
  if (!recipient?.replyToken) return null;
  const { email, replyToken } = recipient;
  const data = { authorName: author.displayName, ...(await place()), text, replyToken, ...(target && { target }) };
  return { template: 'commentReply', data, recipient: email };
}
