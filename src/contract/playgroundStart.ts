import { z } from 'zod';

const languageSchema = z.enum(['javascript', 'python', 'sql', 'web']);

/** A database of the courses, and where programs ask it. */
const databaseSchema = z.object({
  id: z.string(),
  /** The names of its tables and their columns. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  /** Where its queries run. */
  address: z.string(),
});

/** What „Na pokusy“ begins with: of each language where it runs, and the coloured lines of its example. */
export const playgroundStartSchema = z
  .object({
    languages: z.array(
      z.object({
        language: languageSchema,
        address: z.string(),
        /** Of each of the example's files, as safe markup. */
        files: z.array(z.object({ name: z.string(), html: z.string() })),
      }),
    ),
    databases: z.array(databaseSchema),
  })
  .meta({ id: 'PlaygroundStart' });
export type PlaygroundStart = z.infer<typeof playgroundStartSchema>;
