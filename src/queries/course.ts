import { addressOf } from './apiClient.ts';
import { ownQuery } from './ownQuery.ts';
import { readQuery } from './readQuery.ts';

/** A page of the course overview. */
export const courseOverview = (page: number) => readQuery('course', addressOf('/course/overview', { query: { page } }));

/** One course as on its card. */
export const courseCard = (courseId: string) =>
  readQuery('course', addressOf('/course/overview/{courseId}', { path: { courseId } }));

/** The first lecture of the catalogue, and who teaches. */
export const courseBeginning = () => readQuery('course', addressOf('/course/beginning'));

/** What the ends of a course and of its chapters say, and what fits next. */
export const courseEndings = (courseId: string) =>
  readQuery('course', addressOf('/course/endings/{courseId}', { path: { courseId } }));

/** One course with its outline and resources. */
export const courseBySlug = (slug: string) => readQuery('course', addressOf('/course/slug/{slug}', { path: { slug } }));

/** The same for a learner: with their purchases and the lecture that comes next. */
export const ownCourse = (slug: string, userId: string) =>
  ownQuery('course', addressOf('/course/slug/{slug}', { path: { slug } }), userId);
