import { z } from 'zod';
import { authorCardSchema } from './author.ts';
import { idSchema, orNull, slugSchema } from './conventions.ts';

/**
 * The first lines of a lecture that opens with a program and what it prints. `…Html` is safe markup made on the server;
 * `explanationHtml` is what follows the output and gives the answer away.
 */
export const lectureOpeningSchema = z
  .object({ textHtml: z.string(), codeHtml: z.string(), output: z.string(), explanationHtml: z.string() })
  .meta({ id: 'LectureOpening' });
export type LectureOpening = z.infer<typeof lectureOpeningSchema>;

/** The lecture that everybody can begin with; `opening` only where everybody may read it. */
export const firstLectureSchema = z
  .object({
    id: idSchema,
    chapterId: idSchema,
    courseSlug: slugSchema,
    courseName: z.string(),
    name: z.string(),
    minutes: z.number().int().min(1),
    opening: orNull(lectureOpeningSchema),
    /** The lecture behind it, in which the first line is written. */
    second: orNull(z.object({ id: idSchema, chapterId: idSchema })),
  })
  .meta({ id: 'FirstLecture' });
export type FirstLecture = z.infer<typeof firstLectureSchema>;

/** Where learning begins: the first lecture of the catalogue, and who teaches its courses. */
export const courseBeginningSchema = z
  .object({ lecture: orNull(firstLectureSchema), lecturers: z.array(authorCardSchema) })
  .meta({ id: 'CourseBeginning' });
export type CourseBeginning = z.infer<typeof courseBeginningSchema>;
