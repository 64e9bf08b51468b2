import { and, eq, getTableColumns, inArray, like, ne, notInArray } from 'drizzle-orm';
import type {
  ContentDocument,
  ContentFinding,
  ContentFindings,
  ContentKind,
  ExerciseProof,
} from '#src/contract/desk/content/deskContent.ts';
import type { Ctx } from '#src/server/context.ts';
import { literally } from '#src/server/db/plainText.ts';
import { author } from '#src/server/db/schema/author.ts';
import { type ChapterRow, chapter } from '#src/server/db/schema/chapter.ts';
import { course } from '#src/server/db/schema/course.ts';
import { courseProduct } from '#src/server/db/schema/courseProduct.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import { quiz } from '#src/server/db/schema/quiz.ts';
import { quizQuestion } from '#src/server/db/schema/quizQuestion.ts';
import { tag } from '#src/server/db/schema/tag.ts';
import { type VideoRow, video } from '#src/server/db/schema/video.ts';
import type { Inspection } from '#src/server/markdown/inspectText.ts';
import { learningMinutes } from '#src/server/markdown/learningMinutes.ts';
import { readingMinutes } from '#src/server/markdown/readingMinutes.ts';
import { exerciseIdsIn } from '#src/server/services/learning/index.ts';
import { mayBeAuthor } from './access.ts';
import { contentTables } from './contentTables.ts';
import { findDeadLinks } from './findDeadLinks.ts';
import { finding, findingsIn, type Reading } from './findings.ts';
import type { Stored } from './findStored.ts';
import { type Data, parseDocument, type Quiz } from './parseDocument.ts';
import { readCues } from './readCues.ts';

interface Checking {
  /** Without an actor it is the site itself that publishes what somebody had planned. */
  ctx: Pick<Ctx, 'db' | 'now'> & { actor: Ctx['actor'] | null };
  stored: Stored;
  document: ContentDocument;
  proofs: readonly ExerciseProof[];
}

type Exercises = Inspection['exercises'];

/** What was read of a text, and of the one that is on the web. */
export interface Readings {
  own: Reading;
  live: Inspection | null;
}

type References = { [K in ContentKind]?: (checking: Checking, data: Data<K>) => Promise<ContentFinding[]> };

const form = (field: string, title: string, isObstacle = true) => finding('form', title, { field, isObstacle });

const references: References = {
  course: (checking, { author }) => authorFindings(checking, author),
  chapter: async ({ ctx: { db }, stored: { id } }, { freeSample, result }) => {
    const found: ContentFinding[] = [];
    if (freeSample) {
      const shown = await db
        .select({ name: lecture.name })
        .from(lecture)
        .innerJoin(video, eq(video.id, lecture.videoId))
        .where(and(eq(lecture.chapterId, id), eq(lecture.published, true), eq(video.lectureOnly, true)));
      for (const { name } of shown) {
        found.push(form('data.freeSample', `Ukážka zadarmo nemôže mať súkromné video, má ho lekcia „${name}“.`));
      }
    }
    if (result?.game) {
      const games = await db.select({ id: lecture.id }).from(lecture).where(eq(lecture.id, result.game.lecture));
      if (games.length === 0) found.push(form('data.result.game.lecture', 'Lekcia s hrou neexistuje.'));
    }
    return found;
  },
  lecture: async (checking, { video: slug }) => {
    const {
      ctx: { db },
      stored: { id },
    } = checking;
    const [place] = await db
      .select(getTableColumns(chapter))
      .from(lecture)
      .innerJoin(chapter, eq(chapter.id, lecture.chapterId))
      .where(eq(lecture.id, id));
    const found: ContentFinding[] = [];
    if (place && !place.published) {
      const title = `Kapitola „${place.name}“ nie je na webe, preto na ňom nebude ani lekcia.`;
      found.push(finding('form', title, { isObstacle: false }));
    }
    if (!slug) return found;
    const [shown] = await db
      .select()
      .from(video)
      .where(and(eq(video.slug, slug), eq(video.published, true)));
    if (!shown) return [...found, form('data.video', 'Také video na webe nie je.')];
    if (place && shown.lectureOnly) found.push(...(await privateFilmFindings(checking, place, shown)));
    return [...found, ...captionFindings(shown, 'data.video')];
  },
  article: (checking, data) => postFindings(checking, data),
  episode: async (checking, data) => [
    ...(await postFindings(checking, data)),
    ...(await cueFindings(checking, data.transcript, 'transcript')),
  ],
  video: async (checking, data) => [
    ...(await authorFindings(checking, data.author)),
    ...captionFindings({ provider: data.provider, captions: data.captions ?? null }, 'data.captions'),
    ...(await cueFindings(checking, data.captions, 'captions')),
  ],
};

