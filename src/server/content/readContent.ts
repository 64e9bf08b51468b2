import { join } from 'node:path';
import type { z } from 'zod';
import type { PostKind } from '#src/contract/post.ts';
import { projectRoot, sampleMediaDir } from '#src/server/projectRoot.ts';
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
    tags: folder
      .yaml('tags.yml', tagsFile)
      .flatMap((tags) => tags.map((tag, index) => ({ ...tag, position: index + 1 }))),
    videos,
    posts: [...readArticles(folder), ...readEpisodes(folder)],
    pages: readPages(folder),
    nextCourseOptions: folder
      .yaml('next-courses.yml', nextCoursesFile)
      .flatMap((options) => options.map((option, index) => ({ ...option, position: index + 1 }))),
    ...courses,
    courseProducts: readProducts(folder, courses.courses),
  };
  checkReferences(content, folder);
  if (folder.problems.length > 0) throw new ContentProblems(folder.problems);
  return content;
}

function readAuthors(folder: ContentFolder): Content['authors'] {
  return documents(folder, 'authors', authorFile).map(({ data, text }) => ({ ...data, bio: text }));
}

function readVideos(folder: ContentFolder): Content['videos'] {
  return documents(folder, 'videos', videoFile).map(({ file, data: { author, ...data }, text }) => {
    if (data.lectureOnly && data.provider === 'FILE') folder.requireFile(file, 'source', data.source);
    if (data.lectureOnly && data.poster) folder.requireFile(file, 'poster', data.poster);
    return {
      ...data,
      authorId: author,
      poster: data.poster ?? null,
      captions: data.captions ?? null,
      bytes: data.bytes ?? null,
      transcript: folder.cues(file, 'captions', data.captions),
      text,
    };
  });
}

function readProducts(folder: ContentFolder, courses: Content['courses']): Content['courseProducts'] {
  const ids = new Map(courses.map(({ slug, id }) => [slug, id]));
  return folder.yaml('products.yml', productsFile).flatMap((products) =>
    products.flatMap(({ course, ...product }, index) => {
      const courseId = ids.get(course);
      if (courseId) return [{ ...product, courseId }];
      folder.problem('products.yml', `${index}.course`, `there is no course „${course}“`);
      return [];
    }),
  );
}

function readArticles(folder: ContentFolder): Content['posts'] {
  const kind: PostKind = 'article';
  return documents(folder, 'articles', articleFile).map(({ data: { author, ...data }, text }) => ({
    ...data,
    kind,
    authorId: author,
    audio: null,
    transcriptUrl: null,
    transcript: [],
    text,
  }));
}

function readEpisodes(folder: ContentFolder): Content['posts'] {
  const kind: PostKind = 'podcast';
  return documents(folder, 'podcast', episodeFile).map(({ file, data, text }) => {
    const { author, audio, transcript, episode, durationSeconds, bytes, ...rest } = data;
    return {
      ...rest,
      kind,
      authorId: author,
      audio: { episode, url: audio, durationSeconds, bytes },
      transcriptUrl: transcript ?? null,
      transcript: folder.cues(file, 'transcript', transcript),
      text,
    };
  });
}

function readPages(folder: ContentFolder): Content['pages'] {
  return folder
    .markdownFiles('pages')
    .flatMap((file) => folder.document(file, pageFile))
    .map(({ file, data, text }) => ({ slug: nameOf(file), ...data, text }));
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
