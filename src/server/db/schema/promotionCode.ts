import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { course } from './course.ts';

/** A discount, in percent or in cents; `code` is compared without regard to case. */
export const promotionCode = pgTable(
  'promotion_code',
  {
    id: text().primaryKey(),
    code: text().notNull(),
    /** 1 to 100; `null` when `amountOff` is set. */
    percentOff: integer(),
    /** Cents; `null` when `percentOff` is set. */
    amountOff: integer(),
    /** How often it can be used by all together, and by one person; `null`: without end. */
    maxRedemptions: integer(),
    maxPerUser: integer(),
    /** The first and the last day it holds, `2026-11-30`, in Bratislava; `null`: open. */
    firstDay: text(),
    lastDay: text(),
    active: boolean().notNull().default(true),
    /** What the association wants to know of it later. */
    note: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('promotion_code_code').on(sql`lower(${table.code})`)],
);

export type PromotionCodeRow = typeof promotionCode.$inferSelect;

/** The courses that a code is for; none: all. */
export const promotionCodeCourse = pgTable(
  'promotion_code_course',
  {
    promotionCodeId: text()
      .notNull()
      .references(() => promotionCode.id, { onDelete: 'cascade' }),
    courseId: text()
      .notNull()
      .references(() => course.id),
  },
  (table) => [primaryKey({ columns: [table.promotionCodeId, table.courseId] })],
);
