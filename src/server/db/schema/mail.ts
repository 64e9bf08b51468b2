import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { KeptReceipt } from '#src/server/receipts/receiptData.ts';

/** A file of a mail; `content` in base64. */
export interface MailAttachment {
  filename: string;
  contentType: string;
  content: string;
}

/** The outbox: a mail is written in the transaction of its cause, and sent by the worker. */
export const mail = pgTable(
  'mail',
  {
    /** Also the mail's Message-ID, so that a mail that was sent twice is one for whoever receives it. */
    id: text().primaryKey(),
    recipient: text().notNull(),
    replyTo: text(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    headers: jsonb().$type<Record<string, string>>().notNull(),
    attachments: jsonb().$type<MailAttachment[]>().notNull().default([]),
    /** Of a receipt that is drawn and attached when the mail is sent: all that it says. */
    receipt: jsonb().$type<KeptReceipt>(),
    /** Of those that are due, the lowest go first. */
    priority: integer().notNull().default(1),
    attempts: integer().notNull().default(0),
    /** Not before this time; while a worker sends it, the end of its lease. */
    dueAt: timestamp({ withTimezone: true }).notNull(),
    sentAt: timestamp({ withTimezone: true }),
    failedAt: timestamp({ withTimezone: true }),
    lastError: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('mail_next')
      .on(table.priority, table.dueAt, table.id)
      .where(sql`${table.sentAt} is null and ${table.failedAt} is null`),
  ],
);

export type MailRow = typeof mail.$inferSelect;
