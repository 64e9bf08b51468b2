import { z } from 'zod';

/** The last entry of a backup: without it, or with other parts than it names, the file is not whole. */
export const manifestName = 'manifest.json';

/** `database/<table>/…`, or a file of a folder. */
const partName = z.string().regex(/^(?:database|keys|media)\/[^\0]+$/);
const partSchema = z.object({ name: partName, bytes: z.int(), sha256: z.string() });
const tableSchema = z.object({ name: z.string(), columns: z.array(z.string()) });
const sequenceSchema = z.object({ name: z.string(), lastValue: z.string().regex(/^\d+$/).nullable() });

export const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** The last migration: its name, and its time, by which migrations are ordered; and the steps after deployments. */
  schema: z.object({ name: z.string(), when: z.int(), after: z.array(z.string().regex(/^\d{4}_\w+\.sql$/)) }),
  tables: z.array(tableSchema),
  /** Identity columns go on behind these; `null` when none was ever used. */
  sequences: z.array(sequenceSchema),
  parts: z.array(partSchema).refine((parts) => new Set(parts.map(({ name }) => name)).size === parts.length),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type Part = z.infer<typeof partSchema>;
export type Table = z.infer<typeof tableSchema>;
export type Sequence = z.infer<typeof sequenceSchema>;

/** Something that whoever runs the command can mend; the message is one line. */
export class BackupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    // Names that an archive gives may have anything in them.
    super(message.replace(/\p{Cc}+/gu, ' '), options);
  }
}
