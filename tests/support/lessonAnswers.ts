import { parse } from 'yaml';
import { z } from 'zod';
import type { Exercise } from '#src/contract/exercise.ts';
import { lessonExercises } from './lessonExercises.ts';

const answersSchema = z.strictObject({
  /** Why there are fewer right ones than three. */
  only: z.string().optional(),
  right: z.array(z.string()),
  wrong: z.array(z.string()),
});
export type Answers = z.infer<typeof answersSchema>;

const files = import.meta.glob<string>('/src/content/courses/**/*.answers.yml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Right and wrong answers to the exercises of a lecture, by the id of the exercise: `NAME.answers.yml` beside `NAME.md`. */
export const answersOf = new Map<string, Answers>(
  Object.entries(files).flatMap(([file, text]) => {
    const lecture = file.replace(/\.answers\.yml$/, '.md');
    return Object.entries(z.record(z.string(), answersSchema).parse(parse(text))).map(([id, answers]) => {
      const isThere = lessonExercises.some(({ file: own, exercise }) => own === lecture && exercise.id === id);
      if (!isThere) throw new Error(`${file}: ${lecture} has no exercise „${id}“.`);
      return [id, answers] as const;
    });
  }),
);

/** Whether programs of more than one shape can be right: only one guess and one order of lines are. */
export const hasManyAnswers = ({ kind }: Exercise) => kind === 'write' || kind === 'fix' || kind === 'fill';
