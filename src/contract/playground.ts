import { z } from 'zod';
import { idSchema } from './conventions.ts';
import { longestKeptProgram, longestProgramName, mostBaseVersions } from './limits.ts';

/** Made by the browser. */
export const programParamsSchema = z.object({ programId: idSchema });

/** Names one text of a program, and no other one. Made by the browser that wrote it. */
const versionSchema = idSchema;

const fileSchema = z.strictObject({
  name: z.enum(['program.js', 'program.py', 'program.sql', 'index.html', 'style.css']),
  code: z.string().max(longestKeptProgram),
});

const programShape = {
  language: z.enum(['javascript', 'python', 'sql', 'web']),
  name: z.string().max(longestProgramName),
  /** One, or of a page three. */
  files: z
    .array(fileSchema)
    .min(1)
    .max(3)
    .refine((files) => files.reduce((length, { code }) => length + code.length, 0) <= longestKeptProgram),
  /** Of a query: which of the courses' databases it asks. */
  database: z
    .string()
    .regex(/^[a-z\d-]{1,80}$/)
    .optional(),
  /** By the browser's clock. */
  changedAt: z.iso.datetime(),
  version: versionSchema,
};

/** The body of PUT `/playground/program/{programId}`. `bases`: it is written on these versions, and takes the place of no other one. */
export const programUpdateSchema = z.strictObject({
  ...programShape,
  bases: z.array(versionSchema).max(mostBaseVersions),
});
export type ProgramUpdate = z.infer<typeof programUpdateSchema>;

/** A program of „Na pokusy“ as the account of the caller has it. */
export const savedProgramSchema = z.object({ id: idSchema, ...programShape }).meta({ id: 'SavedProgram' });
export type SavedProgram = z.infer<typeof savedProgramSchema>;

/** What stands there now: what was sent, or what another device has written since. Nothing where it is gone. */
export const programStandingSchema = z
  .object({ program: z.union([savedProgramSchema, z.null()]) })
  .meta({ id: 'ProgramStanding' });

/** The query of DELETE, the versions with commas between: what was written on another one stays. */
export const programRemovalSchema = z.strictObject({
  bases: z
    .string()
    .max(mostBaseVersions * 65)
    .transform((text) => text.split(','))
    .pipe(z.array(versionSchema).max(mostBaseVersions)),
});

/** Which ones there are. Their texts are read one by one, where a browser has another version. */
export const savedProgramListSchema = z
  .object({ items: z.array(z.object({ id: idSchema, version: versionSchema })) })
  .meta({ id: 'SavedProgramList' });
