import { eq, inArray, or } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#src/server/db/database.ts';
import { contentItem } from '#src/server/db/schema/content.ts';
import { quiz } from '#src/server/db/schema/quiz.ts';
import { quizQuestion } from '#src/server/db/schema/quizQuestion.ts';
import { contentTables } from './contentTables.ts';
import { findStored } from './findStored.ts';
import { addRevision, isItem } from './lockItem.ts';

/**
 * What an import has changed of things that are written at the desk becomes their newest text there, and the one of the web: who is
 * writing hears of it with the next save. What was planned is planned no more, since it was begun from another text.
 */
export async function noteImport(tx: Db, touched: ReadonlyMap<PgTable, string[]>, now: Date): Promise<void> {
  const lectures = await lecturesOf(tx, touched);
  const items = await tx.select().from(contentItem);
  for (const item of items) {
    const { kind, id, head, live } = item;
    const isTouched = touched.get(contentTables[kind].table)?.includes(id) || (kind === 'lecture' && lectures.has(id));
    const stored = isTouched ? await findStored(tx, kind, id) : null;
    if (!stored) continue;
    const nothingPlanned = { planned: null, publishAt: null, updatedAt: now };
    if (stored.isLive) {
      const written = { origin: 'imported' as const, base: head, authorUid: null, at: now, document: stored.document };
      const { id: revision } = await addRevision(tx, stored, written);
      const set = { state: 'published' as const, head: revision, live: revision, ...nothingPlanned };
      await tx.update(contentItem).set(set).where(isItem(item));
    } else if (live !== null) {
      // It has left the web, and with a newer text it waits to come back.
      const state = head === live ? ('archived' as const) : ('draft' as const);
      await tx
        .update(contentItem)
        .set({ state, live: null, ...nothingPlanned })
        .where(isItem(item));
    }
  }
}

/** A quiz is written with its lecture. */
async function lecturesOf(tx: Db, touched: ReadonlyMap<PgTable, string[]>): Promise<Set<string>> {
  const quizIds = touched.get(quiz) ?? [];
  const questionIds = touched.get(quizQuestion) ?? [];
  if (quizIds.length + questionIds.length === 0) return new Set();
  const rows = await tx
    .select({ lectureId: quiz.lectureId })
    .from(quiz)
    .leftJoin(quizQuestion, eq(quizQuestion.quizId, quiz.id))
    .where(or(inArray(quiz.id, quizIds), inArray(quizQuestion.id, questionIds)));
  return new Set(rows.map(({ lectureId }) => lectureId));
}
