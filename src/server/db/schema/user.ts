import { type SQLWrapper, sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { plainText, wordsOf } from '#src/server/db/plainText.ts';

/** What stands before the „@“ of an address. */
export const mailbox = (email: SQLWrapper) => plainText(sql`split_part(${email}, '@', 1)`);

/** Profiles of learners. `uid` is the identity provider's name for the person who made it. */
export const user = pgTable(
  'user',
  {
    id: text().primaryKey(),
    uid: text().notNull().unique(),
    email: text().notNull(),
    /** Whether the provider vouched for the address: only then another sign-in with it is the same person. */
    emailVerified: boolean().notNull(),
    /** When the ID token was made that the address and its proof were taken from: an older one changes neither. */
    identityAt: timestamp({ withTimezone: true }),
    displayName: text().notNull(),
    photoUrl: text(),
    bio: text(),
    receiveNewsletter: boolean().notNull(),
    /** Whether answers to the learner's comments are mailed. */
    receiveReplies: boolean().notNull().default(true),
    /** In the mails' link that switches them off; made with the first mail. */
    replyToken: text().unique(),
    /** On so many days of a week the learner wants to learn; `null`: no goal is chosen. */
    goalDays: smallint(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
    /** „ meno priezvisko | adresa“ without accents and capitals, for the search of the desk. */
    searchText: text().generatedAlwaysAs(plainText(sql`' ' || display_name || ' | ' || email`)),
  },
  (table) => [
    check('user_goal_days', sql`${table.goalDays} between 1 and 7`),
    index('user_newest').on(table.createdAt, table.id),
    // An address belongs to who has proven it; who only names it keeps nobody out.
    uniqueIndex('user_proven_email').on(sql`lower(${table.email})`).where(sql`${table.emailVerified}`),
    index('user_words').using('gin', wordsOf(table.displayName)),
    index('user_address').on(sql`lower(${table.email})`),
    // Accounts that may be of one person have them in common.
    index('user_plain_name').on(plainText(table.displayName)),
    index('user_mailbox').on(mailbox(table.email)),
  ],
);

/** Without what only the search of the desk looks at. */
export type UserRow = Omit<typeof user.$inferSelect, 'searchText'>;
