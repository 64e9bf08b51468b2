import type { Course, CoursePage } from '#src/contract/course.ts';
import { readQuery } from './readQuery.ts';

/** A page of the course overview. */
export const courseOverview = (page: number) => readQuery<CoursePage>('course', `/course/overview?page=${page}`);

/** One course with its outline and resources. */
export const courseBySlug = (slug: string) => readQuery<Course>('course', `/course/slug/${encodeURIComponent(slug)}`);
