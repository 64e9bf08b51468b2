import { join } from 'node:path';
import type { z } from 'zod';
import { projectRoot, sampleMediaDir } from '#src/server/config/projectRoot.ts';
import type { Content } from './Content.ts';
import { ContentFolder, type ContentFolderOptions } from './ContentFolder.ts';
import { ContentProblems } from './ContentProblems.ts';
import { checkReferences } from './checkReferences.ts';
import {
  articleFile,
  authorFile,
  episodeFile,
  nextCoursesFile,
  pageFile,
  productsFile,
  tagsFile,
  videoFile,
} from './contentFiles.ts';
import { readCourses } from './readCourses.ts';
import { articleRow, authorRow, episodeRow, nextCourseRow, pageRow, productRow, tagRow, videoRow } from './written.ts';

export type ReadContentOptions = Partial<ContentFolderOptions> & Pick<ContentFolderOptions, 'directory'>;

/** Reads and checks a content folder; throws `ContentProblems` that name every file and key at fault. */
export function readContent({
  directory,
  publicDir = join(projectRoot, 'public'),
  mediaDir = sampleMediaDir,
}: ReadContentOptions): Content {
  const folder = new ContentFolder({ directory, publicDir, mediaDir });
  const videos = readVideos(folder);
  const courses = readCourses(folder, new Map(videos.map((video) => [video.slug, video.id])));
  const content: Content = {
    authors: readAuthors(folder),
    tags: folder.yaml('tags.yml', tagsFile).flatMap((tags) => tags.map((tag, index) => tagRow(tag, index + 1))),
    videos,
    posts: [...readArticles(folder), ...readEpisodes(folder)],
    pages: readPages(folder),
    nextCourseOptions: folder
      .yaml('next-courses.yml', nextCoursesFile)
      .flatMap((options) => options.map((option, index) => nextCourseRow(option, index + 1))),
    ...courses,
    courseProducts: readProducts(folder, courses.courses),
  };
  checkReferences(content, folder);
  if (folder.problems.length > 0) throw new ContentProblems(folder.problems);
  return content;
}

function readAuthors(folder: ContentFolder): Content['authors'] {
  return documents(folder, 'authors', authorFile).map(({ data, text }) => authorRow(data, text));
}

function readVideos(folder: ContentFolder): Content['videos'] {
  return documents(folder, 'videos', videoFile).map(({ file, data, text }) => {
    if (data.lectureOnly && data.provider === 'FILE') folder.requireFile(file, 'source', data.source);
    if (data.lectureOnly && data.poster) folder.requireFile(file, 'poster', data.poster);
    return videoRow(data, text, folder.cues(file, 'captions', data.captions));
  });
}

function readProducts(folder: ContentFolder, courses: Content['courses']): Content['courseProducts'] {
  const ids = new Map(courses.map(({ slug, id }) => [slug, id]));
  return folder.yaml('products.yml', productsFile).flatMap((products) =>
    products.flatMap((product, index) => {
      const courseId = ids.get(product.course);
      if (courseId) return [productRow(product, courseId)];
      folder.problem('products.yml', `${index}.course`, `there is no course „${product.course}“`);
      return [];
    }),
  );
}

function readArticles(folder: ContentFolder): Content['posts'] {
  return documents(folder, 'articles', articleFile).map(({ data, text }) => articleRow(data, text));
}

function readEpisodes(folder: ContentFolder): Content['posts'] {
  return documents(folder, 'podcast', episodeFile).map(({ file, data, text }) =>
    episodeRow(data, text, folder.cues(file, 'transcript', data.transcript)),
  );
}

function readPages(folder: ContentFolder): Content['pages'] {
  return folder
    .markdownFiles('pages')
    .flatMap((file) => folder.document(file, pageFile))
    .map(({ file, data, text }) => pageRow(nameOf(file), data, text));
}

/** The documents of a flat folder, whose files are named by their slugs: so does the export. */
function documents<S extends z.ZodType<{ slug: string }>>(folder: ContentFolder, path: string, schema: S) {
  const found = folder.markdownFiles(path).flatMap((file) => folder.document(file, schema));
  for (const { file, data } of found) {
    if (data.slug !== nameOf(file)) folder.problem(file, 'slug', `must be the file's name, „${nameOf(file)}“`);
  }
  return found;
}

function nameOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace(/\.md$/, '');
}
