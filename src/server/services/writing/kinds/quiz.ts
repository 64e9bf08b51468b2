import { and, asc, eq, inArray, ne, notInArray, or, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { ContentFinding } from '#src/contract/desk/content/deskContent.ts';
import type { Db } from '#src/server/db/database.ts';
import { quiz } from '#src/server/db/schema/quiz.ts';
import { quizQuestion } from '#src/server/db/schema/quizQuestion.ts';
import { formFinding } from '#src/server/services/writing/content/finding.ts';
import type { Content } from '#src/server/services/writing/folders/Content.ts';
import type { ContentFolder } from '#src/server/services/writing/folders/ContentFolder.ts';
import { yamlFile } from '#src/server/services/writing/folders/fileTexts.ts';
import type { Checking, ContentTable, Files } from './Kind.ts';
import { putRow } from './putRow.ts';
import { questionDocument } from './questionDocument.ts';
import { type Quiz, quizFile } from './quizFile.ts';
import { readQuestion } from './readQuestion.ts';
import { publishedRows } from './rows.ts';

type Row<K extends keyof Content> = Content[K][number];

const quizTable: ContentTable = {
  ...publishedRows(quiz, 'id'),
  inFolder: {
    rows: 'quizzes',
    where: 'courses (quizzes)',
    unique: { id: 'id' },
    order: [asc(quiz.id)],
    isExported: sql`${quiz.published}`,
  },
};
const questionTable: ContentTable = {
  ...publishedRows(quizQuestion, 'id'),
  inFolder: {
    rows: 'quizQuestions',
    where: 'courses (quizzes)',
    unique: { id: 'questions.id' },
    order: [asc(quizQuestion.position)],
    isExported: sql`${quizQuestion.published}`,
  },
};
/** What stands in a lecture. */
export const quizTables = [quizTable, questionTable];

const written = ({ id, lectureId, name, isFinal }: Row<'quizzes'>, questions: Row<'quizQuestions'>[]) => ({
  id,
  lecture: lectureId,
  name,
  ...(isFinal && { final: true }),
  questions: questions.map(questionDocument),
});

/** The quizzes of a lecture and their questions, also those that are not shown. */
export const quizRowsOf = (db: Db, lectureId: string) => {
  const quizzes = db.select({ id: quiz.id }).from(quiz).where(eq(quiz.lectureId, lectureId));
  return [
    { part: quizTable, where: eq(quiz.lectureId, lectureId) },
    { part: questionTable, where: inArray(quizQuestion.quizId, quizzes) },
  ];
};

/** A quiz as rows. */
function quizRows({ id, lecture, name, final, questions }: Quiz) {
  return {
    quiz: { id, lectureId: lecture, name, isFinal: final },
    questions: questions.map((question, index) => ({ ...readQuestion(question), quizId: id, position: index + 1 })),
  };
}

/** The quiz of a lecture as it is written. */
export async function findQuiz(db: Db, lectureId: string): Promise<object | null> {
  const [row] = await db
    .select()
    .from(quiz)
    .where(and(eq(quiz.lectureId, lectureId), eq(quiz.published, true)));
  if (!row) return null;
  const questions = await db
    .select()
    .from(quizQuestion)
    .where(and(eq(quizQuestion.quizId, row.id), eq(quizQuestion.published, true)))
    .orderBy(asc(quizQuestion.position));
  return written(row, questions);
}

/** The quizzes of a chapter: `quiz.yml`, and of further lectures `quiz-2.yml` …; `lectureIds` are those that one may belong to. */
export function readQuizzes(folder: ContentFolder, path: string, lectureIds: string[] | null, content: Content): void {
  for (const file of folder.quizFiles(path)) {
    for (const data of folder.yaml(file, quizFile)) {
      if (lectureIds && !lectureIds.includes(data.lecture)) {
        folder.problem(file, 'lecture', `names no lecture of its chapter: ${data.lecture}`);
      }
      const { quiz, questions } = quizRows(data);
      content.quizzes.push(quiz);
      content.quizQuestions.push(...questions);
    }
  }
}

/** In the order of the lectures. */
export function writeQuizzes(content: Content, path: string, lectureIds: string[], files: Files): void {
  const quizzes = lectureIds.flatMap((id) => content.quizzes.find((row) => row.lectureId === id) ?? []);
  for (const [index, quiz] of quizzes.entries()) {
    const questions = content.quizQuestions.filter((row) => row.quizId === quiz.id);
    files.set(`${path}/quiz${index > 0 ? `-${index + 1}` : ''}.yml`, yamlFile(written(quiz, questions)));
  }
}

/** Answers of learners refer to questions, so what leaves a quiz stays as a row. */
export async function putQuiz(db: Db, lectureId: string, written: Quiz | null, now: Date): Promise<void> {
  const rows = written && quizRows(written);
  const questionIds = rows?.questions.map(({ id }) => id) ?? [];
  const earlier = db.select({ id: quiz.id }).from(quiz).where(eq(quiz.lectureId, lectureId));
  const left = { published: false, updatedAt: now };
  await db
    .update(quizQuestion)
    .set(left)
    .where(
      and(
        inArray(quizQuestion.quizId, earlier),
        eq(quizQuestion.published, true),
        questionIds.length > 0 ? notInArray(quizQuestion.id, questionIds) : undefined,
      ),
    );
  await db
    .update(quiz)
    .set(left)
    .where(and(eq(quiz.lectureId, lectureId), eq(quiz.published, true), rows ? ne(quiz.id, rows.quiz.id) : undefined));
  if (!rows) return;
  await putRow(db, quizTable, rows.quiz, { isLive: true, now });
  for (const question of rows.questions) await putRow(db, questionTable, question, { isLive: true, now });
}

/** What a quiz has against others. */
export async function quizFindings(
  { ctx: { db }, stored: { id } }: Checking,
  { id: quizId, questions }: Quiz,
): Promise<ContentFinding[]> {
  const found: ContentFinding[] = [];
  const ids = questions.map((question) => question.id);
  if (new Set(ids).size < ids.length)
    found.push(formFinding('quiz.questions', 'Dve otázky kvízu majú rovnaké označenie.'));
  const others = await db
    .select({ id: quiz.id })
    .from(quiz)
    .where(and(eq(quiz.id, quizId), ne(quiz.lectureId, id)));
  if (others.length > 0) found.push(formFinding('quiz.id', 'Označenie kvízu patrí inej lekcii.'));
  const foreign = await db
    .select({ id: quizQuestion.id })
    .from(quizQuestion)
    .where(and(inArray(quizQuestion.id, ids), notInArray(quizQuestion.quizId, [quizId])));
  for (const question of foreign) {
    found.push(formFinding('quiz.questions', `Označenie otázky „${question.id}“ patrí inému kvízu.`));
  }
  return found;
}

/** The lectures whose quizzes or questions are among what was touched. */
export async function lecturesOf(tx: Db, touched: ReadonlyMap<PgTable, string[]>): Promise<string[]> {
  const quizIds = touched.get(quiz) ?? [];
  const questionIds = touched.get(quizQuestion) ?? [];
  if (quizIds.length + questionIds.length === 0) return [];
  const rows = await tx
    .select({ lectureId: quiz.lectureId })
    .from(quiz)
    .leftJoin(quizQuestion, eq(quizQuestion.quizId, quiz.id))
    .where(or(inArray(quiz.id, quizIds), inArray(quizQuestion.id, questionIds)));
  return rows.map(({ lectureId }) => lectureId);
}