/**
 * Everything that a text has against itself and against the rest of the site. Links, which keep nothing from the web, are looked at
 * where `links` is given: `true` asks other sites, too. Nothing is read here: this may stand in a transaction.
 */
export async function checkDocument(
  checking: Checking,
  { own, live }: Readings,
  links?: boolean,
): Promise<ContentFindings> {
  const { ctx, stored, proofs } = checking;
  const { kind, id } = stored;
  const document = withDay(checking.document, stored, ctx.now());
  const findings = findingsIn(kind, id, document, own);
  const parsed = parseDocument(kind, id, document);
  if (parsed.isValid) {
    const refer = references[kind] as ((checking: Checking, data: unknown) => Promise<ContentFinding[]>) | undefined;
    findings.push(...((await refer?.(checking, parsed.data)) ?? []));
    if (parsed.quiz) findings.push(...(await quizFindings(checking, parsed.quiz)));
  }
  findings.push(...(await addressFindings(checking)));
  if (kind === 'lecture' && own.inspection) {
    const { exercises } = own.inspection;
    findings.push(...(await idFindings(checking, exercises)), ...unproven(exercises, live?.exercises ?? [], proofs));
  }
  if (links !== undefined && own.inspection) findings.push(...(await findDeadLinks(ctx, own.inspection.links, links)));
  const minutes = kind === 'lecture' ? learningMinutes : readingMinutes;
  return { findings: findings.sort(byLine), readingMinutes: minutes(document.text) };
}

/** What comes to the web for the first time without a day has that of its coming. */
export function withDay(document: ContentDocument, { kind, publishedAt }: Stored, now: Date): ContentDocument {
  const isDated = contentTables[kind].publishedAt !== null;
  if (!isDated || (document.data.publishedAt ?? '') !== '') return document;
  return { ...document, data: { ...document.data, publishedAt: (publishedAt ?? now).toISOString() } };
}

function byLine(one: ContentFinding, other: ContentFinding): number {
  return Number(other.isObstacle) - Number(one.isObstacle) || (one.line ?? 0) - (other.line ?? 0);
}

async function authorFindings({ ctx }: Checking, authorId: string): Promise<ContentFinding[]> {
  const [found] = await ctx.db
    .select()
    .from(author)
    .where(and(eq(author.id, authorId), eq(author.published, true)));
  if (!found) return [form('data.author', 'Lektor s týmto menom nie je na webe.')];
  const { actor } = ctx;
  const isOwn = actor === null || (await mayBeAuthor({ ...ctx, actor }, authorId));
  return isOwn ? [] : [form('data.author', 'Publikovať sa dá len pod vlastným menom.')];
}

/** A film for lectures alone is for those who bought a course of its author. */
async function privateFilmFindings({ ctx, stored }: Checking, place: ChapterRow, shown: VideoRow) {
  const found: ContentFinding[] = [];
  if (place.freeSample) found.push(form('data.video', 'Ukážka zadarmo nemôže mať súkromné video.'));
  // As in the reading of lectures, an archived product counts, too.
  else if ((await ctx.db.$count(courseProduct, eq(courseProduct.courseId, place.courseId))) === 0) {
    found.push(
      form(
        'data.video',
        'Video je súkromné a\u00A0kurz sa nepredáva, takže by ho videl každý, kto má účet. Vyber verejné video, alebo nech kurz dostane najprv cenu.',
      ),
    );
  }
  const isKnown = stored.isLive && stored.document.data.video === shown.slug;
  const { actor } = ctx;
  if (actor !== null && !isKnown && !(await mayBeAuthor({ ...ctx, actor }, shown.authorId))) {
    found.push(
      form(
        'data.video',
        'Súkromné video patrí inému lektorovi. Vyber svoje, alebo pošli lekciu redakcii na kontrolu: tá ju s\u00A0ním publikovať môže.',
      ),
    );
  }
  return found;
}

