import type { AdminAction } from '#src/contract/admin.ts';
import type { ContentKind, ContentStep } from '#src/contract/desk/content/deskContent.ts';
import { planPatience } from '#src/domain/desk/kit/plannedMoment.ts';
import type { Ctx } from '#src/server/context.ts';
import { notifyChange } from '#src/server/db/contentChange.ts';
import { type ContentItemRow, contentItem } from '#src/server/db/schema/content.ts';
import { MomentOverError, ObstaclesError, StaleError } from '#src/server/errors.ts';
import { requireSignedIn } from '#src/server/policies/user.ts';
import type { Stored } from '#src/server/services/writing/kinds/Kind.ts';
import { kinds } from '#src/server/services/writing/kinds/kinds.ts';
import { putRow } from '#src/server/services/writing/kinds/putRow.ts';
import { refuseSourced } from '#src/server/services/writing/source/findOrigin.ts';
import { findOwn } from './access.ts';
import { liveDocument } from './checkContent.ts';
import { checkDocument, prepare } from './checkDocument.ts';
import { isItem, isNewest, type LockedItem, lockItem } from './lockItem.ts';
import { type OpenDetail, openStored } from './openContent.ts';
import { amountOf, publish } from './publish.ts';
import { type ReadAhead, readAhead, requireSame } from './readAhead.ts';
import { recordContentEvent } from './recordContentEvent.ts';

interface Stepping {
  ctx: Ctx;
  stored: Stored;
  locked: LockedItem;
}

/**
 * Takes a thing a step on its way: to the web at once or at a moment, to a review, from the web, into the archive and back. Answers
 * it as it stands then.
 * @throws UnauthenticatedError, ForbiddenError, NotFoundError, StaleError `content-changed`, ObstaclesError, MomentOverError
 */
export async function stepContent({
  ctx,
  input: { kind, id, step },
}: {
  ctx: Ctx;
  input: { kind: ContentKind; id: string; step: ContentStep };
}): Promise<OpenDetail> {
  // A thing is read here, where its text may take its time, then as nobody else can change it, and once more when it was published.
  const read = step.step === 'publish' ? await readAhead(ctx.db, await findOwn(ctx, kind, id), 'head') : null;
  const stored = await ctx.db.transaction(async (tx) => {
    const inTransaction = { ...ctx, db: tx };
    const stored = await findOwn(inTransaction, kind, id);
    await refuseSourced(tx, stored);
    const locked = await lockItem(tx, stored);
    const stepping = { ctx: inTransaction, stored, locked };
    if ('revision' in step && !isNewest(locked, step.revision)) {
      throw new StaleError('content-changed', 'Somebody else has saved meanwhile.');
    }
    if (step.step === 'publish') return read ? publishNow(stepping, step, read) : stored;
    await goOn(stepping, step.step);
    return stored;
  });
  return openStored(ctx, stored);
}

function goOn(stepping: Stepping, step: Exclude<ContentStep['step'], 'publish'>): Promise<void> {
  switch (step) {
    case 'review':
      return move(stepping, { state: 'review', planned: null, publishAt: null }, null);
    case 'withdraw':
      return withdraw(stepping);
    case 'archive':
      return retire(stepping, 'archived', 'content-archived');
    case 'revive':
      return revive(stepping);
  }
}

async function publishNow(
  { ctx, stored, locked: { item, head } }: Stepping,
  { at, proofs }: Extract<ContentStep, { step: 'publish' }>,
  read: ReadAhead,
): Promise<Stored> {
  const now = ctx.now();
  const moment = at === undefined ? now : new Date(at);
  if (moment.getTime() < now.getTime() - planPatience) throw new MomentOverError();
  requireSame(read, head.document, await liveDocument(ctx.db, stored));
  const prepared = prepare(stored, head.document, now);
  const { findings } = await checkDocument({ ctx, stored, proofs }, prepared, read);
  const obstacles = findings.filter(({ isObstacle }) => isObstacle);
  if (obstacles.length > 0) {
    throw new ObstaclesError(
      obstacles.map(({ field, line, title }) => ({ path: field ?? `text.${line ?? 1}`, message: title })),
    );
  }
  if (moment > now) {
    await ctx.db
      .update(contentItem)
      .set({ state: 'scheduled', planned: head.id, publishAt: moment, updatedAt: now })
      .where(isItem(stored));
    await recordContentEvent(ctx, stored, 'content-scheduled', { at: moment.toISOString() });
    return stored;
  }
  const { identity } = requireSignedIn(ctx.actor);
  const after = await publish(ctx.db, prepared, { stored, item, revision: head, uid: identity.uid, now });
  await recordContentEvent(ctx, stored, 'content-published', amountOf(head));
  return after;
}

/** Takes a plan or a wish for a review back, and only where there is none, the thing from the web. */
async function withdraw(stepping: Stepping): Promise<void> {
  const { state, live } = stepping.locked.item;
  if (state === 'scheduled') {
    const back = { state: live === null ? 'draft' : 'published', planned: null, publishAt: null } as const;
    return move(stepping, back, 'content-plan-withdrawn');
  }
  await retire(stepping, 'draft', 'content-withdrawn');
}

async function retire(stepping: Stepping, state: 'draft' | 'archived', action: AdminAction): Promise<void> {
  const { ctx, stored } = stepping;
  if (stored.isLive) {
    const kind = kinds[stored.kind];
    const uses = (await kind.uses?.(ctx.db, stored.id)) ?? [];
    if (uses.length > 0) throw new ObstaclesError(uses.map((message) => ({ path: 'data', message })));
    await putRow(ctx.db, kind, { [kind.key]: stored.id }, { isLive: false, now: ctx.now() });
    await notifyChange(ctx.db, '*');
  } else if (stepping.locked.item.state === state) return;
  await move(stepping, { state, live: null, planned: null, publishAt: null }, action);
}

async function revive(stepping: Stepping): Promise<void> {
  const { state, live } = stepping.locked.item;
  if (state === 'archived') return move(stepping, { state: 'draft' }, 'content-revived');
  if (state === 'review') return move(stepping, { state: live === null ? 'draft' : 'published' }, null);
}

async function move(
  { ctx, stored }: Stepping,
  set: Partial<Pick<ContentItemRow, 'state' | 'live' | 'planned' | 'publishAt'>>,
  action: AdminAction | null,
): Promise<void> {
  await ctx.db
    .update(contentItem)
    .set({ ...set, updatedAt: ctx.now() })
    .where(isItem(stored));
  if (action) await recordContentEvent(ctx, stored, action);
}
