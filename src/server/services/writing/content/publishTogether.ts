import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, isNotNull, lt, lte } from 'drizzle-orm';
import { undoMs } from '#src/domain/desk/content/publication.ts';
import type { Ctx } from '#src/server/context.ts';
import { notifyChange } from '#src/server/db/contentChange.ts';
import { type ContentItemRow, contentItem, contentRevision } from '#src/server/db/schema/content.ts';
import { contentPublication } from '#src/server/db/schema/contentPublication.ts';
import { checkDocument, prepare } from './checkDocument.ts';
import { findStored } from './findStored.ts';
import { isItem } from './lockItem.ts';
import { isPublication, unplanned, waitingFor } from './publications.ts';
import { amountOf } from './publish.ts';
import { publishNoted } from './publishOne.ts';
import { type ReadAhead, readAhead } from './readAhead.ts';
import { recordPlan } from './recordPlan.ts';
import { inOrder } from './stepTogether.ts';

type WorkerCtx = Pick<Ctx, 'db' | 'now' | 'logger'>;

/** What keeps a plan from being kept, in sentences for the desk. */
class PlanError extends Error {
  readonly reasons: string[];

  constructor(reasons: string[]) {
    super('The plan cannot be kept.');
    this.reasons = reasons;
  }
}

const sentence = 'Pri publikovaní sa niečo pokazilo na serveri. Skús to znova.';

/** Publishes what was planned together and is due: all of it or none, and none says why. Whether there was anything due. */
export async function publishNextTogether(ctx: WorkerCtx): Promise<boolean> {
  const isDue = and(eq(contentPublication.state, 'planned'), lte(contentPublication.at, ctx.now()));
  const [due] = await ctx.db
    .select()
    .from(contentPublication)
    .where(isDue)
    .orderBy(asc(contentPublication.at))
    .limit(1);
  if (!due) return false;
  const read = new Map<string, ReadAhead>();
  for (const { kind, id } of due.things) {
    const stored = await findStored(ctx.db, kind, id);
    if (stored) read.set(`${kind} ${id}`, await readAhead(ctx.db, stored, 'planned'));
  }
  return ctx.db.transaction(async (tx) => {
    const isIt = and(isPublication(due.id), isDue);
    const [row] = await tx.select().from(contentPublication).where(isIt).for('update', { skipLocked: true });
    // Another process has it in hand, or somebody takes it back at this moment.
    if (!row) return false;
    const now = ctx.now();
    const items = await waitingFor(tx, row.id);
    try {
      await tx.transaction(async (inner) => {
        const outcomes = await publishItems({ ...ctx, db: inner }, items, read);
        const set = { state: 'published' as const, at: now, changedAt: now };
        const things = outcomes.map(({ thing }) => thing);
        const before = outcomes.map(({ before }) => before);
        await inner
          .update(contentPublication)
          .set({ ...set, things, before })
          .where(isPublication(row.id));
      });
      ctx.logger.info({ publication: row.id, things: items.length }, 'published together what was planned');
    } catch (error) {
      for (const item of items) {
        await tx
          .update(contentItem)
          .set({ ...unplanned(item), updatedAt: now })
          .where(isItem(item));
        const stored = await findStored(tx, item.kind, item.id);
        if (stored) await recordPlan({ ...ctx, db: tx }, stored, 'content-plan-failed');
      }
      const reasons = error instanceof PlanError ? error.reasons : [sentence];
      const set = { state: 'failed' as const, changedAt: now, reasons };
      await tx.update(contentPublication).set(set).where(isPublication(row.id));
      ctx.logger.error({ err: error, publication: row.id }, 'what was planned together could not be published');
    }
    return true;
  });
}

async function publishItems(
  ctx: Pick<Ctx, 'db' | 'now'>,
  items: readonly ContentItemRow[],
  read: ReadonlyMap<string, ReadAhead>,
) {
  const { db } = ctx;
  const now = ctx.now();
  const reasons: string[] = [];
  const outcomes: Awaited<ReturnType<typeof publishNoted>>[] = [];
  for (const item of items.toSorted(inOrder)) {
    const stored = await findStored(db, item.kind, item.id);
    const [revision] = await db
      .select()
      .from(contentRevision)
      .where(eq(contentRevision.id, item.planned ?? item.head));
    const ahead = read.get(`${item.kind} ${item.id}`);
    if (!stored || !revision || !ahead || !isDeepStrictEqual(ahead.document, revision.document)) {
      throw new Error('The plan was changed meanwhile.');
    }
    const prepared = prepare(stored, revision.document, now);
    // The site may be another one than when it was planned; the exercises were proven then.
    const checking = { ctx: { ...ctx, actor: null }, stored, proofs: [] };
    const { findings } = await checkDocument(checking, prepared, { own: ahead.own, live: ahead.own.inspection });
    const obstacles = findings.filter(({ isObstacle }) => isObstacle);
    if (obstacles.length > 0) reasons.push(...obstacles.map(({ title }) => `${stored.name}: ${title}`));
    else {
      outcomes.push(await publishNoted(ctx, { prepared, stored, item, revision, uid: revision.authorUid, now }));
      await recordPlan(ctx, stored, 'content-plan-kept', amountOf(revision));
    }
  }
  if (reasons.length > 0) throw new PlanError(reasons);
  return outcomes;
}

/** Lets go of what taking back would need, when its minute is over; feeds tell of it from then on. */
export async function closePublications({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  const isOver = and(
    isNotNull(contentPublication.before),
    lt(contentPublication.changedAt, new Date(now().getTime() - undoMs)),
  );
  const closed = await db
    .update(contentPublication)
    .set({ before: null })
    .where(isOver)
    .returning({ id: contentPublication.id });
  if (closed.length > 0) await notifyChange(db, '*');
}

/** When the next of them is due. */
export async function nextTogether({ db }: Pick<Ctx, 'db'>): Promise<Date | null> {
  const [next] = await db
    .select({ at: contentPublication.at })
    .from(contentPublication)
    .where(eq(contentPublication.state, 'planned'))
    .orderBy(asc(contentPublication.at))
    .limit(1);
  return next?.at ?? null;
}
