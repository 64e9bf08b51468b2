import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { and, eq, sql } from 'drizzle-orm';
import type { SourceLoss, SourceReport } from '#src/contract/desk/content/deskSource.ts';
import { hours, minutes } from '#src/domain/duration.ts';
import type { Ctx } from '#src/server/context.ts';
import { notifyChange } from '#src/server/db/contentChange.ts';
import type { SourceAbout } from '#src/server/db/schema/source.ts';
import { type SourceItemRow, sourceItem } from '#src/server/db/schema/source.ts';
import type { MediaStore } from '#src/server/integrations/media/mediaStore.ts';
import { givingUp } from '#src/server/integrations/sources/givingUp.ts';
import type { Get } from '#src/server/integrations/sources/openAddress.ts';
import { SourceError } from '#src/server/integrations/sources/SourceError.ts';
import type { Source, Sourced, SourceLook } from '#src/server/integrations/sources/source.ts';
import { outageOf } from '#src/server/network/outage.ts';
import { noteImport } from '#src/server/services/writing/content/noteImport.ts';
import { kinds } from '#src/server/services/writing/kinds/kinds.ts';
import { putRow } from '#src/server/services/writing/kinds/putRow.ts';
import { NoRoomError } from '#src/server/services/writing/media/RefusedFileError.ts';
import { putDraftAway } from './draftItem.ts';
import { failureInWords } from './failureInWords.ts';
import { endLease, holdLease, type Lease, LeaseLostError, leaseMs, takeLease } from './lease.ts';
import { linkAllCopies } from './linkCopies.ts';
import { retireNames } from './retireNames.ts';
import { bringThing, isItemOf, type PutThing, type Taking } from './takeThing.ts';
import { type Telling, tellChanges } from './tellChanges.ts';
import { workAhead } from './workAhead.ts';

interface Options {
  ctx: Pick<Ctx, 'db' | 'now' | 'logger'>;
  source: Source;
  store: MediaStore;
  get: Get;
  signal: AbortSignal;
}

/** Milliseconds from one look to the next. */
export const everyMs = minutes(5);
/** A source that is away is asked ever more seldom, but every six hours at least. */
const longestPauseMs = hours(6);
/** As many as somebody reads. */
const mostLosses = 200;

export const emptyReport: SourceReport = { taken: 0, unchanged: 0, gone: 0, losses: [], failure: null };

/**
 * Looks at a source that is due, and stores what it has thing by thing; what has gone there is taken from the web at the end. A source
 * that does not answer changes nothing. Of two processes one does it; what a killed one has begun the next one goes on with. Whether
 * there was anything to do.
 */
export async function runSource({ ctx, source, store, get, signal }: Options): Promise<boolean> {
  const lease = { source: source.name, token: randomUUID() };
  const row = await takeLease(ctx, lease);
  if (!row) return false;
  const { logger, db } = ctx;
  const lost = new AbortController();
  const stop = AbortSignal.any([signal, lost.signal]);
  // A recording comes for minutes.
  const heartbeat = setInterval(() => {
    holdLease(db, lease, ctx.now()).catch((error: unknown) => lost.abort(error));
  }, leaseMs / 3);
  const report = structuredClone({ ...emptyReport, losses: row.report.losses });
  const telling = tellChanges(ctx, row.wasLost);
  try {
    const { mark, about } = await readAll(
      { ctx, source, store, get: givingUp(get), signal: stop },
      { lease, mark: row.mark, report, telling },
    ).finally(() => telling.end());
    const now = ctx.now();
    const isOther = about !== undefined && !isDeepStrictEqual(about, row.about);
    await endLease(db, lease, {
      ...(mark !== null && { mark }),
      ...(about && { about }),
      lastRunAt: now,
      lastSuccessAt: now,
      failuresInRow: 0,
      nextRunAt: new Date(now.getTime() + everyMs),
      report,
    });
    // Feeds of this site say it.
    if (isOther) await notifyChange(db, '*');
    logger.info({ source: source.name, ...report, losses: report.losses.length }, 'looked at a source');
  } catch (error) {
    if (error instanceof LeaseLostError || lost.signal.aborted) {
      logger.warn({ err: error, source: source.name }, 'another process has the source');
    } else if (signal.aborted) {
      await endLease(db, lease, {});
    } else {
      const now = ctx.now();
      const failuresInRow = row.failuresInRow + 1;
      const pause = Math.min(everyMs * 2 ** (failuresInRow - 1), longestPauseMs);
      await endLease(db, lease, {
        lastRunAt: now,
        failuresInRow,
        nextRunAt: new Date(now.getTime() + pause),
        report: { ...report, failure: failureInWords(error) },
      });
      const level = error instanceof SourceError ? 'warn' : 'error';
      logger[level]({ err: error, source: source.name, failuresInRow }, 'a source could not be read');
    }
  } finally {
    clearInterval(heartbeat);
  }
  return true;
}

interface Round {
  lease: Lease;
  mark: string | null;
  report: SourceReport;
  telling: Telling;
}

