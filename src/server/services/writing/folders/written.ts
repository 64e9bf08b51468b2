import type { z } from 'zod';
import type { Cue } from '#src/domain/vtt.ts';
import type { StoredResult } from '#src/server/db/schema/chapter.ts';
import type { Content } from './Content.ts';
import type {
  articleFile,
  authorFile,
  chapterFile,
  courseFile,
  episodeFile,
  lectureFile,
  nextCoursesFile,
  pageFile,
  productsFile,
  quizFile,
  resourcesFile,
  tagsFile,
  videoFile,
} from './contentFiles.ts';
import { questionDocument } from './questionDocument.ts';
import { readQuestion } from './readQuestion.ts';

/**
 * Rows as authors write them, and back: the one form of content files and of the desk. Ids stand beside it. Keys are named one by one,
 * since the database keeps no order of them.
 */
type Row<K extends keyof Content> = Content[K][number];
type File<S extends z.ZodType> = z.output<S>;

export const writtenAuthor = ({ slug, name, role, links }: Row<'authors'>) => ({
  slug,
  name,
  role,
  links: links.length > 0 ? links.map(({ name, url }) => ({ name, url })) : undefined,
});
export const authorRow = (data: File<typeof authorFile>, text: string): Row<'authors'> => ({ ...data, bio: text });

export const writtenPage = ({ title, summary }: Row<'pages'>) => ({ title, summary });
export const pageRow = (slug: string, data: File<typeof pageFile>, text: string): Row<'pages'> => ({
  slug,
  ...data,
  text,
});

export const writtenTag = ({ name }: Row<'tags'>) => ({ name });
export const tagRow = (tag: File<typeof tagsFile>[number], position: number): Row<'tags'> => ({ ...tag, position });

export const writtenNextCourse = ({ name, summary }: Row<'nextCourseOptions'>) => ({ name, summary });
export const nextCourseRow = (
  option: File<typeof nextCoursesFile>[number],
  position: number,
): Row<'nextCourseOptions'> => ({ ...option, position });

export const writtenProduct = ({ name, variantName, amount, currency, archived }: Row<'courseProducts'>) => ({
  name,
  variantName,
  amount,
  currency,
  ...(archived && { archived }),
});
export const productRow = (
  { course: _, ...product }: File<typeof productsFile>[number],
  courseId: string,
): Row<'courseProducts'> => ({ ...product, courseId });

export function writtenPost(post: Row<'posts'>) {
  const { slug, title, summary, authorId, publishedAt, tags, audio, transcriptUrl } = post;
  const episode = audio && {
    episode: audio.episode,
    audio: audio.url,
    transcript: transcriptUrl,
    durationSeconds: audio.durationSeconds,
    bytes: audio.bytes,
  };
  return { slug, title, summary, author: authorId, publishedAt: writtenMoment(publishedAt), tags, ...episode };
}
export function articleRow({ author, ...data }: File<typeof articleFile>, text: string): Row<'posts'> {
  return { ...data, kind: 'article', authorId: author, audio: null, transcriptUrl: null, transcript: [], text };
}
export function episodeRow(data: File<typeof episodeFile>, text: string, cues: Cue[]): Row<'posts'> {
  const { author, audio, transcript, episode, durationSeconds, bytes, ...rest } = data;
  return {
    ...rest,
    kind: 'podcast',
    authorId: author,
    audio: { episode, url: audio, durationSeconds, bytes },
    transcriptUrl: transcript ?? null,
    transcript: cues,
    text,
  };
}

export function writtenVideo(video: Row<'videos'>) {
  const { slug, title, summary, authorId, publishedAt, provider, source, poster, captions } = video;
  const { durationSeconds, bytes } = video;
  const lectureOnly = video.lectureOnly || undefined;
  const chapters = video.chapters.length > 0 ? video.chapters.map(({ start, title }) => ({ start, title })) : undefined;
  const head = { slug, title, summary, author: authorId, publishedAt: writtenMoment(publishedAt), lectureOnly };
  return { ...head, provider, source, poster, captions, chapters, durationSeconds, bytes };
}
export function videoRow({ author, ...data }: File<typeof videoFile>, text: string, cues: Cue[]): Row<'videos'> {
  return {
    ...data,
    authorId: author,
    poster: data.poster ?? null,
    captions: data.captions ?? null,
    bytes: data.bytes ?? null,
    transcript: cues,
    text,
  };
}

export function writtenCourse(course: Row<'courses'>) {
  const { slug, name, summary, authorId, level, illustration, language, position, publishedAt } = course;
  return {
    slug,
    name,
    summary,
    author: authorId,
    level,
    illustration,
    language,
    position,
    publishedAt: writtenMoment(publishedAt),
    whatYouLearn: course.whatYouLearn,
    prerequisites: course.prerequisites,
  };
}
export const writtenResources = ({ resources }: Pick<Row<'courses'>, 'resources'>) => ({
  resources: resources.map(({ name, url, kind, description }) => ({ name, url, kind, description })),
});
export function courseRow(
  { author, ...data }: File<typeof courseFile>,
  text: string,
  { resources, resourcesIntro }: File<typeof resourcesFile> & { resourcesIntro: string },
): Row<'courses'> {
  return { ...data, authorId: author, description: text, resources, resourcesIntro };
}

export const writtenChapter = ({ name, freeSample, result }: Row<'chapters'>) => ({
  name,
  freeSample,
  result: result ? writtenResult(result) : undefined,
});
const writtenResult = ({ name, text, game }: StoredResult) => ({
  name,
  text,
  ...(game && { game: { lecture: game.lecture, picture: game.picture } }),
});
type Place = { position: number; fileName: string };
export const chapterRow = (data: File<typeof chapterFile>, place: Place & { courseId: string }): Row<'chapters'> => ({
  ...data,
  ...place,
});

/** `video` is the slug of its video. */
export const writtenLecture = ({ name, type, minutes, summary }: Row<'lectures'>, video: string | undefined) => ({
  name,
  type,
  minutes,
  summary,
  video,
});
export const lectureRow = (
  { video: _, ...data }: File<typeof lectureFile>,
  text: string,
  place: Place & { chapterId: string; videoId: string | null },
): Row<'lectures'> => ({ ...data, text, ...place });

export const writtenQuiz = ({ id, lectureId, name }: Row<'quizzes'>, questions: Row<'quizQuestions'>[]) => ({
  id,
  lecture: lectureId,
  name,
  questions: questions.map(questionDocument),
});
export function quizRows({ id, lecture, name, questions }: File<typeof quizFile>) {
  return {
    quiz: { id, lectureId: lecture, name },
    questions: questions.map((question, index) => ({ ...readQuestion(question), quizId: id, position: index + 1 })),
  };
}

/** Midnight UTC is written as the day that it is read from. */
function writtenMoment(date: Date): string {
  return date.toISOString().replace(/T00:00:00\.000Z$/, '');
}
