import { paths } from './paths.ts';

interface Outline {
  slug: string;
  chapters: readonly { id: string; lectures: readonly { id: string; name: string }[] }[];
}

/** Of the lectures of a course those that are new to somebody, in its order, with their addresses. */
export function addedLectures(course: Outline, newIds: ReadonlySet<string>): { name: string; href: string }[] {
  return course.chapters.flatMap((chapter) =>
    chapter.lectures
      .filter(({ id }) => newIds.has(id))
      .map(({ id, name }) => ({ name, href: paths.lecture(course.slug, chapter.id, id) })),
  );
}
