import { z } from 'zod';
import { idSchema, slugSchema } from './conventions.ts';

export const planParamsSchema = z.object({ courseSlug: slugSchema });
export const chapterPlanParamsSchema = z.object({ chapterId: idSchema });

/** What a chapter is for and how long it takes: of what the content says of itself, nothing that is written for teachers alone. */
export const coursePlanSchema = z
  .object({
    course: z.object({ id: idSchema, name: z.string(), slug: z.string() }),
    chapters: z.array(
      z
        .object({
          id: idSchema,
          name: z.string(),
          /** What is built when it is done. */
          result: z.object({ name: z.string(), text: z.string() }).nullable(),
          /** What one can do after it; code in it stands in backticks. */
          aims: z.array(z.string()),
          /** In whole minutes; both together are what the course says of the lecture. */
          lectures: z.array(
            z.object({
              id: idSchema,
              name: z.string(),
              reading: z.number().int().min(0),
              practice: z.number().int().min(0),
            }),
          ),
        })
        .meta({ id: 'PlannedChapter' }),
    ),
  })
  .meta({ id: 'CoursePlan' });
export type CoursePlan = z.infer<typeof coursePlanSchema>;
export type PlannedChapter = CoursePlan['chapters'][number];

/** What stands in the lectures of a chapter: what often goes wrong, and the tasks with our solutions. `…Html` is safe markup. */
export const chapterPlanSchema = z
  .object({
    lectures: z.array(
      z.object({
        id: idSchema,
        mistakesHtml: z.array(z.string()),
        tasks: z.array(
          z.object({
            id: z.string(),
            /** How what is asked begins. */
            title: z.string(),
            assignmentHtml: z.string(),
            solutionHtml: z.string(),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'ChapterPlan' });
export type ChapterPlan = z.infer<typeof chapterPlanSchema>;
