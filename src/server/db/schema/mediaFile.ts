import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { MediaKind } from '#src/contract/limits.ts';
import type { Cue } from '#src/domain/vtt.ts';

/** A file of the store in one of its sizes. */
export interface MediaVariant {
  width: number;
  format: 'avif' | 'webp';
  /** Its name in the store. */
  file: string;
  bytes: number;
}

/** What the desk has put into the store. The files themselves are named by the id. */
export const mediaFile = pgTable(
  'media_file',
  {
    /** The beginning of `sha256`, so that the same file has one address wherever it is put. */
    id: text().primaryKey(),
    /** As it was called where it came from, or as somebody has named it since. */
    name: text().notNull(),
    kind: text().$type<MediaKind>().notNull(),
    /** Of what is served. */
    contentType: text().notNull(),
    /** The ending of what is served. */
    format: text().notNull(),
    /** Of all its files together. */
    bytes: bigint({ mode: 'number' }).notNull(),
    /** Of the largest variant of an image. */
    width: integer(),
    height: integer(),
    durationSeconds: real(),
    /** What is seen in an image, for who does not see it. */
    alt: text().notNull().default(''),
    /** The files of an image; empty for all else, which is one file. */
    variants: jsonb().$type<MediaVariant[]>().notNull(),
    /** Of what was uploaded. */
    sha256: text().notNull().unique(),
    /** Of a film. */
    captionsId: text().references((): AnyPgColumn => mediaFile.id, { onDelete: 'set null' }),
    /** Of captions: their lines, as transcripts have them. */
    cues: jsonb().$type<Cue[]>(),
    uploadedBy: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** For lectures only, by signed addresses. */
    isPrivate: boolean().notNull(),
  },
  (table) => [index('media_file_at').on(table.at)],
);

export type MediaFileRow = typeof mediaFile.$inferSelect;
