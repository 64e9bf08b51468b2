import { z } from 'zod';
import { idSchema, orNull } from './conventions.ts';
import { lectureTypeSchema } from './course.ts';
import { cueSchema, videoChapterSchema, videoSourceSchema } from './video.ts';

/**
 * A lecture's content. `html` is safe markup made on the server; `video` is set with type VIDEO. `isPreview`: it is not the
 * caller's to learn, a visitor reads a sample or an admin looks; watching it is recorded nowhere.
 */
export const lectureSchema = z
  .object({
    id: idSchema,
    courseId: idSchema,
    chapterId: idSchema,
    name: z.string(),
    summary: z.string(),
    type: lectureTypeSchema,
    minutes: z.number().int().min(1),
    isPreview: z.boolean(),
    html: z.string(),
    video: orNull(videoSourceSchema),
    transcript: z.array(cueSchema),
    chapters: z.array(videoChapterSchema),
  })
  .meta({ id: 'Lecture' });
export type Lecture = z.infer<typeof lectureSchema>;

/** `preview=true` asks for a free sample without an account. */
export const lectureQuerySchema = z.strictObject({ preview: z.enum(['true', 'false']).optional() });

/** Why a lecture is closed: the codes of the API's 401 and 403. */
export const lectureDenialSchema = z.enum(['sign-in-required', 'course-not-owned']);
export type LectureDenial = z.infer<typeof lectureDenialSchema>;
