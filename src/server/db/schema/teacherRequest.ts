import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { user } from './user.ts';

/** Who asks to be known as a teacher, with what the association answered. */
export const teacherRequest = pgTable(
  'teacher_request',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    school: text().notNull(),
    note: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** `null`: nobody has answered yet. What is withdrawn is deleted. */
    decidedAt: timestamp({ withTimezone: true }),
    /** The identity provider's uid: who leaves the site leaves no name here. */
    decidedBy: text(),
    /** Why it was refused; `null`: it was not. */
    reason: text(),
  },
  (table) => [
    // A person has one request that is open.
    uniqueIndex('teacher_request_open').on(table.userId).where(sql`${table.decidedAt} is null`),
    index('teacher_request_user').on(table.userId),
    index('teacher_request_waiting').on(table.createdAt).where(sql`${table.decidedAt} is null`),
  ],
);
export type TeacherRequestRow = typeof teacherRequest.$inferSelect;
