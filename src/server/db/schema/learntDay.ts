import { date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { user } from './user.ts';

/** A day in Bratislava on which a learner has learned something. What is taken back, begun again or done once more later does not take it away. */
export const learntDay = pgTable(
  'learnt_day',
  {
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** `2026-11-26` */
    day: date().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);
