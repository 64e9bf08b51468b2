import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { IssueGroup } from '#src/contract/desk/letters/deskNewsletter.ts';

/** Words of a newsletter that are kept to begin others with. Who made it is the identity provider's uid alone. */
export const newsletterTemplate = pgTable(
  'newsletter_template',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    subject: text().notNull(),
    preheader: text().notNull(),
    /** Markdown. */
    text: text().notNull(),
    /** Whom it is written for; `null`: everybody. */
    groups: jsonb().$type<IssueGroup[]>(),
    createdBy: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('newsletter_template_name').on(table.name)],
);

export type NewsletterTemplateRow = typeof newsletterTemplate.$inferSelect;
