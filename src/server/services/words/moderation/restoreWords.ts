import { eq } from 'drizzle-orm';
import type { Decided } from '#src/contract/desk/words/deskWords.ts';
import type { Ctx } from '#src/server/context.ts';
import { notifyChange } from '#src/server/db/contentChange.ts';
import { comment } from '#src/server/db/schema/comment.ts';
import { courseReview } from '#src/server/db/schema/courseReview.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { recordAdminEvent } from '#src/server/services/ground/index.ts';
import { isHeld } from '#src/server/services/words/holding/isHeld.ts';
import { lockWords, type WordsKind } from './lockWords.ts';
import { reopenReportsOf } from './reopenReportsOf.ts';
import { keepSilent, tellAuthor } from './tellAuthor.ts';

/**
 * Takes a hiding back, so that the words are as they were: read by everybody, or waiting for a look; the reports that the hiding has closed wait again, and no others. The author is told, unless the
 * mail about the hiding has not gone: then neither goes.
 * @throws UnauthenticatedError, ForbiddenError, NotFoundError
 */
export async function restoreWords({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { kind: WordsKind; id: string };
}): Promise<Decided> {
  requireRole(ctx.actor, 'MODERATOR');
  return ctx.db.transaction((db) => restoreWithin({ ctx: { ...ctx, db }, input }));
}

/** The same within a transaction; `isSilent` where the author hears of another one, or of none. */
export async function restoreWithin({
  ctx,
  input,
  isSilent = false,
}: {
  ctx: Ctx;
  input: { kind: WordsKind; id: string };
  isSilent?: boolean;
}): Promise<Decided> {
  const { kind, id } = input;
  const { authorId, text, hiddenAt, place, ...held } = await lockWords({ ctx, input });
  if (!hiddenAt) return { changed: false, isTold: false };
  const table = kind === 'comment' ? comment : courseReview;
  await ctx.db.update(table).set({ hiddenAt: null, hiddenReason: null }).where(eq(table.id, id));
  const reports = kind === 'comment' ? await reopenReportsOf({ ctx, input: { commentId: id, closedAt: hiddenAt } }) : 0;
  if (kind === 'review') await notifyChange(ctx.db, 'review');
  const action = `${kind}-restored` as const;
  const details = { authorId, ...(kind === 'comment' && { reports }) };
  const states = { before: { hidden: true }, after: { hidden: false } };
  await recordAdminEvent({ ctx, input: { action, target: id, details, ...states } });
  const wasSilent = await keepSilent({ ctx, input: { target: id } });
  if (wasSilent || isSilent) return { changed: true, isTold: false };
  const notice = {
    about: { act: 'restored', kind, place, text, waits: isHeld(held) },
    rule: null,
    reason: null,
    target: id,
  } as const;
  return { changed: true, isTold: await tellAuthor({ ctx, input: { userId: authorId, notice } }) };
}
