import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { type UserRow, user } from '#src/server/db/schema/user.ts';
import { ForbiddenError } from '#src/server/errors.ts';
import { requireSignedIn } from '#src/server/policies/user.ts';
import { setReceivesNewsletter } from '#src/server/services/letters/index.ts';
import { findUser } from './findUser.ts';
import type { ProfileInput } from './updateUser.ts';

/**
 * Makes the caller's profile; whoever has one gets that, unchanged, however often and however fast they ask. An address
 * is its owner's who has proven it, also when somebody else has named it before.
 * @throws ForbiddenError `email-required`, and `email-belongs-to-another-profile` for who names a proven one
 */
export async function createUser({ ctx, input }: { ctx: Ctx; input: ProfileInput }): Promise<UserRow> {
  const { identity } = requireSignedIn(ctx.actor);
  const { uid, email, emailVerified } = identity;
  const existing = await findUser({ ctx, input: identity });
  if (existing) return existing.user;
  if (email === '') throw new ForbiddenError('email-required', 'The sign-in came without an e-mail address.');
  if (!emailVerified && (await isProven(ctx, email))) {
    throw taken();
  }
  const now = ctx.now();
  const row: UserRow = {
    id: randomUUID(),
    uid,
    email,
    emailVerified,
    identityAt: identity.issuedAt,
    displayName: input.displayName,
    photoUrl: identity.pictureUrl,
    bio: input.bio || null,
    receiveNewsletter: input.receiveNewsletter,
    receiveReplies: input.receiveReplies ?? true,
    replyToken: null,
    goalDays: null,
    createdAt: now,
    updatedAt: now,
  };
  return ctx.db.transaction(async (tx) => {
    // The unique indexes decide between calls at the same time; the later one waits here for the earlier.
    const [created] = await tx.insert(user).values(row).onConflictDoNothing().returning();
    if (created) {
      const { receiveNewsletter: receives } = input;
      await setReceivesNewsletter({ ctx: { ...ctx, db: tx }, input: { email, emailVerified, receives } });
      return created;
    }
    const earlier = await findUser({ ctx: { db: tx }, input: identity });
    // Until the second step of the migrations is done, an address is kept by whoever has named it first.
    if (!earlier) throw taken();
    return earlier.user;
  });
}

function taken(): ForbiddenError {
  return new ForbiddenError('email-belongs-to-another-profile', 'Another profile has this e-mail address.');
}

/** Whether an address is somebody's who has proven it. */
async function isProven({ db }: Pick<Ctx, 'db'>, email: string): Promise<boolean> {
  return (await db.$count(user, and(eq(sql`lower(${user.email})`, email), user.emailVerified))) > 0;
}
