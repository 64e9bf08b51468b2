import { stringify } from 'yaml';
import type { Content } from './Content.ts';
import { questionDocument } from './questionDocument.ts';

/** A content folder as texts by path: the reverse of `readContent`. */
export function contentDocuments(content: Content): Map<string, string> {
  const files = new Map<string, string>();
  files.set('tags.yml', yaml(content.tags.map(({ slug, name }) => ({ slug, name }))));
  const nextCourses = content.nextCourseOptions.map(({ id, name, summary }) => ({ id, name, summary }));
  files.set('next-courses.yml', yaml(nextCourses));
  files.set('products.yml', yaml(productsOf(content)));
  for (const { id, slug, name, role, links, bio } of content.authors) {
    const kept = links.length > 0 ? links.map(({ name, url }) => ({ name, url })) : undefined;
    files.set(`authors/${slug}.md`, markdown({ id, slug, name, role, links: kept }, bio));
  }
  for (const { slug, title, summary, text } of content.pages) {
    files.set(`pages/${slug}.md`, markdown({ title, summary }, text));
  }
  for (const post of content.posts) {
    files.set(`${post.kind === 'article' ? 'articles' : 'podcast'}/${post.slug}.md`, postFile(post));
  }
  for (const video of content.videos) files.set(`videos/${video.slug}.md`, videoFile(video));
  for (const course of content.courses) addCourse(files, content, course);
  return files;
}

function postFile(post: Content['posts'][number]): string {
  const { id, slug, title, summary, authorId, publishedAt, tags, audio, transcriptUrl, text } = post;
  const episode = audio && {
    episode: audio.episode,
    audio: audio.url,
    transcript: transcriptUrl,
    durationSeconds: audio.durationSeconds,
    bytes: audio.bytes,
  };
  const head = { id, slug, title, summary, author: authorId, publishedAt: moment(publishedAt), tags };
  return markdown({ ...head, ...episode }, text);
}

function videoFile(video: Content['videos'][number]): string {
  const { id, slug, title, summary, authorId, publishedAt, provider, source, poster, captions, text } = video;
  const { durationSeconds, bytes } = video;
  const lectureOnly = video.lectureOnly || undefined;
  const chapters = video.chapters.length > 0 ? video.chapters.map(({ start, title }) => ({ start, title })) : undefined;
  const head = { id, slug, title, summary, author: authorId, publishedAt: moment(publishedAt), lectureOnly };
  return markdown({ ...head, provider, source, poster, captions, chapters, durationSeconds, bytes }, text);
}

function addCourse(files: Map<string, string>, content: Content, course: Content['courses'][number]): void {
  const folder = `courses/${course.slug}`;
  files.set(`${folder}/course.md`, courseFile(course));
  // Named one by one: the database keeps no order of keys.
  const resources = course.resources.map(({ name, url, kind, description }) => ({ name, url, kind, description }));
  files.set(`${folder}/resources.md`, markdown({ resources }, course.resourcesIntro));
  const slugs = new Map(content.videos.map((video) => [video.id, video.slug]));
  for (const chapter of content.chapters.filter((row) => row.courseId === course.id)) {
    const { id, name, freeSample } = chapter;
    const path = `${folder}/${numbered(chapter)}`;
    files.set(`${path}/chapter.md`, markdown({ id, name, freeSample }, ''));
    for (const lecture of content.lectures.filter((row) => row.chapterId === chapter.id)) {
      const { id, name, type, minutes, summary, videoId, text } = lecture;
      const video = videoId ? slugs.get(videoId) : undefined;
      files.set(`${path}/${numbered(lecture)}.md`, markdown({ id, name, type, minutes, summary, video }, text));
      const quiz = content.quizzes.find((row) => row.lectureId === id);
      if (quiz) files.set(`${path}/quiz.yml`, yaml(quizDocument(content, quiz)));
    }
  }
}

function quizDocument(content: Content, { id, lectureId, name }: Content['quizzes'][number]) {
  const questions = content.quizQuestions.filter((row) => row.quizId === id).map(questionDocument);
  return { id, lecture: lectureId, name, questions };
}

function courseFile(course: Content['courses'][number]): string {
  const { id, slug, name, summary, authorId, level, illustration, language, position, publishedAt } = course;
  return markdown(
    {
      id,
      slug,
      name,
      summary,
      author: authorId,
      level,
      illustration,
      language,
      position,
      publishedAt: moment(publishedAt),
      whatYouLearn: course.whatYouLearn,
      prerequisites: course.prerequisites,
    },
    course.description,
  );
}

/** The catalogue; a product whose course has left is left out with it. */
function productsOf({ courses, courseProducts }: Content) {
  const slugs = new Map(courses.map(({ id, slug }) => [id, slug]));
  return courseProducts.flatMap(({ courseId, id, name, variantName, amount, currency, archived }) => {
    const course = slugs.get(courseId);
    return course ? [{ course, id, name, variantName, amount, currency, ...(archived && { archived }) }] : [];
  });
}

function numbered({ position, fileName }: { position: number; fileName: string }): string {
  return `${String(position).padStart(2, '0')}-${fileName}`;
}

/** Midnight UTC is written as the day that it is read from. */
function moment(date: Date): string {
  return date.toISOString().replace(/T00:00:00\.000Z$/, '');
}

/** Keys without a value are left out, as an author leaves them out. */
function markdown(data: Record<string, unknown>, text: string): string {
  const kept = Object.entries(data).filter(([, value]) => value !== undefined && value !== null);
  return `---\n${yaml(Object.fromEntries(kept))}---\n${text ? `${text}\n` : ''}`;
}

function yaml(data: unknown): string {
  return stringify(data, { lineWidth: 0 });
}
