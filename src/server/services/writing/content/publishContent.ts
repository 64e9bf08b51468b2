import type { ContentKind, ContentPublication } from '#src/contract/desk/content/deskContent.ts';
import { planPatience } from '#src/domain/desk/kit/plannedMoment.ts';
import type { Ctx } from '#src/server/context.ts';
import { contentItem } from '#src/server/db/schema/content.ts';
import { type FieldError, MomentOverError, ObstaclesError } from '#src/server/errors.ts';
import { requireSignedIn } from '#src/server/policies/user.ts';
import type { Stored } from '#src/server/services/writing/kinds/Kind.ts';
import { kinds } from '#src/server/services/writing/kinds/kinds.ts';
import { findOwn } from './access.ts';
import { beginStep, type Stepping } from './beginStep.ts';
import { liveDocument } from './checkContent.ts';
import { checkDocument, prepare } from './checkDocument.ts';
import { isItem } from './lockItem.ts';
import { amountOf, publish } from './publish.ts';
import { type ReadAhead, readAhead, requireSame } from './readAhead.ts';
import { recordContentEvent } from './recordContentEvent.ts';

type Thing = ContentPublication['things'][number];

/** Kinds in the order in which their rows refer to each other: a chapter comes before its lectures. */
const order = Object.keys(kinds) as ContentKind[];
const inOrder = (one: Thing, other: Thing) =>
  order.indexOf(one.kind) - order.indexOf(other.kind) || (one.id < other.id ? -1 : 1);

/**
 * Puts things on the web together, at once or at a moment: all of them or none. What keeps any of them from there is said of each.
 * @throws UnauthenticatedError, ForbiddenError, NotFoundError, StaleError `content-changed`, ObstaclesError, MomentOverError
 */
export async function publishContent({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: ContentPublication;
}): Promise<{ items: Pick<Stored, 'kind' | 'id' | 'address'>[]; publishAt: string | null }> {
  const items = await publishAll(ctx, input, ({ path }, { kind, id }) => `${kind}/${id}/${path}`);
  const isLater = input.at !== undefined && new Date(input.at) > ctx.now();
  return { items, publishAt: isLater ? (input.at ?? null) : null };
}

/** The things as they are afterwards, in the order in which they were published. `pathOf` names what keeps one of them from the web. */
export async function publishAll(
  ctx: Ctx,
  { things, at }: ContentPublication,
  pathOf: (obstacle: FieldError, thing: Thing) => string,
): Promise<Stored[]> {
  const moment = at === undefined ? ctx.now() : new Date(at);
  // Each is read here, where its text may take its time, then as nobody else can change it, and once more when it was published.
  const read: { thing: Thing; ahead: ReadAhead }[] = [];
  for (const thing of things.toSorted(inOrder)) {
    read.push({ thing, ahead: await readAhead(ctx.db, await findOwn(ctx, thing.kind, thing.id), 'head') });
  }
  return ctx.db.transaction(async (tx) => {
    const published: Stored[] = [];
    const obstacles: FieldError[] = [];
    for (const { thing, ahead } of read) {
      const stepping = await beginStep({ ...ctx, db: tx }, thing);
      const outcome = await publishOne(stepping, thing.proofs, ahead, moment);
      if ('obstacles' in outcome) {
        obstacles.push(...outcome.obstacles.map((one) => ({ ...one, path: pathOf(one, thing) })));
      } else published.push(outcome);
    }
    if (obstacles.length > 0) throw new ObstaclesError(obstacles);
    return published;
  });
}

async function publishOne(
  { ctx, stored, locked: { item, head } }: Stepping,
  proofs: Thing['proofs'],
  read: ReadAhead,
  moment: Date,
): Promise<Stored | { obstacles: FieldError[] }> {
  const now = ctx.now();
  if (moment.getTime() < now.getTime() - planPatience) throw new MomentOverError();
  requireSame(read, head.document, await liveDocument(ctx.db, stored));
  const prepared = prepare(stored, head.document, now);
  const { findings } = await checkDocument({ ctx, stored, proofs }, prepared, read);
  const obstacles = findings.filter(({ isObstacle }) => isObstacle);
  if (obstacles.length > 0) {
    return {
      obstacles: obstacles.map(({ field, line, title }) => ({ path: field ?? `text.${line ?? 1}`, message: title })),
    };
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
