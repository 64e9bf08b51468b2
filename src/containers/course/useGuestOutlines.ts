import { useQueries } from '@tanstack/react-query';
import type { CourseCard } from '#src/contract/course.ts';
import { courseBySlug } from '#src/queries/course.ts';
import { useGuestMarks } from './useGuestMarks.ts';

/** Of these courses the outlines of those in which a guest has done something; they are public. */
export function useGuestOutlines(courses: readonly CourseCard[]) {
  const marks = useGuestMarks();
  const begun = courses.filter(({ id }) => marks.some(({ courseId }) => courseId === id));
  const queries = useQueries({ queries: begun.map(({ slug }) => courseBySlug(slug)) });
  return { marks, queries, outlines: queries.flatMap(({ data }) => data ?? []) };
}
