import { eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { user } from '#src/server/db/schema/user.ts';
import { UnknownTokenError } from '#src/server/errors.ts';

/** Ends the mails about replies for the learner whom the token was mailed to; once more changes nothing. */
export async function turnOffReplyMail({
  ctx,
  input: { token },
}: {
  ctx: Pick<Ctx, 'db' | 'now'>;
  input: { token: string };
}): Promise<void> {
  const changed = await ctx.db
    .update(user)
    .set({ receiveReplies: false, updatedAt: ctx.now() })
    .where(eq(user.replyToken, token))
    .returning({ id: user.id });
  if (changed.length === 0) throw new UnknownTokenError();
}
