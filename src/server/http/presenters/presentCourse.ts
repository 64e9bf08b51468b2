import type { Chapter, ChapterResult, Course } from '#src/contract/course.ts';
import { typeset } from '#src/domain/typography.ts';
import type { StoredResult } from '#src/server/db/schema/chapter.ts';
import { gamePath } from '#src/server/runtimes/webFrame.ts';
import type { WholeCourse } from '#src/server/services/catalogue/index.ts';
import { renderText } from '#src/server/texts/texts.ts';
import { presentAuthorCard } from './presentAuthor.ts';
import { presentCourseCard } from './presentCourseCard.ts';

export async function presentCourse(whole: WholeCourse): Promise<Course> {
  const { course, author, chapters } = whole;
  const begunAt = Math.min(...whole.outline.map(({ addedAt }) => addedAt.getTime()));
  return {
    ...presentCourseCard(whole),
    descriptionHtml: await renderText(course.description),
    publishedAt: course.publishedAt.toISOString(),
    author: presentAuthorCard(author),
    whatYouLearn: course.whatYouLearn.map(typeset),
    prerequisites: course.prerequisites.map(typeset),
    chapters: await Promise.all(chapters.map((chapter) => presentChapter(chapter, begunAt))),
    resourcesHtml: await renderText(course.resourcesIntro),
    resources: course.resources.map(({ name, url, kind, description }) => ({
      name: typeset(name),
      url,
      kind,
      description: typeset(description),
    })),
  };
}

/** `begunAt`: when the course's first lectures came, in milliseconds. */
async function presentChapter(
  { chapter, lectures }: WholeCourse['chapters'][number],
  begunAt: number,
): Promise<Chapter> {
  return {
    id: chapter.id,
    name: typeset(chapter.name),
    freeSample: chapter.freeSample,
    result: chapter.result && (await presentResult(chapter.result)),
    lectures: lectures.map(({ id, name, type, minutes, addedAt }) => ({
      id,
      name: typeset(name),
      type,
      minutes,
      ...(addedAt.getTime() > begunAt && { addedAt: addedAt.toISOString() }),
    })),
  };
}

async function presentResult({ name, text, game, sample }: StoredResult): Promise<ChapterResult> {
  return {
    name: typeset(name),
    text: typeset(text),
    ...(game && { game: { address: gamePath(game.lecture), picture: game.picture } }),
    ...(sample !== undefined && { sampleHtml: await renderText(sample) }),
  };
}
