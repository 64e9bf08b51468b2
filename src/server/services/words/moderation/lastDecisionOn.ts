import { and, desc, eq, inArray } from 'drizzle-orm';
import type { AdminAction } from '#src/contract/admin.ts';
import type { Ctx } from '#src/server/context.ts';
import { adminEvent } from '#src/server/db/schema/adminEvent.ts';
import { user } from '#src/server/db/schema/user.ts';

export interface LastDecision {
  action: AdminAction;
  actorName: string | null;
  at: Date;
}

const decisions: AdminAction[] = [
  'comment-hidden',
  'comment-restored',
  'comment-deleted',
  'comment-reports-closed',
  'comment-reports-reopened',
  'review-hidden',
  'review-restored',
  'comment-let-through',
  'comment-held-again',
  'review-let-through',
  'review-held-again',
];

/** What was decided last about a comment or a review, and by whom. */
export async function lastDecisionOn({ db }: Pick<Ctx, 'db'>, id: string): Promise<LastDecision | null> {
  const [last] = await db
    .select({ action: adminEvent.action, actorName: user.displayName, at: adminEvent.at })
    .from(adminEvent)
    .leftJoin(user, eq(user.uid, adminEvent.actorUid))
    .where(and(eq(adminEvent.target, id), inArray(adminEvent.action, decisions)))
    .orderBy(desc(adminEvent.id))
    .limit(1);
  return last ?? null;
}
