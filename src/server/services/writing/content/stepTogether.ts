import type { ContentFinding, ContentKind, ContentPublication } from '#src/contract/desk/content/deskContent.ts';
import type { Ctx } from '#src/server/context.ts';
import { kinds } from '#src/server/services/writing/kinds/kinds.ts';
import { findOwn } from './access.ts';
import { beginStep, type Stepping } from './beginStep.ts';
import { liveDocument } from './checkContent.ts';
import { checkDocument, prepare } from './checkDocument.ts';
import { keepProofs } from './keepProofs.ts';
import { publishOne } from './publishOne.ts';
import { type ReadAhead, readAhead, requireSame } from './readAhead.ts';

type Thing = ContentPublication['things'][number];

/** Kinds in the order in which their rows refer to each other: a chapter comes before its lectures. */
const order = Object.keys(kinds) as ContentKind[];
export const inOrder = (one: Pick<Thing, 'kind' | 'id'>, other: Pick<Thing, 'kind' | 'id'>) =>
  order.indexOf(one.kind) - order.indexOf(other.kind) || (one.id < other.id ? -1 : 1);

interface ReadThing {
  thing: Thing;
  ahead: ReadAhead;
}

/** Reads each thing where its text may take its time, before the transaction in which nobody else can change it. */
export async function readThings(ctx: Ctx, things: readonly Thing[]): Promise<ReadThing[]> {
  const read: ReadThing[] = [];
  for (const thing of things.toSorted(inOrder)) {
    const ahead = await readAhead(ctx.db, await findOwn(ctx, thing.kind, thing.id), 'head');
    await keepProofs(ctx, ahead.own.inspection?.exercises ?? [], thing.proofs);
    read.push({ thing, ahead });
  }
  return read;
}

export interface CheckedThing {
  thing: Thing;
  findings: ContentFinding[];
}

/**
 * Takes things to the web one after the other, each checked where those before it are there already; what has obstacles is not taken.
 * To be called in a transaction, which does not stay where there are any.
 */
export async function stepTogether(
  ctx: Ctx,
  read: readonly ReadThing[],
  take: (stepping: Stepping) => Promise<unknown>,
): Promise<CheckedThing[]> {
  const checked: CheckedThing[] = [];
  for (const { thing, ahead } of read) {
    const stepping = await beginStep(ctx, thing);
    const { stored, locked } = stepping;
    requireSame(ahead, locked.head.document, await liveDocument(ctx.db, stored));
    const prepared = prepare(stored, locked.head.document, ctx.now());
    const { findings } = await checkDocument({ ctx, stored, proofs: thing.proofs }, prepared, ahead);
    checked.push({ thing, findings });
    // What only waits for a run is there for those that need it: else each of them would have an obstacle more.
    const isBroken = findings.some(({ isObstacle, kind }) => isObstacle && kind !== 'exercise-unproven');
    if (!isBroken) await take(stepping);
  }
  return checked;
}

/** Ends a transaction that was only to see what would come of it. */
class Tried extends Error {
  readonly checked: CheckedThing[];

  constructor(checked: CheckedThing[]) {
    super('Nothing of this stays.');
    this.checked = checked;
  }
}

/**
 * What would keep things from the web if they came there together: they are published, looked at, and all of it is undone before
 * anybody else can see it. So it is never another answer than that of the publication.
 */
export async function tryTogether(ctx: Ctx, read: readonly ReadThing[]): Promise<CheckedThing[]> {
  try {
    return await ctx.db.transaction(async (tx) => {
      throw new Tried(await stepTogether({ ...ctx, db: tx }, read, publishOne));
    });
  } catch (error) {
    if (error instanceof Tried) return error.checked;
    throw error;
  }
}
