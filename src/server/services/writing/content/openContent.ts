import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { ContentDocument, ContentKind, OpenContent } from '#src/contract/desk/content/deskContent.ts';
import type { Ctx } from '#src/server/context.ts';
import { author } from '#src/server/db/schema/author.ts';
import { chapter } from '#src/server/db/schema/chapter.ts';
import { contentItem, contentRevision } from '#src/server/db/schema/content.ts';
import { course } from '#src/server/db/schema/course.ts';

import { lecture } from '#src/server/db/schema/lecture.ts';
import { tag } from '#src/server/db/schema/tag.ts';
import { video } from '#src/server/db/schema/video.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { programsIn } from '#src/server/services/learning/index.ts';
import type { Stored } from '#src/server/services/writing/kinds/Kind.ts';
import { kinds } from '#src/server/services/writing/kinds/kinds.ts';
import { findOrigin } from '#src/server/services/writing/source/findOrigin.ts';
import { findOwn, isWritable } from './access.ts';
import { mayStandUnder } from './ownAuthors.ts';
import { hasState, type ItemDetail, selectItems } from './selectItems.ts';

export interface OpenDetail extends Omit<ItemDetail, 'document' | 'head' | 'live'> {
  address: string | null;
  revision: number;
  document: ContentDocument;
  liveRevision: number | null;
  revisionCount: number;
  parents: Stored['parents'];
  choices: OpenContent['choices'];
  origin: OpenContent['origin'];
}

/** A thing as the editor needs it. @throws UnauthenticatedError, ForbiddenError, NotFoundError */
export async function openContent({
  ctx,
  input: { kind, id },
}: {
  ctx: Ctx;
  input: { kind: ContentKind; id: string };
}): Promise<OpenDetail> {
  return openStored(ctx, await findOwn(ctx, kind, id));
}

/** One that was found already. */
export async function openStored(ctx: Ctx, stored: Stored): Promise<OpenDetail> {
  const { kind, id } = stored;
  const [[item], revisionCount, choices] = await Promise.all([
    selectItems(ctx, kind, { where: eq(kinds[kind].id, id), limit: 1 }),
    ctx.db.$count(contentRevision, and(eq(contentRevision.kind, kind), eq(contentRevision.itemId, id))),
    readChoices(ctx, stored),
  ]);
  if (!item) throw new NotFoundError('content');
  const { head, live, document, ...shown } = item;
  return {
    ...shown,
    address: stored.address,
    revision: head ?? 0,
    document: document ?? (await newestOf(ctx, head)) ?? stored.document,
    liveRevision: live !== null && live !== head ? live : null,
    revisionCount,
    parents: stored.parents,
    choices,
    origin: await findOrigin(ctx.db, { kind, id }),
  };
}

async function newestOf({ db }: Pick<Ctx, 'db'>, head: number | null): Promise<ContentDocument | null> {
  if (head === null) return null;
  const [found] = await db
    .select({ document: contentRevision.document })
    .from(contentRevision)
    .where(eq(contentRevision.id, head));
  return found?.document ?? null;
}

/** What the fields of a thing can name, each where its kind has such a field. */
async function readChoices(ctx: Pick<Ctx, 'db' | 'actor'>, { kind, id }: Stored): Promise<OpenContent['choices']> {
  const { db } = ctx;
  const { choices = [] } = kinds[kind];
  const [authors, tags, videos, chapters, programs, [taught]] = await Promise.all([
    choices.includes('authors')
      ? db.select({ id: author.id, name: author.name }).from(author).where(mayStandUnder(ctx)).orderBy(asc(author.name))
      : [],
    choices.includes('tags')
      ? db.select({ slug: tag.slug, name: tag.name }).from(tag).where(eq(tag.published, true)).orderBy(asc(tag.name))
      : [],
    choices.includes('videos') ? videosToShow(ctx) : [],
    choices.includes('chapters')
      ? db
          .select({ id: chapter.id, name: chapter.name })
          .from(chapter)
          .where(inArray(chapter.courseId, courseOf(db, id)))
          .orderBy(asc(chapter.position))
      : [],
    choices.includes('programs') ? programsBefore(db, id) : [],
    choices.includes('programs')
      ? db
          .select({ language: course.language })
          .from(course)
          .where(inArray(course.id, courseOf(db, id)))
      : [],
  ]);
  return { authors, tags, videos, chapters, programs, language: taught?.language ?? null };
}

/** Videos that a lecture can show: those on the web, and drafts of the caller, which can come there together with it. */
function videosToShow(ctx: Pick<Ctx, 'db' | 'actor'>): Promise<OpenContent['choices']['videos']> {
  const written = sql`${contentRevision.document}->'data'`;
  const isDraft = and(inArray(contentItem.state, ['draft', 'review', 'scheduled']), isWritable(ctx, 'video'));
  return ctx.db
    .select({
      slug: sql<string>`case when ${video.published} then ${video.slug} else coalesce(${written}->>'slug', ${video.slug}) end`,
      title: video.title,
      lectureOnly: sql<boolean>`case when ${video.published} then ${video.lectureOnly}
        else coalesce(${written}->>'lectureOnly', 'false') = 'true' end`,
    })
    .from(video)
    .leftJoin(contentItem, hasState('video'))
    .leftJoin(contentRevision, eq(contentRevision.id, contentItem.head))
    .where(or(eq(video.published, true), isDraft))
    .orderBy(asc(video.title));
}

/** The programs of the lectures on the web that stand before one in its course. */
async function programsBefore(db: Ctx['db'], lectureId: string): Promise<OpenContent['choices']['programs']> {
  const here = db
    .select({ chapter: chapter.position, lecture: lecture.position })
    .from(lecture)
    .innerJoin(chapter, eq(chapter.id, lecture.chapterId))
    .where(eq(lecture.id, lectureId));
  const rows = await db
    .select({ name: lecture.name, text: lecture.text })
    .from(lecture)
    .innerJoin(chapter, eq(chapter.id, lecture.chapterId))
    .where(
      and(
        inArray(chapter.courseId, courseOf(db, lectureId)),
        eq(chapter.published, true),
        eq(lecture.published, true),
        sql`(${chapter.position}, ${lecture.position}) < (${here})`,
      ),
    )
    .orderBy(asc(chapter.position), asc(lecture.position));
  return rows.flatMap(({ name, text }) =>
    Array.from(programsIn(text), ([id, language]) => ({ id, language, lecture: name })),
  );
}

const courseOf = (db: Ctx['db'], lectureId: string) =>
  db
    .select({ id: chapter.courseId })
    .from(chapter)
    .innerJoin(lecture, eq(lecture.chapterId, chapter.id))
    .where(eq(lecture.id, lectureId));
