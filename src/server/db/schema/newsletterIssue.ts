import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { IssueGroup, IssueState } from '#src/contract/desk/letters/deskNewsletter.ts';

/** A newsletter: a draft until it is scheduled, then as it was sent. Who wrote it is the identity provider's uid alone. */
export const newsletterIssue = pgTable(
  'newsletter_issue',
  {
    id: text().primaryKey(),
    subject: text().notNull(),
    /** What mailboxes show behind the subject. */
    preheader: text().notNull(),
    /** Markdown. */
    text: text().notNull(),
    state: text().$type<IssueState>().notNull(),
    /** Grows with each save, so that nobody writes over what they have not seen. */
    version: integer().notNull(),
    /** The version that was last mailed to somebody of the desk. */
    testedVersion: integer(),
    /** When the first mail leaves, as it was asked for. */
    sendAt: timestamp({ withTimezone: true }),
    /** Mails an hour. */
    pace: integer().notNull(),
    /** When the next mail leaves; `null`: nobody waits for one. */
    nextAt: timestamp({ withTimezone: true }),
    startedAt: timestamp({ withTimezone: true }),
    pausedAt: timestamp({ withTimezone: true }),
    /** When the last one had left, or it was stopped. */
    endedAt: timestamp({ withTimezone: true }),
    /** Why it leaves at night, too, and who decided it and when; `null`: nights wait. */
    nightReason: text(),
    nightBy: text(),
    nightAt: timestamp({ withTimezone: true }),
    /** Who gets it: whoever is in one of them. `null`: everybody. */
    groups: jsonb().$type<IssueGroup[]>(),
    /** How many were told to get it when it was scheduled. */
    plannedRecipients: integer(),
    createdBy: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedBy: text().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('newsletter_issue_newest').on(table.createdAt), index('newsletter_issue_state').on(table.state)],
);

export type NewsletterIssueRow = typeof newsletterIssue.$inferSelect;

/**
 * To whom an issue goes, as they were when its sending began: its key is what makes a second copy impossible. Without an address:
 * it goes with the subscriber, and what is left counts.
 */
export const newsletterDelivery = pgTable(
  'newsletter_delivery',
  {
    issueId: text()
      .notNull()
      .references(() => newsletterIssue.id, { onDelete: 'cascade' }),
    /** `subscriber.id`; it may be gone. */
    subscriberId: text().notNull(),
    /** `queued`: it is in the outbox; `bounced`: the address is refused for good; `failed`: another reason. */
    state: text().$type<'waiting' | 'queued' | 'sent' | 'bounced' | 'failed' | 'skipped'>().notNull(),
    /** In the outbox, which keeps it for thirty days. */
    mailId: text(),
    /** What the mail server has said, without addresses. */
    reason: text(),
    /** The groups that they were in when the sending began (`groupKey`): what is written for one of them reaches those alone. */
    groups: text().array(),
  },
  (table) => [
    primaryKey({ columns: [table.issueId, table.subscriberId] }),
    index('newsletter_delivery_state').on(table.issueId, table.state),
    index('newsletter_delivery_mail').on(table.mailId),
  ],
);
