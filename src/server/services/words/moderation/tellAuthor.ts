import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { CommunityRule } from '#src/contract/limits.ts';
import { communityRules, undoSeconds } from '#src/domain/communityRules.ts';
import type { Ctx } from '#src/server/context.ts';
import { mail } from '#src/server/db/schema/mail.ts';
import { user } from '#src/server/db/schema/user.ts';
import { enqueueMail, type ModerationNotice } from '#src/server/services/letters/index.ts';

type Notice = Omit<ModerationNotice, 'name' | 'rule'> & { rule: CommunityRule | null };

/**
 * The mail about a decision to whom it is about; what can be taken back goes when nobody has done so. `false`: the person has left, or
 * nobody vouched for the address.
 */
export async function tellAuthor({
  ctx,
  input: { userId, notice, isFinal = false },
}: {
  ctx: Pick<Ctx, 'db' | 'now'>;
  input: { userId: string | null; notice: Notice; isFinal?: boolean };
}): Promise<boolean> {
  if (userId === null) return false;
  const [person] = await ctx.db
    .select({ name: user.displayName, email: user.email })
    .from(user)
    .where(and(eq(user.id, userId), user.emailVerified));
  if (!person) return false;
  const rule = notice.rule && {
    name: communityRules[notice.rule].name,
    sentence: communityRules[notice.rule].sentence,
  };
  const data = { ...notice, rule, name: person.name };
  const after = isFinal ? 0 : undoSeconds;
  await enqueueMail({ ctx, input: { template: 'moderation', data, recipient: person.email, after } });
  return true;
}

/**
 * Takes the mails about a decision out of the outbox, if no worker has taken them: the one to the author, and of words that were let through
 * the one to who is answered. Answers whether the author's was there.
 */
export async function keepSilent({
  ctx,
  input: { target },
}: {
  ctx: Pick<Ctx, 'db'>;
  input: { target: string };
}): Promise<boolean> {
  const waits = and(isNull(mail.sentAt), isNull(mail.failedAt), eq(mail.attempts, 0));
  const isAboutIt = and(
    inArray(mail.template, ['moderation', 'commentReply']),
    eq(sql`${mail.data} ->> 'target'`, target),
  );
  const removed = await ctx.db.delete(mail).where(and(waits, isAboutIt)).returning({ template: mail.template });
  return removed.some(({ template }) => template === 'moderation');
}
