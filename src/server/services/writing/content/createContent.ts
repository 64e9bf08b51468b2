import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ContentCreation, ContentKind } from '#src/contract/desk/content/deskContent.ts';
import { freeAddress } from '#src/domain/slug.ts';
import { slugOf } from '#src/domain/slugOf.ts';
import type { Ctx } from '#src/server/context.ts';
import type { Db } from '#src/server/db/database.ts';
import { author } from '#src/server/db/schema/author.ts';
import { chapter } from '#src/server/db/schema/chapter.ts';
import { contentItem } from '#src/server/db/schema/content.ts';
import { course } from '#src/server/db/schema/course.ts';
import { courseProduct } from '#src/server/db/schema/courseProduct.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import { nextCourseOption } from '#src/server/db/schema/nextCourse.ts';
import { page } from '#src/server/db/schema/page.ts';
import { post } from '#src/server/db/schema/post.ts';
import { tag } from '#src/server/db/schema/tag.ts';
import { video } from '#src/server/db/schema/video.ts';
import { ForbiddenError } from '#src/server/errors.ts';
import { requireSignedIn } from '#src/server/policies/user.ts';
import { findOwn, isAuthor, mayWriteAll, requireWriter } from './access.ts';
import { contentTables, neverPublished } from './contentTables.ts';
import { findStored } from './findStored.ts';
import { addRevision } from './lockItem.ts';
import { namesAtRoot } from './namesAtRoot.ts';
import { recordContentEvent } from './recordContentEvent.ts';

interface Making {
  ctx: Ctx;
  id: string;
  name: string;
  parent: string;
  now: Date;
}

/** Any number that no other program on the same database takes for its own lock. */
export const creationLock = 7_262_028;

const hidden = (now: Date) => ({ published: false, updatedAt: now });
const firstPageText = 'Začni jednou vetou o\u00A0tom, čo tu návštevník nájde.\n\n## Prvá časť\n\nPíš sem.';
const firstText = 'Začni jednou vetou o tom, čo sa tu naučíš.\n\n## Prvý krok\n\nPíš sem.';

/** The row of a new thing: nothing of it is on the web, and what nobody can guess is left empty. */
const makings: Record<ContentKind, (making: Making) => Promise<unknown>> = {
  course: async ({ ctx, id, name, now }) =>
    ctx.db.insert(course).values({
      id,
      slug: id,
      name,
      summary: '',
      description: '',
      authorId: await authorFor(ctx),
      level: 'beginner',
      illustration: 'first-line',
      language: '',
      position: await nextPlace(ctx.db, course.position, course),
      publishedAt: neverPublished,
      whatYouLearn: [],
      prerequisites: [],
      resourcesIntro: '',
      resources: [],
      ...hidden(now),
    }),
  chapter: async ({ ctx, id, name, parent, now }) => {
    await findOwn(ctx, 'course', parent);
    const position = await nextPlace(ctx.db, chapter.position, chapter, eq(chapter.courseId, parent));
    const place = { courseId: parent, position, fileName: slugOf(name) };
    await ctx.db.insert(chapter).values({ id, name, freeSample: false, ...place, ...hidden(now) });
  },
  lecture: async ({ ctx, id, name, parent, now }) => {
    await findOwn(ctx, 'chapter', parent);
    const position = await nextPlace(ctx.db, lecture.position, lecture, eq(lecture.chapterId, parent));
    const place = { chapterId: parent, position, fileName: slugOf(name), addedAt: neverPublished };
    const written = { summary: '', type: 'TEXT' as const, minutes: 10, text: firstText, videoId: null };
    await ctx.db.insert(lecture).values({ id, name, ...written, ...place, ...hidden(now) });
  },
  article: (making) => makePost(making, 'article'),
  episode: (making) => makePost(making, 'podcast'),
  video: async ({ ctx, id, name: title, now }) =>
    ctx.db.insert(video).values({
      id,
      slug: id,
      title,
      summary: '',
      authorId: await authorFor(ctx),
      publishedAt: neverPublished,
      provider: 'YOUTUBE',
      source: '',
      durationSeconds: 1,
      transcript: [],
      text: '',
      ...hidden(now),
    }),
  page: async ({ ctx, id, name: title, now }) =>
    ctx.db.insert(page).values({ slug: id, title, summary: '', text: firstPageText, ...hidden(now) }),
  author: async ({ ctx, id, name, now }) => {
    if (!mayWriteAll(ctx)) throw new ForbiddenError('role-required', 'Only for editors.');
    await ctx.db.insert(author).values({ id, slug: id, name, role: '', bio: '', links: [], ...hidden(now) });
  },
  product: async ({ ctx, id, name, parent, now }) => {
    const { isLive } = await findOwn(ctx, 'course', parent);
    const others = await ctx.db.$count(courseProduct, eq(courseProduct.courseId, parent));
    // Archived products count, too: a free course on the web would be closed by a product that nobody can buy.
    if (isLive && others === 0) throw new ForbiddenError('course-is-free', 'This course is free for everybody.');
    const sold = { courseId: parent, name, variantName: name, amount: 0, currency: 'EUR', archived: true };
    await ctx.db.insert(courseProduct).values({ id, ...sold, updatedAt: now });
  },
  'next-course': async ({ ctx, id, name, now }) =>
    ctx.db.insert(nextCourseOption).values({
      id,
      name,
      summary: '',
      position: await nextPlace(ctx.db, nextCourseOption.position, nextCourseOption),
      ...hidden(now),
    }),
  tag: async ({ ctx, id, name, now }) =>
    ctx.db.insert(tag).values({ slug: id, name, position: await nextPlace(ctx.db, tag.position, tag), ...hidden(now) }),
};

