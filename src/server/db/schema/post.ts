import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { EpisodeAudio, PostKind } from '#src/contract/post.ts';
import type { Cue } from '#src/domain/vtt.ts';
import { longWordsOf, spokenWords } from '#src/server/db/plainText.ts';
import { author } from './author.ts';

/** Articles and podcast episodes; `text` is Markdown, `audio` is set for an episode. */
export const post = pgTable(
  'post',
  {
    id: text().primaryKey(),
    slug: text().notNull(),
    kind: text().$type<PostKind>().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    authorId: text()
      .notNull()
      .references(() => author.id),
    publishedAt: timestamp({ withTimezone: true }).notNull(),
    /** Slugs of tags, in the author's order. */
    tags: text().array().notNull(),
    audio: jsonb().$type<EpisodeAudio>(),
    transcriptUrl: text(),
    transcript: jsonb().$type<Cue[]>().notNull(),
    text: text().notNull(),
    published: boolean().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    // One address space for both kinds: `/wp/post/{slug}` names no kind.
    uniqueIndex('post_slug_published').on(table.slug).where(sql`${table.published}`),
    index('post_kind_published_at').on(table.kind, table.publishedAt),
    index('post_author').on(table.authorId),
    index('post_tags').using('gin', table.tags),
    index('post_title_words').using('gin', longWordsOf(table.title)),
    index('post_words').using(
      'gin',
      longWordsOf(table.title, table.summary, table.text, spokenWords(table.transcript)),
    ),
  ],
);

export type PostRow = typeof post.$inferSelect;
