import { z } from 'zod';
import { idSchema } from './conventions.ts';
import { courseCardSchema } from './course.ts';

/** Where to go on. */
const nextLectureSchema = z.object({ chapterId: idSchema, lectureId: idSchema, name: z.string() });

/**
 * A learner's way through a course (spec 7, progress). `firstPass` is what is known of the first one, whatever was taken back or added since:
 * how many lectures were completed before progress was reset, and when nothing was left for the first time. `percent` is rounded as in spec 9; `next` is `null` when all is
 * done; `completedLectureIds` are in the order of their completion; `newLectureIds` were added after the learner's last step; `watchTimes` are the furthest positions in videos, in
 * seconds.
 */
export const progressOverviewSchema = z
  .object({
    completedLectureIds: z.array(idSchema),
    completed: z.number().int().min(0),
    total: z.number().int().min(0),
    percent: z.number().int().min(0).max(100),
    next: nextLectureSchema.nullable(),
    newLectureIds: z.array(idSchema),
    watchTimes: z.array(z.object({ lectureId: idSchema, seconds: z.number().int().min(0) })),
    firstPass: z.object({ completed: z.number().int().min(0), finishedAt: z.iso.datetime().nullable() }).optional(),
  })
  .meta({ id: 'ProgressOverview' });
export type ProgressOverview = z.infer<typeof progressOverviewSchema>;

/** The body of PUT `/progress/update/{lectureId}`; `at` is when that was, by the browser's clock, where it is sent later. */
export const progressUpdateSchema = z.strictObject({ completed: z.boolean(), at: z.iso.datetime().optional() });
/** The body of POST `/progress/reset`. */
export const progressResetSchema = z.strictObject({ courseId: idSchema });
/** Body and answer of PUT `/progress/watch-time/{lectureId}`; the furthest position wins. */
export const watchTimeSchema = z
  .strictObject({ seconds: z.number().int().min(0).max(86_400) })
  .meta({ id: 'WatchTime' });

/** A course that the caller owns or has started. */
export const myCourseSchema = z
  .object({ course: courseCardSchema, progress: progressOverviewSchema.omit({ watchTimes: true, firstPass: true }) })
  .meta({ id: 'MyCourse' });
export type MyCourse = z.infer<typeof myCourseSchema>;

/** The courses of the caller, the one touched last first. */
export const myCoursesSchema = z.object({ items: z.array(myCourseSchema) }).meta({ id: 'MyCourses' });

/** The answer of GET `/course-product/{productId}/is-owned-by-user`. */
export const ownershipSchema = z.object({ isOwned: z.boolean() }).meta({ id: 'Ownership' });
