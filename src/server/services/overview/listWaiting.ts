import { and, count, desc, eq, isNotNull, isNull, lt, min, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { AdminAction } from '#src/contract/admin.ts';
import type { FirstSteps, WaitingKind } from '#src/contract/desk/overview/deskOverview.ts';
import { hours } from '#src/domain/duration.ts';
import type { Ctx } from '#src/server/context.ts';
import { adminEvent } from '#src/server/db/schema/adminEvent.ts';
import { feedbackMessage } from '#src/server/db/schema/feedbackMessage.ts';
import { mail } from '#src/server/db/schema/mail.ts';
import { order } from '#src/server/db/schema/order.ts';
import { user } from '#src/server/db/schema/user.ts';
import { hasRole, requireRole } from '#src/server/policies/user.ts';
import { readRows, waitingWords } from '#src/server/services/ground/index.ts';
import { countedLately } from './countedLately.ts';
import { firstSteps } from './firstSteps.ts';

export interface WaitingThing {
  kind: WaitingKind;
  count: number;
  since: Date | null;
}

export interface Waiting {
  items: WaitingThing[];
  firstSteps: FirstSteps | null;
  lastAct: { at: Date; action: AdminAction; actorName: string | null } | null;
  backup: { at: Date | null; isLate: boolean } | null;
}

/** So many have tried an exercise, and nobody has passed: it is the exercise. */
const stuckFrom = 5;
/** A dump is made every night: one of the night before last is late, whatever hour it is. */
const dumpsEvery = hours(30);

interface Counted {
  count: number;
  since: Date | null;
}

/** What waits for the caller's roles, the most urgent first. @throws UnauthenticatedError, ForbiddenError */
export async function listWaiting({
  ctx,
  input: { lastDumpAt },
}: {
  ctx: Ctx;
  input: { lastDumpAt?: (() => Promise<Date | null>) | undefined };
}): Promise<Waiting> {
  requireRole(ctx.actor, 'EDITOR', 'LECTURER', 'MODERATOR', 'TREASURER');
  const { db, actor } = ctx;
  const moderates = hasRole(actor, 'MODERATOR');
  const manages = hasRole(actor, 'ADMIN');
  // Younger payments are still being made, and mails that are due for less are on their way.
  const anHourAgo = new Date(ctx.now().getTime() - hours(1));
  const counted: [WaitingKind, Promise<Counted[]>][] = [];
  if (moderates) {
    const unanswered = db
      .select({ count: count(), since: min(feedbackMessage.createdAt) })
      .from(feedbackMessage)
      .where(isNull(feedbackMessage.closedAt));
    counted.push(['comments', waitingWords(ctx).then((words) => [words])], ['feedback', unanswered]);
  }
  if (hasRole(actor, 'TREASURER')) {
    const unpaid = db
      .select({ count: count(), since: min(order.createdAt) })
      .from(order)
      .where(and(eq(order.status, 'pending'), lt(order.createdAt, anHourAgo)));
    counted.push(['payments', unpaid]);
  }
  if (manages) {
    const failed = db
      .select({ count: count(), since: min(mail.failedAt) })
      .from(mail)
      .where(isNotNull(mail.failedAt));
    const late = db
      .select({ count: count(), since: min(mail.createdAt) })
      .from(mail)
      .where(and(isNull(mail.sentAt), isNull(mail.failedAt), lt(mail.createdAt, anHourAgo), lt(mail.dueAt, ctx.now())));
    counted.push(['failed-mails', failed], ['late-mails', late]);
  }
  if (hasRole(actor, 'EDITOR', 'LECTURER')) counted.push(['exercises', countStuckExercises(ctx)]);
  const [items, steps, lastAct, backup] = await Promise.all([
    Promise.all(counted.map(async ([kind, rows]) => ({ kind, ...((await rows)[0] ?? { count: 0, since: null }) }))),
    firstSteps(ctx),
    manages ? findLastAct(ctx) : null,
    manages && lastDumpAt ? ageOf(ctx, lastDumpAt) : null,
  ]);
  return { items: items.filter((item) => item.count > 0), firstSteps: steps, lastAct, backup };
}

async function ageOf({ now }: Pick<Ctx, 'now'>, lastDumpAt: () => Promise<Date | null>): Promise<Waiting['backup']> {
  const at = await lastDumpAt();
  return { at, isLate: at !== null && now().getTime() - at.getTime() > dumpsEvery };
}

async function countStuckExercises(ctx: Ctx): Promise<Counted[]> {
  const { value } = await countedLately(ctx, 'stuck exercises', async () => {
    const [stuck] = await readRows(
      ctx,
      z.object({ total: z.coerce.number() }),
      sql`
      select count(*) as total from (
        select exercise_id from exercise_progress where cardinality(attempt_ids) > 0
        group by exercise_id having count(*) >= ${stuckFrom} and count(passed_at) = 0
      ) as stuck`,
    );
    return stuck?.total ?? 0;
  });
  return [{ count: value, since: null }];
}

async function findLastAct({ db }: Pick<Ctx, 'db'>): Promise<Waiting['lastAct']> {
  const [last] = await db
    .select({ at: adminEvent.at, action: adminEvent.action, actorName: user.displayName })
    .from(adminEvent)
    .leftJoin(user, eq(user.uid, adminEvent.actorUid))
    .orderBy(desc(adminEvent.id))
    .limit(1);
  return last ?? null;
}
