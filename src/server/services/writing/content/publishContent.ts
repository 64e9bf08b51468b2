import type { ContentFinding, ContentPublication } from '#src/contract/desk/content/deskContent.ts';
import { planPatience } from '#src/domain/desk/kit/plannedMoment.ts';
import type { Ctx } from '#src/server/context.ts';
import { contentItem } from '#src/server/db/schema/content.ts';
import { contentPublication } from '#src/server/db/schema/contentPublication.ts';
import { type FieldError, MomentOverError, ObstaclesError } from '#src/server/errors.ts';
import type { Stored } from '#src/server/services/writing/kinds/Kind.ts';
import { findOwn } from './access.ts';
import { beginStep, type Stepping } from './beginStep.ts';
import { isItem } from './lockItem.ts';
import { isPublication, leavePlan, lockPublication, withdrawPlan } from './publications.ts';
import { type Outcome, publishOne, thingOf } from './publishOne.ts';
import { recordContentEvent } from './recordContentEvent.ts';
import { readThings, stepTogether, tryTogether } from './stepTogether.ts';

type Thing = ContentPublication['things'][number];

interface Published {
  /** The publication; `null` of one thing that is planned, which has its plan in itself. */
  id: number | null;
  items: Stored[];
}

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
}): Promise<Published & { publishAt: string | null }> {
  const published = await publishAll(ctx, input, ({ path }, { kind, id }) => `${kind}/${id}/${path}`);
  const isLater = input.at !== undefined && new Date(input.at) > ctx.now();
  return { ...published, publishAt: isLater ? (input.at ?? null) : null };
}

/** The things as they are afterwards, in the order in which they were published. `pathOf` names what keeps one of them from the web. */
export async function publishAll(
  ctx: Ctx,
  { things, at, course }: ContentPublication,
  pathOf: (obstacle: FieldError, thing: Thing) => string,
): Promise<Published> {
  const now = ctx.now();
  const moment = at === undefined ? now : new Date(at);
  if (moment.getTime() < now.getTime() - planPatience) throw new MomentOverError();
  const isLater = moment > now;
  // Its outline tells of the publication.
  if (course !== undefined) await findOwn(ctx, 'course', course);
  const read = await readThings(ctx, things);
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const isTogether = course !== undefined || things.length > 1;
    const id = isLater && !isTogether ? null : await beginPublication(inside, { course, isLater, moment });
    const done: Outcome[] = [];
    const checked = isLater
      ? await tryTogether(inside, read)
      : await stepTogether(inside, read, async (stepping) => done.push(await publishOne(stepping)));
    const obstacles = checked.flatMap(({ thing, findings }) =>
      findings.filter(({ isObstacle }) => isObstacle).map((found) => inPlace(found, thing, pathOf)),
    );
    if (obstacles.length > 0) throw new ObstaclesError(obstacles);
    for (const { thing } of isLater ? read : []) done.push(await planOne(await beginStep(inside, thing), moment, id));
    if (id !== null) {
      const before = isLater ? null : done.flatMap((one) => one.before ?? []);
      const set = { things: done.map(({ thing }) => thing), before };
      await tx.update(contentPublication).set(set).where(isPublication(id));
    }
    return { id, items: done.map(({ stored }) => stored) };
  });
}

function inPlace(
  { field, line, title }: ContentFinding,
  thing: Thing,
  pathOf: (obstacle: FieldError, thing: Thing) => string,
): FieldError {
  const obstacle = { path: field ?? `text.${line ?? 1}`, message: title };
  return { ...obstacle, path: pathOf(obstacle, thing) };
}

async function beginPublication(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { course, isLater, moment }: { course: string | undefined; isLater: boolean; moment: Date },
): Promise<number> {
  const [row] = await db
    .insert(contentPublication)
    .values({
      state: isLater ? 'planned' : 'published',
      courseId: course ?? null,
      things: [],
      at: isLater ? moment : now(),
      changedAt: now(),
    })
    .returning({ id: contentPublication.id });
  if (!row) throw new Error('A publication was not stored.');
  return row.id;
}

async function planOne({ ctx, stored, locked }: Stepping, moment: Date, publication: number | null): Promise<Outcome> {
  const { item, head } = locked;
  const now = ctx.now();
  const old = item.publication === null ? null : await lockPublication(ctx.db, item.publication);
  // What is planned together anew leaves no half of the old plan behind: that is over as a whole.
  if (publication === null) await leavePlan(ctx, item);
  else if (old?.state === 'planned') await withdrawPlan(ctx, old.id);
  await ctx.db
    .update(contentItem)
    .set({ state: 'scheduled', planned: head.id, publishAt: moment, publication, updatedAt: now })
    .where(isItem(stored));
  await recordContentEvent(ctx, stored, 'content-scheduled', { at: moment.toISOString() });
  return { stored, thing: thingOf(stored, head.id) };
}
