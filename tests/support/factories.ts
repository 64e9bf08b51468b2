import type { Database } from '#src/server/db/database.ts';
import { type AuthorRow, author } from '#src/server/db/schema/author.ts';
import { type ChapterRow, chapter } from '#src/server/db/schema/chapter.ts';
import { type CourseRow, course } from '#src/server/db/schema/course.ts';
import { type CourseProductRow, courseProduct } from '#src/server/db/schema/courseProduct.ts';
import { courseUserProduct } from '#src/server/db/schema/courseUserProduct.ts';
import { type LectureRow, lecture } from '#src/server/db/schema/lecture.ts';
import { type PageRow, page } from '#src/server/db/schema/page.ts';
import { type PostRow, post } from '#src/server/db/schema/post.ts';
import { type TagRow, tag } from '#src/server/db/schema/tag.ts';
import { type UserRow, user } from '#src/server/db/schema/user.ts';
import { type VideoRow, video } from '#src/server/db/schema/video.ts';

type Target = Pick<Database, 'db'>;

/** A day before every test's „now“. */
export const past = new Date('2026-03-02T00:00:00Z');
const stamp = { published: true, updatedAt: past };

let count = 0;

/** Each builder inserts one row with what a test doesn't care about, and answers it. */
export async function buildAuthor({ db }: Target, overrides: Partial<AuthorRow> = {}): Promise<AuthorRow> {
  const id = next('author');
  const row = { id, slug: id, name: 'Zuzana Hlavatá', role: 'Lektorka Javy', bio: 'Učí Javu.', links: [], ...stamp };
  return first(
    await db
      .insert(author)
      .values({ ...row, ...overrides })
      .returning(),
  );
}

export async function buildCourse(target: Target, overrides: Partial<CourseRow> = {}): Promise<CourseRow> {
  const id = next('course');
  const row = {
    id,
    slug: id,
    name: 'Java Kurz',
    summary: 'Prvé kroky v Jave.',
    description: 'O čom kurz je.',
    authorId: overrides.authorId ?? (await buildAuthor(target)).id,
    level: 'beginner' as const,
    illustration: 'java' as const,
    language: 'Java',
    position: 1,
    publishedAt: past,
    whatYouLearn: ['Čítať chyby'],
    prerequisites: ['Počítač'],
    resourcesIntro: 'Kde sa dozvieš viac.',
    resources: [],
    ...stamp,
  };
  return first(
    await target.db
      .insert(course)
      .values({ ...row, ...overrides })
      .returning(),
  );
}

export async function buildCourseProduct(
  { db }: Target,
  overrides: Partial<CourseProductRow> & Pick<CourseProductRow, 'courseId'>,
): Promise<CourseProductRow> {
  const row = {
    id: next('prod'),
    name: 'Java Kurz',
    variantName: 'Java kurz',
    amount: 4900,
    currency: 'EUR',
    archived: false,
    updatedAt: past,
  };
  return first(
    await db
      .insert(courseProduct)
      .values({ ...row, ...overrides })
      .returning(),
  );
}

/** A learner's profile; `issuer.token(row)` signs its owner in. */
export async function buildUser({ db }: Target, overrides: Partial<UserRow> = {}): Promise<UserRow> {
  const id = next('user');
  const row = {
    id,
    uid: `uid-${id}`,
    email: `${id}@example.org`,
    emailVerified: true,
    displayName: 'Jana Nová',
    photoUrl: null,
    bio: null,
    receiveNewsletter: false,
    createdAt: past,
    updatedAt: past,
  };
  return first(
    await db
      .insert(user)
      .values({ ...row, ...overrides })
      .returning(),
  );
}

/** Makes a learner the owner of a product. */
export async function buildPurchase({ db }: Target, userId: string, productId: string): Promise<void> {
  await db.insert(courseUserProduct).values({ id: next('purchase'), userId, productId, createdAt: past });
}