async function postFindings(checking: Checking, { author, tags }: { author: string; tags: string[] }) {
  const known = await checking.ctx.db
    .select({ slug: tag.slug })
    .from(tag)
    .where(and(inArray(tag.slug, tags), eq(tag.published, true)));
  const missing = tags.filter((name) => !known.some(({ slug }) => slug === name));
  return [
    ...(await authorFindings(checking, author)),
    ...missing.map((name) => form('data.tags', `Téma „${name}“ na webe nie je.`)),
  ];
}

function captionFindings({ provider, captions }: Pick<VideoRow, 'provider' | 'captions'>, field: string) {
  return provider === 'FILE' && !captions ? [finding('captions-missing', 'Video nemá titulky.', { field })] : [];
}

/** A file that the row has already was read when it came there. */
async function cueFindings(
  { ctx: { db }, stored }: Checking,
  path: string | undefined,
  key: 'captions' | 'transcript',
) {
  if (!path || (stored.isLive && stored.document.data[key] === path)) return [];
  const cues = await readCues(db, path);
  return cues && cues.length > 0 ? [] : [form(`data.${key}`, 'Súbor s titulkami sa nenašiel alebo je prázdny.')];
}

async function quizFindings({ ctx: { db }, stored: { id } }: Checking, { id: quizId, questions }: Quiz) {
  const found: ContentFinding[] = [];
  const ids = questions.map((question) => question.id);
  if (new Set(ids).size < ids.length) found.push(form('quiz.questions', 'Dve otázky kvízu majú rovnaké označenie.'));
  const others = await db
    .select({ id: quiz.id })
    .from(quiz)
    .where(and(eq(quiz.id, quizId), ne(quiz.lectureId, id)));
  if (others.length > 0) found.push(form('quiz.id', 'Označenie kvízu patrí inej lekcii.'));
  const foreign = await db
    .select({ id: quizQuestion.id })
    .from(quizQuestion)
    .where(and(inArray(quizQuestion.id, ids), notInArray(quizQuestion.quizId, [quizId])));
  for (const question of foreign) {
    found.push(form('quiz.questions', `Označenie otázky „${question.id}“ patrí inému kvízu.`));
  }
  return found;
}

async function addressFindings({ ctx: { db }, stored: { kind, id }, document }: Checking): Promise<ContentFinding[]> {
  const { table, slug, id: idColumn, isLive } = contentTables[kind];
  const wanted = document.data.slug;
  if (!slug || typeof wanted !== 'string') return [];
  const taken = await db
    .select({ id: idColumn })
    .from(table)
    .where(and(eq(slug, wanted), ne(idColumn, id), isLive));
  return taken.length > 0 ? [finding('address-taken', 'Túto adresu už má niečo iné.', { field: 'data.slug' })] : [];
}

/** Progress is kept by the ids of exercises, so one belongs to one lecture. */
async function idFindings({ ctx: { db }, stored: { id } }: Checking, exercises: Exercises): Promise<ContentFinding[]> {
  const found: ContentFinding[] = [];
  for (const exercise of exercises) {
    if (exercise.id === '') continue;
    const rows = await db
      .select({ name: lecture.name, text: lecture.text })
      .from(lecture)
      .innerJoin(chapter, eq(chapter.id, lecture.chapterId))
      .innerJoin(course, eq(course.id, chapter.courseId))
      .where(and(eq(lecture.published, true), ne(lecture.id, id), like(lecture.text, `%${literally(exercise.id)}%`)));
    const other = rows.find(({ text }) => exerciseIdsIn(text).includes(exercise.id));
    if (!other) continue;
    const title = `Označenie úlohy „${exercise.id}“ už má úloha lekcie „${other.name}“.`;
    found.push(finding('exercise-broken', title, { line: exercise.line, field: exercise.id }));
  }
  return found;
}

/** What is on the web already was proven when it came there. */
function unproven(exercises: Exercises, before: Exercises, proofs: readonly ExerciseProof[]): ContentFinding[] {
  const proven = new Set([...before, ...proofs].map(({ id, hash }) => `${id} ${hash}`));
  return exercises
    .filter(({ id, hash, runs }) => runs && !proven.has(`${id} ${hash}`))
    .map(({ id, hash, line }) =>
      finding('exercise-unproven', `Úloha „${id}“ zatiaľ nebola spustená.`, { line, field: id, detail: hash }),
    );
}
