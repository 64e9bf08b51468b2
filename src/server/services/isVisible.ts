import { and, eq, lte, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

interface Publishable {
  published: PgColumn;
  publishedAt: PgColumn;
}

/** The condition that everybody may see a row: published, and its day has come. */
export function isVisible(table: Publishable, now: Date): SQL | undefined {
  return and(eq(table.published, true), lte(table.publishedAt, now));
}
