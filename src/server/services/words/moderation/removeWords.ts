import { eq } from 'drizzle-orm';
import type { Decided } from '#src/contract/desk/words/deskWords.ts';
import type { CommunityRule } from '#src/contract/limits.ts';
import { reasonInWords } from '#src/domain/communityRules.ts';
import type { Ctx } from '#src/server/context.ts';
import { notifyChange } from '#src/server/db/contentChange.ts';
import { comment } from '#src/server/db/schema/comment.ts';
import { courseReview } from '#src/server/db/schema/courseReview.ts';
import { requireRecentSignIn, requireRole } from '#src/server/policies/user.ts';
import { recordAdminEvent } from '#src/server/services/ground/index.ts';
import { closeOpenReports } from './closeOpenReports.ts';
import { lockWords, type WordsKind } from './lockWords.ts';
import { keepSilent, tellAuthor } from './tellAuthor.ts';

/**
 * Takes the text of a comment, or a whole review, away for good; its author is told why. Replies to a comment stay.
 * @throws UnauthenticatedError, ForbiddenError, NotFoundError
 */
export async function removeWords({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { kind: WordsKind; id: string; rule: CommunityRule; reason: string };
}): Promise<Decided> {
  requireRole(ctx.actor, 'MODERATOR');
  requireRecentSignIn(ctx);
  const { kind, id, rule, reason } = input;
  return ctx.db.transaction(async (db) => {
    const within = { ...ctx, db };
    const { authorId, text, place, hiddenAt } = await lockWords({ ctx: within, input });
    if (kind === 'comment') {
      // Hidden as well: that is how many decisions there were against its author.
      const decided = { hiddenAt: hiddenAt ?? ctx.now(), hiddenReason: reasonInWords(rule, reason) };
      await db
        .update(comment)
        .set({ text: '', sameAs: null, deletedAt: ctx.now(), ...decided })
        .where(eq(comment.id, id));
      await closeOpenReports({ ctx: within, input: { commentId: id } });
    } else {
      await db.delete(courseReview).where(eq(courseReview.id, id));
      await notifyChange(db, 'review');
    }
    const action = `${kind}-deleted` as const;
    await recordAdminEvent({ ctx: within, input: { action, target: id, details: { authorId, rule } } });
    await keepSilent({ ctx: within, input: { target: id } });
    const notice = { about: { act: 'removed', kind, place, text }, rule, reason, target: id } as const;
    const isTold = await tellAuthor({ ctx: within, input: { userId: authorId, notice, isFinal: true } });
    return { changed: true, isTold };
  });
}
