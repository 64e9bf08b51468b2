import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { type ContentItemRow, contentItem, contentRevision } from '#src/server/db/schema/content.ts';
import { checkDocument, prepare } from './checkDocument.ts';
import { findStored } from './findStored.ts';
import { isItem } from './lockItem.ts';
import { amountOf, publish } from './publish.ts';
import { publishNextTogether } from './publishTogether.ts';
import { type ReadAhead, readAhead } from './readAhead.ts';
import { recordPlan } from './recordPlan.ts';

type WorkerCtx = Pick<Ctx, 'db' | 'now' | 'logger'>;

/** Publishes what is due, one thing or one publication a transaction: a process that is killed leaves it to the next one. Answers how many. */
export async function publishDue(ctx: WorkerCtx, signal: AbortSignal): Promise<number> {
  let published = 0;
  while (!signal.aborted && (await publishNextTogether(ctx))) published += 1;
  while (!signal.aborted && (await publishNext(ctx))) published += 1;
  return published;
}

/** What comes with others comes with all of them (`publishTogether.ts`). */
const isAlone = and(eq(contentItem.state, 'scheduled'), isNull(contentItem.publication));
const isDue = (now: Date) => and(isAlone, lte(contentItem.publishAt, now));

/** When the next thing is due. */
export async function nextDue({ db }: Pick<Ctx, 'db'>): Promise<Date | null> {
  const [next] = await db
    .select({ publishAt: contentItem.publishAt })
    .from(contentItem)
    .where(isAlone)
    .orderBy(asc(contentItem.publishAt))
    .limit(1);
  return next?.publishAt ?? null;
}

/** Another process that has it in hand keeps it. Whether there was anything due. */
async function publishNext(ctx: WorkerCtx): Promise<boolean> {
  const [due] = await ctx.db
    .select({ kind: contentItem.kind, id: contentItem.id })
    .from(contentItem)
    .where(isDue(ctx.now()))
    .orderBy(asc(contentItem.publishAt))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!due) return false;
  const stored = await findStored(ctx.db, due.kind, due.id);
  const read = stored && (await readAhead(ctx.db, stored, 'planned'));
  return ctx.db.transaction(async (tx) => {
    const now = ctx.now();
    const [item] = await tx
      .select()
      .from(contentItem)
      .where(isDue(now))
      .orderBy(asc(contentItem.publishAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!item) return false;
    const { kind, id } = item;
    // Another one has become the first meanwhile: the next turn reads that one.
    if (kind !== due.kind || id !== due.id) return true;
    try {
      // What fails is undone alone, so that it does not stand in the way of the rest.
      await tx.transaction((inner) => publishPlanned({ ...ctx, db: inner }, item, read));
      ctx.logger.info({ kind, id }, 'published what was planned');
    } catch (error) {
      const state = item.live === null ? ('draft' as const) : ('published' as const);
      await tx.update(contentItem).set({ state, planned: null, publishAt: null, updatedAt: now }).where(isItem(item));
      const stored = await findStored(tx, kind, id);
      if (stored) await recordPlan({ ...ctx, db: tx }, stored, 'content-plan-failed');
      ctx.logger.error({ err: error, kind, id }, 'what was planned could not be published');
    }
    return true;
  });
}

async function publishPlanned(
  ctx: Pick<Ctx, 'db' | 'now'>,
  item: ContentItemRow,
  read: ReadAhead | null,
): Promise<void> {
  const { db } = ctx;
  const stored = await findStored(db, item.kind, item.id);
  const [revision] = await db
    .select()
    .from(contentRevision)
    .where(eq(contentRevision.id, item.planned ?? item.head));
  if (!stored || !revision || !read) throw new Error('The plan leads nowhere.');
  if (!isDeepStrictEqual(read.document, revision.document)) throw new Error('The plan was changed meanwhile.');
  // The site may be another one than when it was planned; the exercises were proven then.
  const checking = { ctx: { ...ctx, actor: null }, stored, proofs: [] };
  const now = ctx.now();
  const prepared = prepare(stored, revision.document, now);
  const { findings } = await checkDocument(checking, prepared, { own: read.own, live: read.own.inspection });
  const obstacles = findings.filter(({ isObstacle }) => isObstacle).map(({ kind }) => kind);
  if (obstacles.length > 0) throw new Error(`Something keeps it from the web: ${obstacles.join(', ')}.`);
  await publish(db, prepared, { stored, item, revision, uid: revision.authorUid, now });
  await recordPlan(ctx, stored, 'content-plan-kept', amountOf(revision));
}
