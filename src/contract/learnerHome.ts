import { z } from 'zod';
import { idSchema, slugSchema } from './conventions.ts';

/** A lecture that came into a course of the caller after their last step in it. */
const addedLectureSchema = z
  .object({
    courseName: z.string(),
    courseSlug: slugSchema,
    chapterId: idSchema,
    lectureId: idSchema,
    name: z.string(),
    minutes: z.number().int().min(1),
    addedAt: z.iso.datetime(),
  })
  .meta({ id: 'AddedLecture' });
export type AddedLecture = z.infer<typeof addedLectureSchema>;

/** What others have answered lately to one comment of the caller: how often, when last, and where that stands. */
const answeredCommentSchema = z
  .object({
    kind: z.enum(['lecture', 'article', 'episode']),
    name: z.string(),
    path: z.string(),
    count: z.number().int().min(1),
    answeredAt: z.iso.datetime(),
  })
  .meta({ id: 'AnsweredComment' });
export type AnsweredComment = z.infer<typeof answeredCommentSchema>;

/** What the caller's home page shows beside their courses; `learntOn` are days of this week, by the calendar of Bratislava. */
export const learnerHomeSchema = z
  .object({
    learntOn: z.array(z.iso.date()),
    addedLectures: z.array(addedLectureSchema),
    answeredComments: z.array(answeredCommentSchema),
  })
  .meta({ id: 'LearnerHome' });
export type LearnerHome = z.infer<typeof learnerHomeSchema>;
