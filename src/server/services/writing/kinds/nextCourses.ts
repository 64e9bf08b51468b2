import { and, eq, inArray } from 'drizzle-orm';
import type { ContentFinding } from '#src/contract/desk/content/deskContent.ts';
import { course, type NextCourse } from '#src/server/db/schema/course.ts';
import { formFinding } from '#src/server/services/writing/content/finding.ts';
import type { Content } from '#src/server/services/writing/folders/Content.ts';
import type { ContentFolder } from '#src/server/services/writing/folders/ContentFolder.ts';
import type { Checking } from './Kind.ts';

/** That what a course names as the next one is another course on the web. */
export async function nextCourseFindings(
  { ctx: { db }, stored }: Checking,
  next: readonly NextCourse[],
): Promise<ContentFinding[]> {
  const ids = next.map((each) => each.course);
  const live = await db
    .select({ id: course.id })
    .from(course)
    .where(and(inArray(course.id, ids), eq(course.published, true)));
  return ids.flatMap((id, index) => {
    const field = `data.nextCourses.${index}.course`;
    if (id === stored.id) return [formFinding(field, 'Kurz nemôže pokračovať sám sebou.')];
    return live.some((row) => row.id === id) ? [] : [formFinding(field, `Kurz „${id}“ na webe nie je.`)];
  });
}

/** Says of a folder which of its courses name a next one that is not in it. */
export function requireNextCourses({ courses }: Content, folder: ContentFolder): void {
  for (const { id, slug, nextCourses } of courses) {
    for (const { course: next } of nextCourses) {
      if (next === id || !courses.some((each) => each.id === next)) {
        folder.problem(`courses/${slug}/course.md`, 'nextCourses', `names no other course: ${next}`);
      }
    }
  }
}
