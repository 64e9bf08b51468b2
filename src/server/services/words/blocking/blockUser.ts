import { and, eq } from 'drizzle-orm';
import type { Decided } from '#src/contract/desk/words/deskWords.ts';
import type { BlockLength, CommunityRule } from '#src/contract/limits.ts';
import { endOfBlock, reasonInWords } from '#src/domain/communityRules.ts';
import type { Ctx } from '#src/server/context.ts';
import { blockedPerson } from '#src/server/db/schema/blockedPerson.ts';
import { user } from '#src/server/db/schema/user.ts';
import { userRole } from '#src/server/db/schema/userRole.ts';
import { ForbiddenError, NotFoundError } from '#src/server/errors.ts';
import { requireRecentSignIn, requireRole } from '#src/server/policies/user.ts';
import { isAdminByServer, recordAdminEvent } from '#src/server/services/ground/index.ts';
import { keepSilent, tellAuthor } from '#src/server/services/words/moderation/tellAuthor.ts';
import { isBlocking } from './isBlocking.ts';

interface BlockInput {
  userId: string;
  /** How long, by which rule and why, as the person is told. */
  told: { length: BlockLength; rule: CommunityRule; reason: string };
  adminEmails: ReadonlySet<string>;
}

/**
 * Lets a learner write nothing more that others read, for a time or for good; once more changes nothing but when it ends. What they have
 * written stays, and they may still learn, delete it and leave.
 * @throws UnauthenticatedError, NotFoundError, ForbiddenError; `has-role` for who sits at the desk themselves
 */
export async function blockUser({
  ctx,
  input: { userId, told, adminEmails },
}: {
  ctx: Ctx;
  input: BlockInput;
}): Promise<Decided> {
  const { identity } = requireRole(ctx.actor, 'MODERATOR');
  requireRecentSignIn(ctx);
  return ctx.db.transaction(async (db) => {
    const within = { ...ctx, db };
    const [found] = await db.select().from(user).where(eq(user.id, userId)).for('key share');
    if (!found) throw new NotFoundError('user');
    const { uid } = found;
    const sitsHere =
      isAdminByServer(found, adminEmails) || (await db.$count(userRole, eq(userRole.userId, userId))) > 0;
    if (uid === identity.uid || sitsHere) {
      throw new ForbiddenError('has-role', 'Who sits at the desk is not blocked; take the role away first.');
    }
    const isTheirs = eq(blockedPerson.uid, uid);
    const [before] = await db
      .select()
      .from(blockedPerson)
      .where(and(isTheirs, isBlocking(ctx.now())))
      .for('update');
    const { length, rule, reason } = told;
    const until = endOfBlock(length, ctx.now().getTime());
    if (before && before.until?.getTime() === until?.getTime()) return { changed: false, isTold: false };
    const block = { blockedAt: ctx.now(), until, reason: reasonInWords(rule, reason) };
    await db
      .insert(blockedPerson)
      .values({ uid, ...block })
      .onConflictDoUpdate({ target: blockedPerson.uid, set: block });
    const day = (time: Date | null) => time?.toISOString().slice(0, 10) ?? null;
    await recordAdminEvent({
      ctx: within,
      input: {
        action: 'user-blocked',
        target: userId,
        details: { rule },
        before: { blocked: before !== undefined, until: day(before?.until ?? null) },
        after: { blocked: true, until: day(until) },
      },
    });
    await keepSilent({ ctx: within, input: { target: userId } });
    const about = { act: 'blocked', until: until?.toISOString() ?? null } as const;
    const notice = { about, rule, reason, target: userId };
    return { changed: true, isTold: await tellAuthor({ ctx: within, input: { userId, notice } }) };
  });
}
