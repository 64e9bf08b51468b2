import { z } from 'zod';
import { idSchema, orNull } from './conventions.ts';
import { courseCardSchema } from './course.ts';

/** A course that fits next, why, and where its free chapter begins. Code in the reason stands in backticks. */
export const fittingCourseSchema = z
  .object({
    course: courseCardSchema,
    why: z.string(),
    sample: orNull(z.object({ chapterId: idSchema, lectureId: idSchema })),
  })
  .meta({ id: 'FittingCourse' });
export type FittingCourse = z.infer<typeof fittingCourseSchema>;

/**
 * What is said where a course and its chapters end: `skills` is what one can do after a chapter, code in it stands in backticks. A
 * chapter without skills is left out.
 */
export const courseEndingsSchema = z
  .object({
    text: z.string(),
    chapters: z.array(z.object({ id: idSchema, skills: z.array(z.string()) })),
    next: z.array(fittingCourseSchema),
  })
  .meta({ id: 'CourseEndings' });
export type CourseEndings = z.infer<typeof courseEndingsSchema>;
