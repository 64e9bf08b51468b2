import { desc, eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { AdminAction } from '#src/contract/admin.ts';
import { type FirstSteps, type WaitingKind, waitingKindSchema } from '#src/contract/desk/overview/deskOverview.ts';
import { hours } from '#src/domain/duration.ts';
import type { Ctx } from '#src/server/context.ts';
import { adminEvent } from '#src/server/db/schema/adminEvent.ts';
import { user } from '#src/server/db/schema/user.ts';
import { hasRole, requireRole } from '#src/server/policies/user.ts';
import { readRows, waitingWords } from '#src/server/services/ground/index.ts';
import { type Claim, claimOf, claimWaiting, readClaims } from './claims.ts';
import { countedLately } from './countedLately.ts';
import { firstSteps } from './firstSteps.ts';
import { waitingKindsOf, waitingRules } from './waitingKinds.ts';

export interface WaitingThing {
  kind: WaitingKind;
  count: number;
  since: Date | null;
  due: Date | null;
}

export interface ClaimedThing extends WaitingThing {
  claim: Claim | null;
}

export interface Waiting {
  items: ClaimedThing[];
  firstSteps: FirstSteps | null;
  lastAct: { at: Date; action: AdminAction; actorName: string | null } | null;
  backup: { at: Date | null; isLate: boolean } | null;
}

/** So many have tried an exercise, and nobody has passed: it is the exercise. */
const stuckFrom = 5;
/** A dump is made every night: one of the night before last is late, whatever hour it is. */
const dumpsEvery = hours(30);

interface Input {
  /** What is moved at the payment provider is no money. */
  isTest: boolean;
  lastDumpAt?: (() => Promise<Date | null>) | undefined;
}

/** What the caller can do something about, the most urgent first. @throws UnauthenticatedError, ForbiddenError */
export async function listWaiting({
  ctx,
  input: { isTest, lastDumpAt },
}: {
  ctx: Ctx;
  input: Input;
}): Promise<Waiting> {
  requireRole(ctx.actor, 'EDITOR', 'LECTURER', 'MODERATOR', 'TREASURER');
  const manages = hasRole(ctx.actor, 'ADMIN');
  const [things, claims, steps, lastAct, backup] = await Promise.all([
    waitingThings(ctx, isTest),
    readClaims(ctx),
    firstSteps(ctx),
    manages ? findLastAct(ctx) : null,
    manages && lastDumpAt ? ageOf(ctx, lastDumpAt) : null,
  ]);
  const items = things.map((thing) => ({ ...thing, claim: claimOf(claims.get(thing.kind), thing.since) }));
  return { items, firstSteps: steps, lastAct, backup };
}

const rowSchema = z.object({
  kind: waitingKindSchema,
  count: z.coerce.number(),
  since: z.coerce.date().nullable(),
  due: z.coerce.date().nullable(),
});

/** What waits of the kinds that are the caller's: one statement for most of them. */
async function waitingThings(ctx: Ctx, isTest: boolean): Promise<WaitingThing[]> {
  const kinds = waitingKindsOf(ctx);
  const asking = { now: ctx.now(), isTest, isOwn: (authorId: SQL) => isOwn(ctx, authorId) };
  const counts = kinds.flatMap((kind) => {
    const rows = waitingRules[kind].rows?.(asking);
    return rows ? [sql`select ${kind}::text as kind, count, since, due from (${rows}) as counted`] : [];
  });
  const [rows, words, stuck] = await Promise.all([
    counts.length > 0 ? readRows(ctx, rowSchema, sql.join(counts, sql` union all `)) : [],
    kinds.includes('comments') ? waitingWords(ctx) : null,
    kinds.includes('exercises') ? countStuckExercises(ctx) : 0,
  ]);
  const counted = new Map<WaitingKind, WaitingThing>(rows.map((row) => [row.kind, row]));
  if (words) counted.set('comments', { ...words, kind: 'comments', due: null });
  counted.set('exercises', { kind: 'exercises', count: stuck, since: null, due: null });
  return kinds.flatMap((kind) => counted.get(kind) ?? []).filter(({ count }) => count > 0);
}

/** That a thing is the caller's, where they do not write all. */
function isOwn({ actor }: Pick<Ctx, 'actor'>, authorId: SQL): SQL {
  if (hasRole(actor, 'EDITOR')) return sql`true`;
  const userId = (actor.kind === 'user' && actor.user?.id) || '';
  return sql`${authorId} in (select id from author where user_id = ${userId})`;
}

async function ageOf({ now }: Pick<Ctx, 'now'>, lastDumpAt: () => Promise<Date | null>): Promise<Waiting['backup']> {
  const at = await lastDumpAt();
  return { at, isLate: at !== null && now().getTime() - at.getTime() > dumpsEvery };
}

/** Of lecturers those of their own courses. */
async function countStuckExercises(ctx: Ctx): Promise<number> {
  const writesAll = hasRole(ctx.actor, 'EDITOR');
  const whose = writesAll ? 'all' : ctx.actor.kind === 'user' ? ctx.actor.identity.uid : '';
  const { value } = await countedLately(ctx, `stuck exercises of ${whose}`, async () => {
    const own = sql`lecture_id in (
      select lecture.id from lecture join chapter on chapter.id = lecture.chapter_id
      join course on course.id = chapter.course_id where ${isOwn(ctx, sql`course.author_id`)})`;
    const [stuck] = await readRows(
      ctx,
      z.object({ total: z.coerce.number() }),
      sql`
      select count(*) as total from (
        select exercise_id from exercise_progress
        where cardinality(attempt_ids) > 0 and ${writesAll ? sql`true` : own}
        group by exercise_id having count(*) >= ${stuckFrom} and count(passed_at) = 0
      ) as stuck`,
    );
    return stuck?.total ?? 0;
  });
  return value;
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

/** As `claimWaiting`, of what waits now. @throws UnauthenticatedError, ForbiddenError, NotFoundError */
export async function takeWaiting({
  ctx,
  input: { kind, isTaken, isTest },
}: {
  ctx: Ctx;
  input: { kind: WaitingKind; isTaken: boolean; isTest: boolean };
}): Promise<Claim | null> {
  requireRole(ctx.actor, 'EDITOR', 'LECTURER', 'MODERATOR', 'TREASURER');
  const thing = (await waitingThings(ctx, isTest)).find((one) => one.kind === kind);
  return claimWaiting({ ctx, input: { kind, isTaken, since: thing?.since ?? null } });
}
