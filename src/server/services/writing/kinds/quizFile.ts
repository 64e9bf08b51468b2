import { z } from 'zod';
import { idSchema } from '#src/contract/conventions.ts';
import { maxAnswerLength } from '#src/contract/limits.ts';
import { line } from './fields.ts';

const choice = z.strictObject({ text: line, correct: z.boolean().default(false), explanation: line.optional() });
const choices = z.array(choice).min(2).max(26);
/** Spaces at its start belong to a line of code. */
const codeLine = z.string().regex(/\S/, 'must not be empty').overwrite(withoutEnd);
const typed = line.max(maxAnswerLength);
const question = z.strictObject({ id: idSchema, text: line, explanation: line });

/** A question as it is written. */
export const questionFile = z.discriminatedUnion('kind', [
  question.extend({
    kind: z.literal('SINGLE'),
    options: choices.refine((options) => rightOnes(options) === 1, 'must have exactly one that is correct'),
  }),
  question.extend({
    kind: z.literal('MULTIPLE'),
    options: choices.refine((options) => rightOnes(options) > 0, 'must have one that is correct'),
  }),
  question.extend({ kind: z.literal('TEXT'), accepted: z.array(typed).min(1), exact: z.boolean().default(false) }),
  question.extend({
    kind: z.literal('NUMBER'),
    answer: z.number().min(-1e12).max(1e12),
    tolerance: z.number().min(0).default(0),
  }),
  question.extend({
    kind: z.literal('ORDER'),
    // Nobody could tell two same lines apart, yet only one order of them would be right.
    lines: z.array(codeLine).min(3).max(8).refine(areDifferent, 'must not have the same line twice'),
  }),
  question.extend({ kind: z.literal('OUTPUT'), output: codeLine.max(maxAnswerLength) }),
]);

export const quizFile = z.strictObject({
  id: idSchema,
  lecture: idSchema,
  name: line,
  /** It is the final test of its course. */
  final: z.boolean().default(false),
  questions: z.array(questionFile).min(1),
});
export type Quiz = z.output<typeof quizFile>;

function withoutEnd(text: string): string {
  return text.trimEnd();
}

function rightOnes(options: { correct: boolean }[]): number {
  return options.filter((option) => option.correct).length;
}

function areDifferent(lines: string[]): boolean {
  return new Set(lines.map((text) => text.trim())).size === lines.length;
}
