import type { Content } from './Content.ts';
import type { ContentFolder } from './ContentFolder.ts';

/** What no single file can know: ids and addresses are unique, and what is named exists. */
export function checkReferences(content: Content, folder: ContentFolder): void {
  const { authors, tags, videos, posts, courses, courseProducts, chapters, lectures } = content;
  const { quizzes, quizQuestions, nextCourseOptions } = content;
  unique(
    folder,
    'authors',
    'id',
    authors.map((row) => row.id),
  );
  unique(
    folder,
    'videos',
    'id',
    videos.map((row) => row.id),
  );
  unique(
    folder,
    'articles and podcast',
    'id',
    posts.map((row) => row.id),
  );
  unique(
    folder,
    'articles and podcast',
    'slug',
    posts.map((row) => row.slug),
  );
  unique(
    folder,
    'courses',
    'id',
    courses.map((row) => row.id),
  );
  unique(
    folder,
    'products.yml',
    'id',
    courseProducts.map((row) => row.id),
  );
  unique(
    folder,
    'courses (chapters)',
    'id',
    chapters.map((row) => row.id),
  );
  unique(
    folder,
    'courses (lectures)',
    'id',
    lectures.map((row) => row.id),
  );
  unique(
    folder,
    'courses (quizzes)',
    'id',
    quizzes.map((row) => row.id),
  );
  unique(
    folder,
    'courses (quizzes)',
    'questions.id',
    quizQuestions.map((row) => row.id),
  );
  unique(
    folder,
    'next-courses.yml',
    'id',
    nextCourseOptions.map((row) => row.id),
  );
  unique(
    folder,
    'tags.yml',
    'slug',
    tags.map((row) => row.slug),
  );

  const authorIds = new Set(authors.map((row) => row.id));
  const authored = [
    ...videos.map((row) => ({ file: `videos/${row.slug}.md`, authorId: row.authorId })),
    ...posts.map((row) => ({ file: postFileOf(row), authorId: row.authorId })),
    ...courses.map((row) => ({ file: `courses/${row.slug}/course.md`, authorId: row.authorId })),
  ];
  for (const { file, authorId } of authored) {
    if (!authorIds.has(authorId)) folder.problem(file, 'author', `names no author: ${authorId}`);
  }
  const samples = new Set(chapters.filter((row) => row.freeSample).map((row) => row.id));
  const kept = new Set(videos.filter((row) => row.lectureOnly).map((row) => row.id));
  for (const { id, chapterId, videoId } of lectures) {
    // Everybody's page of it is kept in memory for longer than a signed address holds.
    if (samples.has(chapterId) && videoId && kept.has(videoId)) {
      folder.problem('courses (lectures)', 'video', `is lectureOnly, but ${id} is a free sample`);
    }
  }
  const tagSlugs = new Set(tags.map((row) => row.slug));
  for (const post of posts) {
    for (const tag of post.tags) {
      if (!tagSlugs.has(tag))
        folder.problem(postFileOf(post), 'tags', `names a tag that tags.yml does not have: ${tag}`);
    }
  }
}

function postFileOf(post: Content['posts'][number]): string {
  return `${post.kind === 'article' ? 'articles' : 'podcast'}/${post.slug}.md`;
}

function unique(folder: ContentFolder, where: string, key: string, values: string[]): void {
  const repeated = values.filter((value, index) => values.indexOf(value) !== index);
  for (const value of new Set(repeated)) folder.problem(where, key, `is used more than once: ${value}`);
}
