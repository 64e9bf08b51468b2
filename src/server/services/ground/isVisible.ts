import { and, eq, lte, type Placeholder, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

interface Publishable {
  published: PgColumn;
  publishedAt: PgColumn;
  /** Of videos: only lectures show it. */
  lectureOnly?: PgColumn;
}

/** The condition that everybody may see a row: published, its day has come, and it is not kept for lectures. */
export function isVisible(table: Publishable, now: Date | Placeholder): SQL | undefined {
  const isPublic = table.lectureOnly && eq(table.lectureOnly, false);
  return and(eq(table.published, true), lte(table.publishedAt, now), isPublic);
}