/**
 * A new thing, which nobody sees before it is published.
 * @throws UnauthenticatedError, ForbiddenError, NotFoundError for a parent that is not theirs
 */
export async function createContent({
  ctx,
  input: { kind, name, parent = '' },
}: {
  ctx: Ctx;
  input: ContentCreation;
}): Promise<{ kind: ContentKind; id: string }> {
  requireWriter(ctx, kind);
  const { identity } = requireSignedIn(ctx.actor);
  return ctx.db.transaction(async (tx) => {
    const inTransaction = { ...ctx, db: tx };
    const now = ctx.now();
    // Two of the same name at once get two ids.
    await tx.execute(sql`select pg_advisory_xact_lock(${creationLock})`);
    const id = await freeId(tx, kind, slugOf(name));
    await makings[kind]({ ctx: inTransaction, id, name, parent, now });
    const stored = await findStored(tx, kind, id);
    if (!stored) throw new Error(`The new ${kind} ${id} was not stored.`);
    const { document } = stored;
    const { id: head } = await addRevision(tx, stored, {
      origin: 'saved',
      base: null,
      authorUid: identity.uid,
      at: now,
      document,
    });
    await tx.insert(contentItem).values({ kind, id, state: 'draft', head, live: null, updatedAt: now });
    await recordContentEvent(inTransaction, stored, 'content-created');
    return { kind, id };
  });
}

async function makePost({ ctx, id, name: title, now }: Making, kind: 'article' | 'podcast'): Promise<void> {
  await ctx.db.insert(post).values({
    id,
    slug: id,
    kind,
    title,
    summary: '',
    authorId: await authorFor(ctx),
    publishedAt: neverPublished,
    tags: [],
    audio: null,
    transcript: [],
    text: kind === 'article' ? firstText : '',
    ...hidden(now),
  });
}

/** Who begins a thing: the caller where they are an author, else the first of those that there are. */
async function authorFor(ctx: Ctx): Promise<string> {
  const userId = (ctx.actor.kind === 'user' && ctx.actor.user?.id) || '';
  const [found] = await ctx.db
    .select({ id: author.id })
    .from(author)
    .where(and(eq(author.published, true), isAuthor(ctx)))
    .orderBy(sql`${author.userId} is distinct from ${userId}`, author.name)
    .limit(1);
  if (!found) throw new ForbiddenError('author-required', 'There is nobody to be its author.');
  return found.id;
}

async function nextPlace(db: Db, column: PgColumn, table: PgTable, where?: SQL): Promise<number> {
  const [last] = await db
    .select({ position: sql<number | null>`max(${column})` })
    .from(table)
    .where(where);
  return (last?.position ?? 0) + 1;
}

/**
 * The name as an id, with a number where it is taken, also by what is archived; posts of both kinds share theirs, and a page
 * stands beside everything else that the site has at its root.
 */
async function freeId(db: Db, kind: ContentKind, wanted: string): Promise<string> {
  const { table, id, slug } = contentTables[kind];
  const taken = await db.select({ id: sql<string>`${id}`, slug: sql<string>`${slug ?? id}` }).from(table);
  const names = new Set(taken.flatMap(({ id, slug }) => [id, slug]));
  if (kind === 'page') for (const name of namesAtRoot) names.add(name);
  return freeAddress(names, wanted);
}
