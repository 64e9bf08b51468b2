import { z } from 'zod';
import { idSchema, slugSchema } from './conventions.ts';
import { exerciseSchema } from './exercise.ts';
import { mostRepeatedLectures } from './limits.ts';
import { answerValueSchema, questionSchema, userAnswerSchema } from './quiz.ts';

const questionIdSchema = exerciseSchema.shape.id;

/** A lecture that has questions which return, in the order of its text. */
const repeatedLectureSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    courseId: idSchema,
    courseSlug: slugSchema,
    chapterId: idSchema,
    /** Of its text. */
    questionIds: z.array(questionIdSchema),
    /** Of its quizzes; they return to whoever has answered them. */
    quizQuestionIds: z.array(idSchema),
  })
  .meta({ id: 'RepeatedLecture' });
export type RepeatedLecture = z.infer<typeof repeatedLectureSchema>;

/** The query of GET `/repetition/sample`: the lectures that a visitor has finished, joined by commas. */
export const repeatedLecturesQuerySchema = z.strictObject({
  lectures: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(idSchema).min(1).max(mostRepeatedLectures)),
});

export const repeatedLectureListSchema = z
  .object({ items: z.array(repeatedLectureSchema) })
  .meta({ id: 'RepeatedLectureList' });

/** An answer to one of the caller's questions; `isHelped`: right only after a try that was not. */
const givenAnswerSchema = z.object({ at: z.iso.datetime(), right: z.boolean(), isHelped: z.boolean().optional() });

/** What the caller has finished, and what they have answered there, wherever it was asked; what nobody has answered is not in `answers`. */
export const ownRepetitionSchema = z
  .object({
    lectures: z.array(repeatedLectureSchema.extend({ finishedAt: z.iso.datetime() })),
    answers: z.array(
      z.object({ questionId: z.union([questionIdSchema, idSchema]), given: z.array(givenAnswerSchema) }),
    ),
  })
  .meta({ id: 'OwnRepetition' });
export type OwnRepetition = z.infer<typeof ownRepetitionSchema>;

/** A question as it is asked again: a guess, typed where there are no options. `…Html` is safe markup; the browser grades, so it has the answer. */
const repeatedQuestionSchema = z
  .object({
    id: questionIdSchema,
    question: z.string(),
    programHtml: z.string(),
    options: z.array(z.string()),
    answer: z.string(),
    outputHtml: z.string(),
    whyHtml: z.string(),
  })
  .meta({ id: 'RepeatedQuestion' });
export type RepeatedQuestion = z.infer<typeof repeatedQuestionSchema>;

/** `quizQuestions` are those of the lecture's quizzes, without their keys: the server grades them. */
export const repeatedQuestionListSchema = z
  .object({ items: z.array(repeatedQuestionSchema), quizQuestions: z.array(questionSchema) })
  .meta({ id: 'RepeatedQuestionList' });
export type RepeatedQuestionList = z.infer<typeof repeatedQuestionListSchema>;

/** The body of POST `/repetition/answer`; `null` is „Neviem“. By the browser's clock, of each day the first one counts. */
export const repeatedAnswerDraftSchema = z.strictObject({
  questionId: idSchema,
  answer: answerValueSchema.nullable(),
  at: z.iso.datetime(),
});
export type RepeatedAnswerDraft = z.input<typeof repeatedAnswerDraftSchema>;

/** An answer to a question of a quiz that has returned, graded. */
export const repeatedAnswerSchema = userAnswerSchema
  .extend({ answer: answerValueSchema.nullable() })
  .meta({ id: 'RepeatedAnswer' });
export type RepeatedAnswer = z.infer<typeof repeatedAnswerSchema>;
