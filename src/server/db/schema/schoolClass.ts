import { index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { course } from './course.ts';
import { user } from './user.ts';

/** A teacher's class: who has its code may join, and shows which tasks of its course they have passed. */
export const schoolClass = pgTable(
  'school_class',
  {
    id: text().primaryKey(),
    teacherId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    courseId: text()
      .notNull()
      .references(() => course.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Six letters and digits that nobody mistakes for others. */
    code: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('school_class_code').on(table.code),
    index('school_class_teacher').on(table.teacherId),
    index('school_class_course').on(table.courseId),
  ],
);
export type SchoolClassRow = typeof schoolClass.$inferSelect;

/** Who has joined a class, under the name that they have typed for it. */
export const classMember = pgTable(
  'class_member',
  {
    /** What the teacher knows them by: their account's id is told to nobody. */
    id: text().primaryKey(),
    classId: text()
      .notNull()
      .references(() => schoolClass.id, { onDelete: 'cascade' }),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    joinedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('class_member_once').on(table.classId, table.userId),
    index('class_member_user').on(table.userId),
  ],
);
export type ClassMemberRow = typeof classMember.$inferSelect;
