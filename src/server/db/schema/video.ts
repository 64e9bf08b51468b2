import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { VideoChapter, VideoSource } from '#src/contract/video.ts';
import type { Cue } from '#src/domain/vtt.ts';
import { longWordsOf, spokenWords } from '#src/server/db/plainText.ts';
import { author } from './author.ts';

/** `text` is Markdown; `source` is a path for FILE, else the id at the hosting service; `bytes` is known for files. */
export const video = pgTable(
  'video',
  {
    id: text().primaryKey(),
    slug: text().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    authorId: text()
      .notNull()
      .references(() => author.id),
    publishedAt: timestamp({ withTimezone: true }).notNull(),
    provider: text().$type<VideoSource['provider']>().notNull(),
    source: text().notNull(),
    poster: text(),
    captions: text(),
    durationSeconds: integer().notNull(),
    bytes: integer(),
    transcript: jsonb().$type<Cue[]>().notNull(),
    chapters: jsonb().$type<VideoChapter[]>().notNull().default([]),
    /** Only lectures show it: it has no page of its own, and its files are behind signed addresses. */
    lectureOnly: boolean().notNull().default(false),
    text: text().notNull(),
    published: boolean().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('video_slug_published').on(table.slug).where(sql`${table.published}`),
    index('video_published_at').on(table.publishedAt),
    index('video_author').on(table.authorId),
    index('video_title_words').using('gin', longWordsOf(table.title)),
    index('video_words').using(
      'gin',
      longWordsOf(table.title, table.summary, table.text, spokenWords(table.transcript)),
    ),
  ],
);

export type VideoRow = typeof video.$inferSelect;
