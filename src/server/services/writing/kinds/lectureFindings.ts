import { and, eq, getTableColumns, like, ne } from 'drizzle-orm';
import type { ContentFinding, ExerciseProof } from '#src/contract/desk/content/deskContent.ts';
import { literally } from '#src/server/db/plainText.ts';
import { type ChapterRow, chapter } from '#src/server/db/schema/chapter.ts';
import { course } from '#src/server/db/schema/course.ts';
import { courseProduct } from '#src/server/db/schema/courseProduct.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import { type VideoRow, video } from '#src/server/db/schema/video.ts';
import { askedIdsIn } from '#src/server/services/learning/index.ts';
import { finding, formFinding } from '#src/server/services/writing/content/finding.ts';
import { mayBeAuthor } from '#src/server/services/writing/content/ownAuthors.ts';
import { captionFindings } from './cues.ts';
import type { Checking, Exercises } from './Kind.ts';

/** The video that a lecture means by a slug: addresses are unique among what is on the web. */
export const isVideo = (slug: string) => and(eq(video.slug, slug), eq(video.published, true));

/** What a lecture has against its chapter and the video that it names. */
export async function placeFindings(checking: Checking, slug: string | undefined): Promise<ContentFinding[]> {
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
  const [shown] = await db.select().from(video).where(isVideo(slug));
  if (!shown) return [...found, formFinding('data.video', 'Také video na webe nie je.')];
  if (place && shown.lectureOnly) found.push(...(await privateFilmFindings(checking, place, shown)));
  return [...found, ...captionFindings(shown, 'data.video')];
}

/** A film for lectures alone is for those who bought a course of its author. */
async function privateFilmFindings({ ctx, stored }: Checking, place: ChapterRow, shown: VideoRow) {
  const found: ContentFinding[] = [];
  if (place.freeSample) found.push(formFinding('data.video', 'Ukážka zadarmo nemôže mať súkromné video.'));
  // As in the reading of lectures, an archived product counts, too.
  else if ((await ctx.db.$count(courseProduct, eq(courseProduct.courseId, place.courseId))) === 0) {
    found.push(
      formFinding(
        'data.video',
        'Video je súkromné a\u00A0kurz sa nepredáva, takže by ho videl každý, kto má účet. Vyber verejné video, alebo nech kurz dostane najprv cenu.',
      ),
    );
  }
  const isKnown = stored.isLive && stored.document.data.video === shown.slug;
  const { actor } = ctx;
  if (actor !== null && !isKnown && !(await mayBeAuthor({ ...ctx, actor }, shown.authorId))) {
    found.push(
      formFinding(
        'data.video',
        'Súkromné video patrí inému lektorovi. Vyber svoje, alebo pošli lekciu redakcii na kontrolu: tá ju s\u00A0ním publikovať môže.',
      ),
    );
  }
  return found;
}

/** Progress is kept by the ids of exercises and questions, so one belongs to one lecture. */
export async function idFindings(
  { ctx: { db }, stored: { id } }: Checking,
  exercises: readonly Pick<Exercises[number], 'id' | 'line'>[],
): Promise<ContentFinding[]> {
  const found: ContentFinding[] = [];
  for (const exercise of exercises) {
    if (exercise.id === '') continue;
    const rows = await db
      .select({ name: lecture.name, text: lecture.text })
      .from(lecture)
      .innerJoin(chapter, eq(chapter.id, lecture.chapterId))
      .innerJoin(course, eq(course.id, chapter.courseId))
      .where(and(eq(lecture.published, true), ne(lecture.id, id), like(lecture.text, `%${literally(exercise.id)}%`)));
    const other = rows.find(({ text }) => askedIdsIn(text).includes(exercise.id));
    if (!other) continue;
    const title = `Označenie „${exercise.id}“ už má úloha alebo otázka lekcie „${other.name}“.`;
    found.push(finding('exercise-broken', title, { line: exercise.line, field: exercise.id }));
  }
  return found;
}

/** What is on the web already was proven when it came there. */
export function unproven(exercises: Exercises, before: Exercises, proofs: readonly ExerciseProof[]): ContentFinding[] {
  const proven = new Set([...before, ...proofs].map(({ id, hash }) => `${id} ${hash}`));
  return exercises
    .filter(({ id, hash, runs }) => runs && !proven.has(`${id} ${hash}`))
    .map(({ id, hash, line }) =>
      finding('exercise-unproven', `Úloha „${id}“ zatiaľ nebola spustená.`, { line, field: id, detail: hash }),
    );
}
