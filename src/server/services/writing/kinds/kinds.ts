import type { ContentKind } from '#src/contract/desk/content/deskContent.ts';
import { articleKind } from './article.ts';
import { authorKind } from './author.ts';
import { chapterKind } from './chapter.ts';
import { courseKind } from './course.ts';
import { episodeKind } from './episode.ts';
import type { ContentTable, Kind } from './Kind.ts';
import { lectureKind } from './lecture.ts';
import { nextCourseKind } from './nextCourse.ts';
import { pageKind } from './page.ts';
import { productKind } from './product.ts';
import { tagKind } from './tag.ts';
import { videoKind } from './video.ts';

/** The kinds of content, in the order in which their rows refer to each other. */
export const kinds: Record<ContentKind, Kind> = {
  author: authorKind,
  tag: tagKind,
  video: videoKind,
  article: articleKind,
  episode: episodeKind,
  page: pageKind,
  course: courseKind,
  product: productKind,
  chapter: chapterKind,
  lecture: lectureKind,
  'next-course': nextCourseKind,
};

/** Their tables, each once, in the same order. */
export const contentTables: readonly ContentTable[] = Object.values(kinds)
  .flatMap((kind): ContentTable[] => [kind, ...(kind.parts ?? [])])
  .filter(({ table }, index, all) => all.findIndex((other) => other.table === table) === index);
