import type { Course, CoursePage } from '#src/contract/course.ts';
import type { CourseBeginning } from '#src/contract/courseBeginning.ts';
import { ownQuery } from './ownQuery.ts';
import { readQuery } from './readQuery.ts';

/** A page of the course overview. */
export const courseOverview = (page: number) => readQuery<CoursePage>('course', `/course/overview?page=${page}`);

/** The first lecture of the catalogue, and who teaches. */
export const courseBeginning = () => readQuery<CourseBeginning>('course', '/course/beginning');

/** One course with its outline and resources. */
export const courseBySlug = (slug: string) => readQuery<Course>('course', `/course/slug/${encodeURIComponent(slug)}`);

/** The same for a learner: with their purchases and the lecture that comes next. */
export const ownCourse = (slug: string, userId: string) =>
  ownQuery<Course>('course', `/course/slug/${encodeURIComponent(slug)}`, userId);
