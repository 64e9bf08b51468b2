import { z } from 'zod';
import { idSchema, slugSchema } from './conventions.ts';
import { daysInWeek } from './limits.ts';

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

/** On how many days of a week somebody wants to learn; `null`: no goal is chosen. */
const goalDaysSchema = z.number().int().min(1).max(daysInWeek).nullable();

/** The body of PUT `/progress/goal`; with `unlessChosen` a goal that stands already stays. */
export const goalDraftSchema = z.strictObject({ days: goalDaysSchema, unlessChosen: z.boolean().optional() });

/** The goal that holds now. */
export const goalSchema = z.object({ days: goalDaysSchema }).meta({ id: 'LearningGoal' });

/**
 * What the caller's home page shows beside their courses; `learntOn` are days of this week, by the calendar of Bratislava, `learntWeeks` all
 * weeks in which something was learned: that number only grows.
 */
export const learnerHomeSchema = z
  .object({
    learntOn: z.array(z.iso.date()),
    learntWeeks: z.number().int().min(0),
    goalDays: goalDaysSchema,
    addedLectures: z.array(addedLectureSchema),
    answeredComments: z.array(answeredCommentSchema),
  })
  .meta({ id: 'LearnerHome' });
export type LearnerHome = z.infer<typeof learnerHomeSchema>;