export async function buildChapter(target: Target, overrides: Partial<ChapterRow> = {}): Promise<ChapterRow> {
  const id = next('chapter');
  const row = {
    id,
    courseId: overrides.courseId ?? (await buildCourse(target)).id,
    name: 'Prvý riadok',
    freeSample: true,
    position: 1,
    fileName: id,
    ...stamp,
  };
  return first(
    await target.db
      .insert(chapter)
      .values({ ...row, ...overrides })
      .returning(),
  );
}

export async function buildLecture(target: Target, overrides: Partial<LectureRow> = {}): Promise<LectureRow> {
  const id = next('lecture');
  const row = {
    id,
    chapterId: overrides.chapterId ?? (await buildChapter(target)).id,
    name: 'Prvý výpis',
    summary: 'Napíšeš prvý program.',
    type: 'TEXT' as const,
    minutes: 9,
    text: 'Text lekcie.',
    videoId: null,
    position: 1,
    fileName: id,
    addedAt: past,
    ...stamp,
  };
  return first(
    await target.db
      .insert(lecture)
      .values({ ...row, ...overrides })
      .returning(),
  );
}

export async function buildPost(target: Target, overrides: Partial<PostRow> = {}): Promise<PostRow> {
  const id = next('post');
  const row = {
    id,
    slug: id,
    kind: 'article' as const,
    title: 'Ako čítať chyby',
    summary: 'Červený text je návod.',
    authorId: overrides.authorId ?? (await buildAuthor(target)).id,
    publishedAt: past,
    tags: [],
    audio: null,
    transcriptUrl: null,
    transcript: [],
    text: 'Text článku.',
    ...stamp,
  };
  return first(
    await target.db
      .insert(post)
      .values({ ...row, ...overrides })
      .returning(),
  );
}

export function buildEpisode(target: Target, overrides: Partial<PostRow> = {}): Promise<PostRow> {
  return buildPost(target, {
    kind: 'podcast',
    audio: { episode: 1, url: '/media/podcast/x.mp3', durationSeconds: 206, bytes: 1_236_595 },
    transcriptUrl: '/media/podcast/x.vtt',
    transcript: [{ start: 0.4, end: 3.2, speaker: 'Zuzana', text: 'Vitaj.' }],
    ...overrides,
  });
}

export async function buildTag({ db }: Target, overrides: Partial<TagRow> = {}): Promise<TagRow> {
  const slug = overrides.slug ?? next('tag');
  const row = { slug, name: slug, position: 1, ...stamp };
  return first(
    await db
      .insert(tag)
      .values({ ...row, ...overrides })
      .returning(),
  );
}

export async function buildVideo(target: Target, overrides: Partial<VideoRow> = {}): Promise<VideoRow> {
  const id = next('video');
  const row = {
    id,
    slug: id,
    title: 'Čo je to program',
    summary: 'Postup na čaj.',
    authorId: overrides.authorId ?? (await buildAuthor(target)).id,
    publishedAt: past,
    provider: 'FILE' as const,
    source: '/media/video/x.mp4',
    poster: '/media/video/x.webp',
    captions: '/media/video/x.vtt',
    durationSeconds: 88,
    bytes: 1000,
    transcript: [{ start: 0, end: 2, speaker: null, text: 'Ahoj.' }],
    text: 'Popis videa.',
    ...stamp,
  };
  return first(
    await target.db
      .insert(video)
      .values({ ...row, ...overrides })
      .returning(),
  );
}

export async function buildPage({ db }: Target, overrides: Partial<PageRow> = {}): Promise<PageRow> {
  const row = { slug: next('page'), title: 'O projekte', summary: 'Kto sme.', text: 'Sme združenie.', ...stamp };
  return first(
    await db
      .insert(page)
      .values({ ...row, ...overrides })
      .returning(),
  );
}

function next(prefix: string): string {
  count += 1;
  return `${prefix}-${count}`;
}

function first<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (!row) throw new Error('nothing was inserted');
  return row;
}
