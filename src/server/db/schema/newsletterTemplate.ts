import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { IssueGroup } from '#src/contract/desk/letters/deskNewsletter.ts';

/** Words that newsletters begin with. Who kept them is the identity provider's uid alone; empty for what the site came with. */
export const newsletterTemplate = pgTable('newsletter_template', {
  id: text().primaryKey(),
  name: text().notNull().unique(),
  subject: text().notNull(),
  preheader: text().notNull(),
  /** Markdown; what is to be filled in stands in square brackets (`letterHoles.ts`). */
  text: text().notNull(),
  /** As of `newsletter_issue`. */
  groups: jsonb().$type<IssueGroup[]>(),
  usedCount: integer().notNull().default(0),
  usedAt: timestamp({ withTimezone: true }),
  updatedBy: text().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});

export type NewsletterTemplateRow = typeof newsletterTemplate.$inferSelect;
