import { eq } from 'drizzle-orm';
import type { Decided } from '#src/contract/desk/words/deskWords.ts';
import { undoSeconds } from '#src/domain/communityRules.ts';
import type { Ctx } from '#src/server/context.ts';
import { notifyChange } from '#src/server/db/contentChange.ts';
import { comment } from '#src/server/db/schema/comment.ts';
import { courseReview } from '#src/server/db/schema/courseReview.ts';
import { user } from '#src/server/db/schema/user.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { recordAdminEvent } from '#src/server/services/ground/index.ts';
import { enqueueMail, type MailDraft } from '#src/server/services/letters/index.ts';
import { prepareReplyMail } from '#src/server/services/words/comment/prepareReplyMail.ts';
import { isHeld } from '#src/server/services/words/holding/isHeld.ts';
import { lockWords, type WordsKind } from './lockWords.ts';
import { placesOf } from './placesOf.ts';
import { keepSilent } from './tellAuthor.ts';

interface Words {
  kind: WordsKind;
  id: string;
}

/**
 * Shows words that wait for a look to everybody; who is answered by them is told half a minute later. What does not wait stays as it is.
 * @throws UnauthenticatedError, ForbiddenError, NotFoundError
 */
export async function letThroughWords({ ctx, input }: { ctx: Ctx; input: Words }): Promise<Decided> {
  requireRole(ctx.actor, 'MODERATOR');
  const mail = await replyMailOf(ctx, input);
  return ctx.db.transaction((db) => letThroughWithin({ ctx: { ...ctx, db }, input: { ...input, mail } }));
}

/** The same within a transaction, with the mail that was prepared before it. */
export async function letThroughWithin({
  ctx,
  input: { kind, id, mail },
}: {
  ctx: Ctx;
  input: Words & { mail: MailDraft | null };
}): Promise<Decided> {
  const words = await lockWords({ ctx, input: { kind, id } });
  if (!isHeld(words) || words.hiddenAt) return { changed: false, isTold: false };
  await setLetThrough(ctx, { kind, id }, ctx.now());
  await recordAdminEvent({
    ctx,
    input: {
      action: `${kind}-let-through`,
      target: id,
      details: { authorId: words.authorId },
      before: { waits: true },
      after: { waits: false },
    },
  });
  if (mail) await enqueueMail({ ctx, input: { ...mail, after: undoSeconds } });
  return { changed: true, isTold: mail !== null };
}

/**
 * Lets words that were let through wait again, as they did before; the mail to who is answered goes, if it has not gone.
 * @throws UnauthenticatedError, ForbiddenError, NotFoundError
 */
export async function holdWordsAgain({ ctx, input }: { ctx: Ctx; input: Words }): Promise<Decided> {
  requireRole(ctx.actor, 'MODERATOR');
  return ctx.db.transaction((db) => holdAgainWithin({ ctx: { ...ctx, db }, input }));
}

export async function holdAgainWithin({ ctx, input: { kind, id } }: { ctx: Ctx; input: Words }): Promise<Decided> {
  const words = await lockWords({ ctx, input: { kind, id } });
  if (!words.letThroughAt || words.hiddenAt) return { changed: false, isTold: false };
  await setLetThrough(ctx, { kind, id }, null);
  await recordAdminEvent({
    ctx,
    input: {
      action: `${kind}-held-again`,
      target: id,
      details: { authorId: words.authorId },
      before: { waits: false },
      after: { waits: true },
    },
  });
  await keepSilent({ ctx, input: { target: id } });
  return { changed: true, isTold: false };
}

async function setLetThrough({ db }: Pick<Ctx, 'db'>, { kind, id }: Words, at: Date | null): Promise<void> {
  const table = kind === 'comment' ? comment : courseReview;
  await db.update(table).set({ letThroughAt: at }).where(eq(table.id, id));
  if (kind === 'review') await notifyChange(db, 'review');
}

/** The mail to who is answered by a comment that waits. Before the transaction, as `prepareReplyMail` says. */
export async function replyMailOf(ctx: Ctx, { kind, id }: Words): Promise<MailDraft | null> {
  if (kind === 'review') return null;
  const [found] = await ctx.db
    .select({ comment, displayName: user.displayName })
    .from(comment)
    .innerJoin(user, eq(user.id, comment.userId))
    .where(eq(comment.id, id));
  if (!found?.comment.answeredId) return null;
  const [answered] = await ctx.db.select().from(comment).where(eq(comment.id, found.comment.answeredId));
  const [place] = await placesOf({ ctx, input: [found.comment] });
  if (!answered || answered.deletedAt || !place) return null;
  const author = { id: found.comment.userId, displayName: found.displayName };
  const input = { answered, author, place: () => Promise.resolve(place), text: found.comment.text, target: id };
  return prepareReplyMail({ ctx, input });
}