/** Counts what it does into the report. Answers from where the next look goes on; `null`: from where this one did. */
async function readAll(
  options: Options,
  round: Round,
): Promise<{ mark: string | null; about?: SourceAbout | undefined }> {
  const { ctx, source, signal } = options;
  const { lease, mark, report, telling } = round;
  const look = await source.look(mark, signal);
  if (look === 'unchanged') {
    report.unchanged = await ctx.db.$count(sourceItem, eq(sourceItem.source, source.name));
    return { mark: null };
  }
  let isWhole = true;
  // The first look brings years of posts, and is not to take hours.
  const inHaste = mark === null;
  const brought = workAhead(look.things, {
    atOnce: source.atOnce,
    work: async (thing, signal) => ({
      thing,
      put: await bring({ ...options, signal }, { lease, thing, inHaste, telling }),
    }),
    signal,
  });
  for await (const { thing, put } of brought) {
    signal.throwIfAborted();
    const taking = await attempt(options, thing, put);
    if (taking.outcome === 'taken') report.taken += 1;
    if (taking.outcome === 'unchanged') {
      report.unchanged += 1;
      continue;
    }
    const { externalId, title, url } = thing;
    // Tried once more after the first time, and then when it changes or somebody asks for it.
    const before = report.losses.find((loss) => loss.externalId === externalId);
    if (taking.isIncomplete && !isDeepStrictEqual(before?.reasons, taking.losses)) isWhole = false;
    const isLeftOut = taking.outcome === 'left-out' || thing.isDraft === true;
    note(report, { externalId, title, url, isLeftOut, reasons: taking.losses });
    if (taking.losses.length > 0) {
      ctx.logger.warn({ source: source.name, url, losses: taking.losses }, 'not all of a thing could be taken');
    }
  }
  await retireGone(options, look, round);
  if (await retireNames({ ctx, lease })) await telling.changed();
  await linkAllCopies({ ctx, lease, telling });
  for (const { losses: reasons, ...thing } of look.leftOut?.() ?? []) {
    note(report, { ...thing, isLeftOut: true, reasons });
  }
  return { mark: isWhole ? look.mark() : null, about: look.about?.() };
}

/** What breaks is said when it is the thing's turn to be put on the site. */
function bring(
  { ctx, store, get, signal }: Options,
  { thing, ...round }: Pick<Round, 'lease' | 'telling'> & { thing: Sourced; inHaste: boolean },
): Promise<PutThing> {
  const bringing = bringThing({ ctx, store, get, signal, ...round, input: thing });
  return bringing.catch((error: unknown) => () => Promise.reject(error));
}

/** What one thing breaks is said of it alone, and the others come. */
async function attempt({ ctx, source, signal }: Options, thing: Sourced, put: PutThing): Promise<Taking> {
  try {
    return await put();
  } catch (error) {
    const isOfAll = error instanceof LeaseLostError || error instanceof NoRoomError || outageOf(error) !== null;
    if (isOfAll || signal.aborted) throw error;
    ctx.logger.error({ err: error, source: source.name, url: thing.url }, 'a thing of a source could not be stored');
    const losses = ['Pri\u00A0ukladaní sa niečo pokazilo u\u00A0nás. Podrobnosti sú v\u00A0zázname servera.'];
    return { outcome: 'left-out', losses, isIncomplete: false };
  }
}

/** What is known of a thing by now, in the place of what was known before. */
function note(report: SourceReport, loss: SourceLoss): void {
  const others = report.losses.filter(({ externalId }) => externalId !== loss.externalId);
  report.losses = (loss.reasons.length > 0 ? [loss, ...others] : others).slice(0, mostLosses);
}

async function retireGone({ ctx }: Options, look: SourceLook, { lease, report, telling }: Round): Promise<void> {
  const present = look.present();
  if (!present) return;
  report.losses = report.losses.filter(({ externalId, isLeftOut }) => !isLeftOut || present.has(externalId));
  const items = await ctx.db.select().from(sourceItem).where(eq(sourceItem.source, lease.source));
  const since = look.presentSince?.() ?? null;
  const gone = items.filter(
    ({ externalId, publishedAt }) => !present.has(externalId) && (since === null || publishedAt > since),
  );
  // An association does not throw everything away; a broken plugin does.
  if (items.length > 0 && present.size === 0) throw new SourceError('empty', `${lease.source} has nothing any more`);
  for (const item of gone) {
    if (!(await retire(ctx, item, lease, report))) continue;
    report.gone += 1;
    await telling.changed();
  }
}

/** Takes a thing from the web; comments and marks stay with its row, for the day on which it comes back. Whether it was there. */
async function retire(
  ctx: Pick<Ctx, 'db' | 'now'>,
  item: SourceItemRow,
  lease: Lease,
  report: SourceReport,
): Promise<boolean> {
  const { kind, itemId, externalId, url } = item;
  return ctx.db.transaction(async (tx) => {
    const now = ctx.now();
    await holdLease(tx, lease, now);
    const { table, id, name, isLive, key } = kinds[kind];
    const [row] = await tx
      .select({ isLive, name: sql<string>`${name}` })
      .from(table)
      .where(eq(id, itemId));
    if (!row?.isLive) {
      await putDraftAway(tx, item, now);
      return false;
    }
    const uses = (await kinds[kind].uses?.(tx, itemId)) ?? [];
    if (uses.length > 0) {
      note(report, { externalId, title: row.name, url, isLeftOut: false, reasons: ['Zdroj to už nemá.', ...uses] });
      return false;
    }
    await putRow(tx, kinds[kind], { [key]: itemId }, { isLive: false, now });
    await tx
      .update(sourceItem)
      .set({ hash: '', at: now })
      .where(and(isItemOf(lease.source, externalId)));
    await noteImport(tx, new Map([[table, [itemId]]]), now);
    return true;
  });
}
