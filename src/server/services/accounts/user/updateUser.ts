import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { profileDraftSchema } from '#src/contract/user.ts';
import type { Ctx } from '#src/server/context.ts';
import { type UserRow, user } from '#src/server/db/schema/user.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { setReceivesNewsletter } from '#src/server/services/letters/index.ts';
import { getUser } from './getUser.ts';

/** What a learner has written of themselves, trimmed. */
export type ProfileInput = z.output<typeof profileDraftSchema>;

/** Replaces what the caller has written of themselves; without a `bio` there is none. */
export async function updateUser({ ctx, input }: { ctx: Ctx; input: ProfileInput }): Promise<UserRow> {
  const { id } = getUser({ ctx });
  const { displayName, receiveNewsletter, receiveReplies } = input;
  return ctx.db.transaction(async (tx) => {
    const [before] = await tx.select().from(user).where(eq(user.id, id)).for('update');
    if (!before) throw new NotFoundError('profile');
    const [after = before] = await tx
      .update(user)
      .set({ displayName, receiveNewsletter, receiveReplies, bio: input.bio || null, updatedAt: ctx.now() })
      .where(eq(user.id, id))
      .returning();
    if (before.receiveNewsletter !== receiveNewsletter) {
      const { email, emailVerified } = before;
      await setReceivesNewsletter({
        ctx: { ...ctx, db: tx },
        input: { email, emailVerified, receives: receiveNewsletter },
      });
    }
    return after;
  });
}
