import { z } from 'zod';
import { idSchema } from './conventions.ts';
import { maxAnswerLength, mostGuestAnswers } from './limits.ts';

/** A quiz of a lecture, without its questions. */
export const quizSchema = z
  .object({ id: idSchema, lectureId: idSchema, name: z.string(), questionCount: z.number().int().min(1) })
  .meta({ id: 'Quiz' });
export type Quiz = z.infer<typeof quizSchema>;

export const quizListSchema = z.object({ items: z.array(quizSchema) }).meta({ id: 'QuizList' });

const optionIdSchema = z.string().min(1).max(64);
const optionIdsSchema = z.array(optionIdSchema).max(50);

/** An answer by the kind of its question; `optionIds` of ORDER are in the learner's order. */
export const answerValueSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('SINGLE'), optionId: optionIdSchema }),
  z.strictObject({ kind: z.literal('MULTIPLE'), optionIds: optionIdsSchema }),
  z.strictObject({ kind: z.literal('ORDER'), optionIds: optionIdsSchema }),
  z.strictObject({ kind: z.literal('TEXT'), text: z.string().trim().min(1).max(maxAnswerLength) }),
  z.strictObject({ kind: z.literal('OUTPUT'), text: z.string().min(1).max(maxAnswerLength) }),
  z.strictObject({ kind: z.literal('NUMBER'), number: z.number().min(-1e12).max(1e12) }),
]);

const questionKindSchema = z.enum(['SINGLE', 'MULTIPLE', 'TEXT', 'NUMBER', 'ORDER', 'OUTPUT']);

/** A question without its key; `…Html` is safe markup. The options of ORDER are lines of code, shuffled. */
export const questionSchema = z
  .object({
    id: idSchema,
    kind: questionKindSchema,
    html: z.string(),
    options: z.array(z.object({ id: z.string(), html: z.string() })),
  })
  .meta({ id: 'Question' });
export type Question = z.infer<typeof questionSchema>;

export const questionListSchema = z.object({ items: z.array(questionSchema) }).meta({ id: 'QuestionList' });

const answerDraftSchema = z.strictObject({ questionId: idSchema, answer: answerValueSchema });
export type UserAnswerDraft = z.input<typeof answerDraftSchema>;

/** The body of POST `/quiz/question/user-answer/`; `at` is when it was answered, where a browser has kept it since. */
export const userAnswerDraftSchema = answerDraftSchema.extend({ at: z.iso.datetime().optional() });

/** The body of POST `/quiz/{quizId}/guest-answers`: all that a visitor without an account has answered, or one of it. */
export const guestAnswersSchema = z.strictObject({
  items: z.array(answerDraftSchema).min(1).max(mostGuestAnswers),
});

/** An answered question: what was answered, what is right, and why. */
export const userAnswerSchema = z
  .object({
    questionId: idSchema,
    answer: answerValueSchema,
    isCorrect: z.boolean(),
    right: answerValueSchema,
    explanationHtml: z.string(),
    optionExplanations: z.array(z.object({ optionId: z.string(), html: z.string() })),
  })
  .meta({ id: 'UserAnswer' });
export type UserAnswer = z.infer<typeof userAnswerSchema>;

/** The answers of the caller's attempt, in the order of the questions. */
export const userAnswerListSchema = z.object({ items: z.array(userAnswerSchema) }).meta({ id: 'UserAnswerList' });
export type UserAnswerList = z.infer<typeof userAnswerListSchema>;

/** `only=wrong` keeps what was right. */
export const answerResetQuerySchema = z.strictObject({ only: z.literal('wrong').optional() });
