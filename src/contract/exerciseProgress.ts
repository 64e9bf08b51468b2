import { z } from 'zod';
import { idSchema } from './conventions.ts';
import { exerciseSchema } from './exercise.ts';
import { longestSentDraft, mostAnswers, mostAttempts, mostChecks } from './limits.ts';

const exerciseIdSchema = exerciseSchema.shape.id;

export const exerciseParamsSchema = z.object({ exerciseId: exerciseIdSchema });

/** Which task a program was written for; programs of versions before do not say it. */
const taskVersionSchema = z.string().max(16).optional();

/** What the learner has written, and when, by the browser's clock; `null` is the author's program again. */
export const exerciseDraftSchema = z.strictObject({
  code: z.string().max(longestSentDraft).nullable(),
  at: z.iso.datetime(),
  version: taskVersionSchema,
});

const solvedSchema = z.strictObject({ code: z.string().max(longestSentDraft), at: z.iso.datetime() });

/**
 * A „Skontrolovať“. Its id is made by the browser: sent twice it counts once. `check` is the first check that failed, the first of the task is 1; without
 * it none did, or the program was not run so far.
 */
export const exerciseAttemptSchema = z.strictObject({
  id: idSchema,
  passed: z.boolean(),
  check: z.number().int().min(1).max(mostChecks).optional(),
});

/** An answer to a question that returns, or to a guess that can; by the browser's clock, which names it: sent twice it counts once. */
export const questionAnswerSchema = z.strictObject({ at: z.iso.datetime(), right: z.boolean() });
export type QuestionAnswer = z.infer<typeof questionAnswerSchema>;

/** The body of PUT `/exercise/{exerciseId}`: what a browser has and the server perhaps not. */
export const exerciseUpdateSchema = z.strictObject({
  lectureId: idSchema,
  draft: exerciseDraftSchema.optional(),
  attempts: z.array(exerciseAttemptSchema).max(mostAttempts + 1),
  /** Browsers with an older page have none. */
  answers: z.array(questionAnswerSchema).max(mostAnswers).default([]),
  /** The program that passed last: another task may go on with it. */
  solved: solvedSchema.optional(),
});
export type ExerciseUpdate = z.input<typeof exerciseUpdateSchema>;

/** What the caller has of an exercise, or of a question that returns. Attempts count up to the first that passed; what has passed stays so. */
export const savedExerciseSchema = z
  .object({
    exerciseId: exerciseIdSchema,
    lectureId: idSchema,
    draft: z.union([
      z.object({ code: z.string().nullable(), at: z.iso.datetime(), version: taskVersionSchema }),
      z.null(),
    ]),
    passed: z.boolean(),
    /** The first time. */
    passedAt: z.iso.datetime().optional(),
    attempts: z.number().int().min(0),
    /** Each answer where it returned, the earliest first; they change nothing of `passed`. */
    answers: z.array(questionAnswerSchema),
    /** The program that passed last, which may be another one than the draft. */
    solved: z.union([solvedSchema, z.null()]),
  })
  .meta({ id: 'SavedExercise' });
export type SavedExercise = z.infer<typeof savedExerciseSchema>;

/** The answer of PUT; `lectureCompleted`: with this its last exercise passed, and so the lecture is completed. */
export const exerciseUpdatedSchema = z
  .object({ exercise: savedExerciseSchema, lectureCompleted: z.boolean() })
  .meta({ id: 'ExerciseUpdated' });

/** Those of a lecture that the caller has begun; `gone` are those with a program that the lecture does not have any more. */
export const savedExerciseListSchema = z
  .object({ items: z.array(savedExerciseSchema), gone: z.array(savedExerciseSchema) })
  .meta({ id: 'SavedExerciseList' });

/** As far as it may be shown: of one or two people it is `null`. */
const peopleSchema = z.union([z.number().int().min(0), z.null()]);

/** How an exercise goes: of how many learners who tried how many passed at which try. */
const exerciseStatisticsItemSchema = z
  .object({
    exerciseId: exerciseIdSchema,
    lectureId: idSchema,
    lectureName: z.string(),
    tried: peopleSchema,
    passedFirst: peopleSchema,
    passedSecond: peopleSchema,
    passedLater: peopleSchema,
  })
  .meta({ id: 'ExerciseStatistics' });

/** Of a course, in its order. */
export const exerciseStatisticsSchema = z
  .object({ items: z.array(exerciseStatisticsItemSchema) })
  .meta({ id: 'ExerciseStatisticsList' });
export type ExerciseStatisticsList = z.infer<typeof exerciseStatisticsSchema>;
