import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Role } from '#src/contract/role.ts';
import { author } from './author.ts';
import { user } from './user.ts';

/** A mail that offers roles to who has proven its address. Of its link only a hash is kept. */
export const roleInvitation = pgTable(
  'role_invitation',
  {
    id: text().primaryKey(),
    /** In lower case. */
    email: text().notNull(),
    /** What the invited are called in the mail. */
    name: text().notNull(),
    roles: jsonb().$type<Role[]>().notNull(),
    /** A sentence of who invites. */
    note: text(),
    tokenHash: text().notNull(),
    /** The lecturer's page that comes with it. */
    authorId: text().references(() => author.id, { onDelete: 'set null' }),
    /** The identity provider's uid: who leaves the site leaves no name here. */
    invitedBy: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
    usedBy: text().references(() => user.id, { onDelete: 'set null' }),
    withdrawnAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('role_invitation_token').on(table.tokenHash),
    // An address has one invitation that is open.
    uniqueIndex('role_invitation_open')
      .on(table.email)
      .where(sql`${table.usedAt} is null and ${table.withdrawnAt} is null`),
    index('role_invitation_used_by').on(table.usedBy),
  ],
);
export type RoleInvitationRow = typeof roleInvitation.$inferSelect;
