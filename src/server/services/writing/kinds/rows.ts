import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ContentDocument, ContentKind } from '#src/contract/desk/content/deskContent.ts';
import type { Found, Parent } from './Kind.ts';

/** Of what was never on the web: its day is the one on which it comes there. */
export const neverPublished = new Date(0);

type PublishedTable = PgTable & { published: PgColumn; updatedAt: PgColumn };

/** What a table says of itself whose rows are on the web while they are `published`. */
export function publishedRows<K extends 'id' | 'slug'>(table: PublishedTable & Record<K, PgColumn>, key: K) {
  return {
    table,
    id: table[key] as PgColumn,
    key,
    updatedAt: table.updatedAt,
    isLive: sql<boolean>`${table.published}`,
    live: { published: true },
    retired: { published: false },
  };
}

/** What has never been on the web stands before all else. */
export const newestFirst = (publishedAt: PgColumn, id: PgColumn): SQL[] => [
  sql`nullif(${publishedAt}, ${neverPublished.toISOString()}::timestamptz) desc nulls first`,
  sql`${id}`,
];

/** A thing of a row and of what only some kinds have. */
export function found(
  { published, updatedAt }: { published: boolean; updatedAt: Date },
  rest: Pick<Found, 'name' | 'document'> & Partial<Found>,
): Found {
  return { isLive: published, updatedAt, address: null, authorId: null, publishedAt: null, parents: [], ...rest };
}

export const parentOf = (kind: ContentKind, { id, name }: { id: string; name: string }): Parent => ({ kind, id, name });

/** Of what is written of a row. */
export function documentOf(data: object, text = '', quiz: object | null = null): ContentDocument {
  return { data: plain(data), text, quiz: quiz && plain(quiz) };
}

/** As JSON has it, without keys that have no value. */
function plain(data: object): ContentDocument['data'] {
  return JSON.parse(JSON.stringify(data, (_, value) => value ?? undefined));
}
