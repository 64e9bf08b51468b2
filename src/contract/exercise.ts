import { z } from 'zod';

/** What a checked task is written in; programs of `java` are not run, only read, and `words` are no program. */
export const exerciseLanguageSchema = z.enum(['javascript', 'web', 'sql', 'python', 'java', 'words']);

/** What is asked: write it, mend it, fill the gaps (`____`), say what it prints, put its lines in order, tick off what holds. */
export const exerciseKindSchema = z.enum(['write', 'fix', 'fill', 'predict', 'order', 'tick']);
export type ExerciseKind = z.infer<typeof exerciseKindSchema>;

/** What a visitor of a `web` page does before it is looked at. */
const pageActSchema = z.union([
  z.strictObject({ click: z.string() }),
  z.strictObject({ type: z.string(), into: z.string() }),
  z.strictObject({ key: z.string() }),
  z.strictObject({ wait: z.number().int().min(1).max(2000) }),
]);
export type PageAct = z.infer<typeof pageActSchema>;

/** A value that a program begins with, or gives: a number, a text, true, false, nothing, or a list of such. */
export type PlainValue = string | number | boolean | null | PlainValue[];
const plainValueSchema: z.ZodType<PlainValue> = z.lazy(() =>
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(plainValueSchema)]),
);

/** Values by the name of the variable that begins with them. */
export type FirstValues = Record<string, PlainValue>;

/** How a program is run for a check: with answers to its questions, and with other first values than it has. */
const run = {
  input: z.array(z.string()).optional(),
  with: z.record(z.string().regex(/^[\p{L}_$][\p{L}\p{N}_$]*$/u), plainValueSchema).optional(),
};

/** One thing that must hold; `name` says it to the learner. Checks are asked in their order. */
export const exerciseCheckSchema = z.union([
  /** The whole output, compared line by line without spaces at the ends of lines. */
  z.strictObject({ name: z.string(), output: z.string(), ...run }),
  /** The output has this text in it. */
  z.strictObject({ name: z.string(), prints: z.string(), ...run }),
  /** The lines of the output; the end of one is the learner's own where it stands as „…“. */
  z.strictObject({ name: z.string(), lines: z.array(z.string()).min(1), ...run }),
  /** A hidden expression and the value that it gives; what is no plain value is written as the language prints it. */
  z.strictObject({ name: z.string(), call: z.string(), gives: plainValueSchema, ...run }),
  /**
   * The learner's query gives what the solution gives, on a database that `seed` has changed. Names of columns are the learner's
   * own, unless `columns` has them.
   */
  z.strictObject({
    name: z.string(),
    query: z.literal('solution'),
    seed: z.string().optional(),
    ordered: z.boolean().optional(),
    columns: z.array(z.string()).optional(),
  }),
  /** After the acts an element of the page, by CSS selector, has this text, this many twins, or this value of an attribute. */
  z.strictObject({
    name: z.string(),
    page: z.array(pageActSchema),
    see: z.string(),
    text: z.string().optional(),
    count: z.number().int().min(0).optional(),
    attribute: z.tuple([z.string(), z.string()]).optional(),
  }),
  /** A wrong function of ours that the learner's own tests have to notice, when it stands in the place of theirs (JavaScript, Python). */
  z.strictObject({ name: z.string(), catches: z.string() }),
  /** A word of the language that must, or must not, stand in the program outside of texts and remarks. */
  z.strictObject({ name: z.string(), requires: z.string() }),
  z.strictObject({ name: z.string(), forbids: z.string() }),
  /** Of `tick`: the learner says it. */
  z.strictObject({ name: z.string() }),
]);
export type ExerciseCheck = z.infer<typeof exerciseCheckSchema>;

/** What else than the solution's may stand in a gap (from 1), or as a whole line of it, in a program that is only read; `because` says why we have ours. */
export const fillerSchema = z.union([
  z.strictObject({ gap: z.number().int().min(1), too: z.array(z.string()).min(1), because: z.string().optional() }),
  z.strictObject({ line: z.string(), too: z.array(z.string()).min(1), because: z.string().optional() }),
]);
export type Filler = z.infer<typeof fillerSchema>;

const exerciseIdSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(80);

/** A checked task of a lecture, as its page carries it. `…Html` is safe markup. */
export const exerciseSchema = z
  .object({
    /** Stable, unique on the site. */
    id: exerciseIdSchema,
    kind: exerciseKindSchema,
    language: exerciseLanguageSchema,
    /** The task whose program goes on here, with the lecture that it stands in: `start` is its solution, for who has none of their own. */
    continues: z.object({ id: exerciseIdSchema, name: z.string(), href: z.string() }).optional(),
    /** What the editor shows at first; of `predict` the program that is read. */
    start: z.string(),
    /** What we would write; of `predict` the output, of `tick` nothing. */
    solution: z.string(),
    /** Where the language runs; `null` for what is only read. */
    address: z.string().nullable(),
    checks: z.array(exerciseCheckSchema),
    /** Of `fill` in a language that is only read. */
    fillers: z.array(fillerSchema).optional(),
    /** Wrong programs that learners write, each with what is said to who writes one that behaves like it. */
    mistakes: z.array(z.object({ code: z.string(), messageHtml: z.string() })),
    hintsHtml: z.array(z.string()),
    /** Of `predict`: answers to choose from; empty where the output is typed. */
    options: z.array(z.string()),
  })
  .meta({ id: 'Exercise' });
export type Exercise = z.infer<typeof exerciseSchema>;
