import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PlanRow } from '#src/contract/desk/content/deskContent.ts';
import type { Ctx } from '#src/server/context.ts';
import { author } from '#src/server/db/schema/author.ts';
import { contentItem, contentRevision } from '#src/server/db/schema/content.ts';
import { courseProduct } from '#src/server/db/schema/courseProduct.ts';
import { video } from '#src/server/db/schema/video.ts';
import { findOrigin } from '#src/server/services/writing/source/findOrigin.ts';
import { isWritable } from './access.ts';
import { countBeginners } from './beginners.ts';
import { findStored } from './findStored.ts';
import { type CourseTreeDetail, getCourseTree } from './getCourseTree.ts';
import type { CoursePublicationDetail } from './lastPublication.ts';
import { mayWriteAll } from './ownAuthors.ts';
import { hasState, type ItemDetail, selectItems } from './selectItems.ts';

export interface PublicationPlanDetail {
  course: CourseTreeDetail['course'];
  rows: PlanRow[];
  prices: { amount: number; currency: string; isLive: boolean }[];
  learners: number;
  publication: CoursePublicationDetail | null;
}

/** All that a course comes to the web with. @throws UnauthenticatedError, ForbiddenError, NotFoundError */
export async function planPublication({
  ctx,
  input: { courseId },
}: {
  ctx: Ctx;
  input: { courseId: string };
}): Promise<PublicationPlanDetail> {
  const tree = await getCourseTree({ ctx, input: { courseId } });
  const { course } = tree;
  const slugs = tree.chapters.flatMap(({ lectures }) => lectures.flatMap((lecture) => lecture.videoSlug ?? []));
  const videos = await videosOf(ctx, slugs);
  const stored = await findStored(ctx.db, 'course', courseId);
  const authorId = String(course.document?.data.author ?? stored?.authorId ?? '');
  const authors = await selectItems(ctx, 'author', {
    where: and(eq(author.id, authorId), isWritable(ctx, 'author')),
    limit: 1,
  });
  const products = await selectItems(ctx, 'product', { where: eq(courseProduct.courseId, courseId), limit: 20 });
  const rows: PlanRow[] = [...authors, course, ...(mayWriteAll(ctx) ? products : [])]
    .filter(waits)
    .map((item) => rowOf(item));
  let number = 0;
  for (const { lectures, ...chapter } of tree.chapters) {
    if (chapter.state === 'archived') continue;
    // A chapter stands above its lectures, also where nothing happens with it.
    const below: PlanRow[] = [];
    for (const lecture of lectures) {
      if (lecture.state === 'archived') continue;
      number += 1;
      const { minutes, exercises, type, videoSlug } = lecture;
      const place = { chapterId: chapter.id, number, minutes };
      if (waits(lecture)) below.push(rowOf(lecture, { ...place, exercises, isVideo: type === 'VIDEO' }));
      for (const { item } of videos.filter(({ slug }) => slug === videoSlug)) {
        if (!below.some(({ kind, id }) => kind === 'video' && id === item.id)) {
          below.push(rowOf(item, { chapterId: chapter.id, isVideo: true, lecture: lecture.name }));
        }
      }
    }
    if (waits(chapter) || below.length > 0) rows.push(rowOf(chapter), ...below);
  }
  const prices = await ctx.db
    .select({
      amount: courseProduct.amount,
      currency: courseProduct.currency,
      isLive: sql<boolean>`not ${courseProduct.archived}`,
    })
    .from(courseProduct)
    .where(eq(courseProduct.courseId, courseId))
    .orderBy(asc(courseProduct.amount));
  const isFree = course.isLive && prices.length === 0 && mayWriteAll(ctx);
  const learners = isFree ? await countBeginners(ctx.db, courseId) : 0;
  return { course, rows, prices, learners, publication: tree.publication };
}

/** What a publication would change something of. */
const waits = ({ state }: Pick<ItemDetail, 'state'>) => state !== 'published' && state !== 'archived';

const rowOf = (
  { kind, id, name, state, isLive, changedBy, head }: ItemDetail,
  more: Partial<PlanRow> = {},
): PlanRow => ({
  kind,
  id,
  name,
  state,
  isLive,
  changedBy: changedBy.name,
  revision: head ?? 0,
  chapterId: null,
  number: null,
  minutes: null,
  exercises: 0,
  isVideo: false,
  lecture: null,
  ...more,
});

/** The caller's videos that lectures name, as far as they wait for the web themselves. */
async function videosOf(ctx: Ctx, slugs: readonly string[]): Promise<{ slug: string; item: ItemDetail }[]> {
  if (slugs.length === 0) return [];
  const newestSlug = sql<string>`coalesce(${contentRevision.document}->'data'->>'slug', ${video.slug})`;
  const isNamed: SQL | undefined = or(inArray(video.slug, [...slugs]), inArray(newestSlug, [...slugs]));
  const named = await ctx.db
    .select({ id: video.id, slug: newestSlug })
    .from(video)
    .leftJoin(contentItem, hasState('video'))
    .leftJoin(contentRevision, eq(contentRevision.id, contentItem.head))
    .where(and(isNamed, isWritable(ctx, 'video')))
    .limit(200);
  const slugOf = new Map(named.map(({ id, slug }) => [id, slug]));
  const items = await selectItems(ctx, 'video', { where: inArray(video.id, [...slugOf.keys()]), limit: 200 });
  const waiting: { slug: string; item: ItemDetail }[] = [];
  for (const item of items.filter(waits)) {
    // What is written at a source comes to the web there.
    if (!(await findOrigin(ctx.db, item))) waiting.push({ slug: slugOf.get(item.id) ?? '', item });
  }
  return waiting;
}
