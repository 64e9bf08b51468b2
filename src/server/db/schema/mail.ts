import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { KeptReceipt } from '#src/domain/receipt.ts';

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
    /** Which letter it is (`services/letters/mail/letters.ts`), and what it says; `null`: a process of the version before wrote it. */
    template: text(),
    data: jsonb().$type<unknown>(),
    // As the version before writes a mail, ready to be sent. Attachments that are no list, JSON's null, make it leave to us
    // what it cannot write.
    replyTo: text(),
    subject: text().notNull().default(''),
    text: text().notNull().default(''),
    html: text().notNull().default(''),
    headers: jsonb().$type<Record<string, string>>().notNull().default({}),
    attachments: jsonb().$type<MailAttachment[] | null>().notNull().default([]),
    /** Of a receipt that is drawn and attached when the mail is sent: all that it says. */
    receipt: jsonb().$type<KeptReceipt>(),
    /** The order that it is about. */
    orderId: text(),
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
    index('mail_order').on(table.orderId).where(sql`${table.orderId} is not null`),
  ],
);

export type MailRow = typeof mail.$inferSelect;
