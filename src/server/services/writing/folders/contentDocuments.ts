import { stringify } from 'yaml';
import type { Content } from './Content.ts';
import type { Unpublished } from './listUnpublished.ts';
import {
  writtenAuthor,
  writtenChapter,
  writtenCourse,
  writtenLecture,
  writtenNextCourse,
  writtenPage,
  writtenPost,
  writtenProduct,
  writtenQuiz,
  writtenResources,
  writtenTag,
  writtenVideo,
} from './written.ts';

/** A content folder as texts by path: the reverse of `readContent`. */
export function contentDocuments(content: Content): Map<string, string> {
  const files = new Map<string, string>();
  files.set('tags.yml', yaml(content.tags.map((tag) => ({ slug: tag.slug, ...writtenTag(tag) }))));
  const nextCourses = content.nextCourseOptions.map((option) => ({ id: option.id, ...writtenNextCourse(option) }));
  files.set('next-courses.yml', yaml(nextCourses));
  files.set('products.yml', yaml(productsOf(content)));
  for (const author of content.authors) {
    files.set(`authors/${author.slug}.md`, markdown({ id: author.id, ...writtenAuthor(author) }, author.bio));
  }
  for (const page of content.pages) files.set(`pages/${page.slug}.md`, markdown(writtenPage(page), page.text));
  for (const post of content.posts) {
    const path = `${post.kind === 'article' ? 'articles' : 'podcast'}/${post.slug}.md`;
    files.set(path, markdown({ id: post.id, ...writtenPost(post) }, post.text));
  }
  for (const video of content.videos) {
    files.set(`videos/${video.slug}.md`, markdown({ id: video.id, ...writtenVideo(video) }, video.text));
  }
  for (const course of content.courses) addCourse(files, content, course);
  return files;
}

/**
 * What readers do not see, as texts by path: `drafts/lecture/java/java-prvy/premenne.md`, a quiz beside its lecture. A draft may be anything,
 * so no import reads these.
 */
export function draftDocuments(unpublished: readonly Unpublished[]): Map<string, string> {
  const files = new Map<string, string>();
  for (const { kind, id, parents, document } of unpublished) {
    const path = ['drafts', kind, ...parents, id].join('/');
    files.set(`${path}.md`, markdown({ id, ...document.data }, document.text));
    if (document.quiz) files.set(`${path}.quiz.yml`, yaml(document.quiz));
  }
  return files;
}

function addCourse(files: Map<string, string>, content: Content, course: Content['courses'][number]): void {
  const folder = `courses/${course.slug}`;
  files.set(`${folder}/course.md`, markdown({ id: course.id, ...writtenCourse(course) }, course.description));
  files.set(`${folder}/resources.md`, markdown(writtenResources(course), course.resourcesIntro));
  const slugs = new Map(content.videos.map((video) => [video.id, video.slug]));
  for (const chapter of content.chapters.filter((row) => row.courseId === course.id)) {
    const path = `${folder}/${numbered(chapter)}`;
    files.set(`${path}/chapter.md`, markdown({ id: chapter.id, ...writtenChapter(chapter) }, ''));
    let quizzes = 0;
    for (const lecture of content.lectures.filter((row) => row.chapterId === chapter.id)) {
      const { id, videoId, text } = lecture;
      const video = videoId ? slugs.get(videoId) : undefined;
      files.set(`${path}/${numbered(lecture)}.md`, markdown({ id, ...writtenLecture(lecture, video) }, text));
      const quiz = content.quizzes.find((row) => row.lectureId === id);
      if (!quiz) continue;
      quizzes += 1;
      const questions = content.quizQuestions.filter((row) => row.quizId === quiz.id);
      files.set(`${path}/quiz${quizzes > 1 ? `-${quizzes}` : ''}.yml`, yaml(writtenQuiz(quiz, questions)));
    }
  }
}

/** The catalogue; a product whose course has left is left out with it. */
function productsOf({ courses, courseProducts }: Content) {
  const slugs = new Map(courses.map(({ id, slug }) => [id, slug]));
  return courseProducts.flatMap((product) => {
    const course = slugs.get(product.courseId);
    return course ? [{ course, id: product.id, ...writtenProduct(product) }] : [];
  });
}

function numbered({ position, fileName }: { position: number; fileName: string }): string {
  return `${String(position).padStart(2, '0')}-${fileName}`;
}

/** Keys without a value are left out, as an author leaves them out. */
function markdown(data: Record<string, unknown>, text: string): string {
  const kept = Object.entries(data).filter(([, value]) => value !== undefined && value !== null);
  return `---\n${yaml(Object.fromEntries(kept))}---\n${text ? `${text}\n` : ''}`;
}

function yaml(data: unknown): string {
  return stringify(data, { lineWidth: 0 });
}
