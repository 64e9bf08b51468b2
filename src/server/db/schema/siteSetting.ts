import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** What is switched at the desk. What has no row is as the code says. */
export const siteSetting = pgTable('site_setting', { name: text().primaryKey(), value: jsonb().notNull() });
