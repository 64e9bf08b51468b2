import { and, eq, isNull } from 'drizzle-orm';
import type { Decided } from '#src/contract/desk/words/deskWords.ts';
import type { CommunityRule } from '#src/contract/limits.ts';
import { reasonInWords } from '#src/domain/communityRules.ts';
import type { Ctx } from '#src/server/context.ts';
import { notifyChange } from '#src/server/db/contentChange.ts';
import { comment } from '#src/server/db/schema/comment.ts';
import { courseReview } from '#src/server/db/schema/courseReview.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { recordAdminEvent } from '#src/server/services/ground/index.ts';
import { closeOpenReports } from './closeOpenReports.ts';
import { lockWords, type WordsKind } from './lockWords.ts';
import { keepSilent, tellAuthor } from './tellAuthor.ts';

interface HideInput {
  kind: WordsKind;
  id: string;
  rule: CommunityRule;
  reason: string;
}

/**
 * Leaves a comment or a review to its author's eyes alone, who is told why; its open reports are closed. What is hidden already stays as it is.
 * @throws UnauthenticatedError, ForbiddenError, NotFoundError
 */
export async function hideWords({ ctx, input }: { ctx: Ctx; input: HideInput }): Promise<Decided> {
  requireRole(ctx.actor, 'MODERATOR');
  // One moment for all of it: by that, taking it back knows which reports it has closed.
  const at = ctx.now();
  return ctx.db.transaction((db) => hideWithin({ ctx: { ...ctx, db, now: () => at }, input }));
}

/** The same within a transaction whose clock stands; `isSilent` where the author is told by another one. */
export async function hideWithin({
  ctx,
  input,
  isSilent = false,
}: {
  ctx: Ctx;
  input: HideInput;
  isSilent?: boolean;
}): Promise<Decided> {
  const { kind, id, rule, reason } = input;
  const { authorId, text, hiddenAt, place } = await lockWords({ ctx, input });
  if (hiddenAt) return { changed: false, isTold: false };
  const table = kind === 'comment' ? comment : courseReview;
  const hidden = { hiddenAt: ctx.now(), hiddenReason: reasonInWords(rule, reason) };
  await ctx.db
    .update(table)
    .set(hidden)
    .where(and(eq(table.id, id), isNull(table.hiddenAt)));
  const reports = kind === 'comment' ? await closeOpenReports({ ctx, input: { commentId: id } }) : 0;
  if (kind === 'review') await notifyChange(ctx.db, 'review');
  await recordAdminEvent({
    ctx,
    input: {
      action: `${kind}-hidden`,
      target: id,
      details: { authorId, rule, ...(kind === 'comment' && { reports }) },
      before: { hidden: false },
      after: { hidden: true },
    },
  });
  await keepSilent({ ctx, input: { target: id } });
  if (isSilent) return { changed: true, isTold: false };
  const notice = { about: { act: 'hidden', kind, place, text }, rule, reason, target: id } as const;
  return { changed: true, isTold: await tellAuthor({ ctx, input: { userId: authorId, notice } }) };
}
