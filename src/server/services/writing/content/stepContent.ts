import type { AdminAction } from '#src/contract/admin.ts';
import type { ContentKind, ContentStep } from '#src/contract/desk/content/deskContent.ts';
import type { Ctx } from '#src/server/context.ts';
import { notifyChange } from '#src/server/db/contentChange.ts';
import { type ContentItemRow, contentItem } from '#src/server/db/schema/content.ts';
import { ObstaclesError } from '#src/server/errors.ts';
import { kinds } from '#src/server/services/writing/kinds/kinds.ts';
import { putRow } from '#src/server/services/writing/kinds/putRow.ts';
import { beginStep, type Stepping } from './beginStep.ts';
import { isItem } from './lockItem.ts';
import { type OpenDetail, openStored } from './openContent.ts';
import { leavePlan } from './publications.ts';
import { publishAll } from './publishContent.ts';
import { recordContentEvent } from './recordContentEvent.ts';

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
  if (step.step === 'publish') {
    const { revision, proofs, at } = step;
    const { items } = await publishAll(ctx, { things: [{ kind, id, revision, proofs }], at }, ({ path }) => path);
    const [published] = items;
    if (!published) throw new Error(`Nothing was published of ${kind} ${id}.`);
    return openStored(ctx, published);
  }
  const stored = await ctx.db.transaction(async (tx) => {
    const stepping = await beginStep(
      { ...ctx, db: tx },
      { kind, id, revision: 'revision' in step ? step.revision : null },
    );
    await goOn(stepping, step.step);
    return stepping.stored;
  });
  return openStored(ctx, stored);
}

function goOn(stepping: Stepping, step: Exclude<ContentStep['step'], 'publish'>): Promise<void> {
  switch (step) {
    case 'review':
      return askForReview(stepping);
    case 'withdraw':
      return withdraw(stepping);
    case 'archive':
      return retire(stepping, 'archived', 'content-archived');
    case 'revive':
      return revive(stepping);
  }
}

async function askForReview(stepping: Stepping): Promise<void> {
  if (stepping.locked.item.state === 'review') return;
  await move(stepping, { state: 'review', planned: null, publishAt: null }, 'content-review-asked');
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
  if (state === 'review') {
    return move(stepping, { state: live === null ? 'draft' : 'published' }, 'content-review-left');
  }
}

async function move(
  { ctx, stored, locked: { item } }: Stepping,
  set: Partial<Pick<ContentItemRow, 'state' | 'live' | 'planned' | 'publishAt'>>,
  action: AdminAction,
): Promise<void> {
  await leavePlan(ctx, item);
  await ctx.db
    .update(contentItem)
    .set({ ...set, publication: null, updatedAt: ctx.now() })
    .where(isItem(stored));
  await recordContentEvent(ctx, stored, action);
}
