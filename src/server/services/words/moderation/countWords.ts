import { and, isNotNull, isNull } from 'drizzle-orm';
import type { WordCounts } from '#src/contract/desk/words/deskWords.ts';
import type { Ctx } from '#src/server/context.ts';
import { blockedPerson } from '#src/server/db/schema/blockedPerson.ts';
import { comment } from '#src/server/db/schema/comment.ts';
import { courseReview } from '#src/server/db/schema/courseReview.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { isBlocking } from '#src/server/services/words/blocking/isBlocking.ts';
import { doFirstLinksWait } from '#src/server/services/words/holding/firstLinks.ts';
import { countWaiting } from './listWaitingWords.ts';

/** How many things the lists of „Komentáre“ have. @throws UnauthenticatedError, ForbiddenError */
export async function countWords({ ctx }: { ctx: Ctx }): Promise<WordCounts> {
  requireRole(ctx.actor, 'MODERATOR');
  const { db } = ctx;
  const isThere = isNull(comment.deletedAt);
  const [waiting, firstLinksWait, comments, hidden, reviews, blocks] = await Promise.all([
    countWaiting(ctx),
    doFirstLinksWait(ctx),
    db.$count(comment, isThere),
    db.$count(comment, and(isThere, isNotNull(comment.hiddenAt))),
    db.$count(courseReview),
    db.$count(blockedPerson, isBlocking(ctx.now())),
  ]);
  const { link: links, repeat: repeats, report: reported } = waiting;
  return { reported, links, repeats, firstLinksWait, comments, hidden, reviews, blocks };
}
