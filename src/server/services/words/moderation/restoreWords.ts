import { eq } from 'drizzle-orm';
import type { Decided } from '#src/contract/desk/words/deskWords.ts';
import type { Ctx } from '#src/server/context.ts';
import { notifyChange } from '#src/server/db/contentChange.ts';
import { comment } from '#src/server/db/schema/comment.ts';
import { courseReview } from '#src/server/db/schema/courseReview.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { recordAdminEvent } from '#src/server/services/ground/index.ts';
import { lockWords, type WordsKind } from './lockWords.ts';
import { reopenReportsOf } from './reopenReportsOf.ts';
import { keepSilent, tellAuthor } from './tellAuthor.ts';

/**
 * Shows what was hidden to everybody again; the reports that the hiding has closed wait again, and no others. The author is told, unless the
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
  const { kind, id } = input;
  return ctx.db.transaction(async (db) => {
    const within = { ...ctx, db };
    const { authorId, text, hiddenAt, place } = await lockWords({ ctx: within, input });
    if (!hiddenAt) return { changed: false, isTold: false };
    const table = kind === 'comment' ? comment : courseReview;
    await db.update(table).set({ hiddenAt: null, hiddenReason: null }).where(eq(table.id, id));
    const reports =
      kind === 'comment' ? await reopenReportsOf({ ctx: within, input: { commentId: id, closedAt: hiddenAt } }) : 0;
    if (kind === 'review') await notifyChange(db, 'review');
    const action = `${kind}-restored` as const;
    const details = { authorId, ...(kind === 'comment' && { reports }) };
    const states = { before: { hidden: true }, after: { hidden: false } };
    await recordAdminEvent({ ctx: within, input: { action, target: id, details, ...states } });
    if (await keepSilent({ ctx: within, input: { target: id } })) return { changed: true, isTold: false };
    const notice = { about: { act: 'restored', kind, place, text }, rule: null, reason: null, target: id } as const;
    return { changed: true, isTold: await tellAuthor({ ctx: within, input: { userId: authorId, notice } }) };
  });
}
