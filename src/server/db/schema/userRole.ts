import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Role } from '#src/contract/role.ts';
import { user } from './user.ts';

/** What people may do at the desk. Whose address is in `ADMIN_EMAILS` is an admin without a row. */
export const userRole = pgTable(
  'user_role',
  {
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    role: text().$type<Role>().notNull(),
    givenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.role] })],
);
