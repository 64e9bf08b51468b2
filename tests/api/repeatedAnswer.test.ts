import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { userAnswerListSchema, userAnswerSchema } from '#src/contract/quiz.ts';
import {
  ownRepetitionSchema,
  repeatedAnswerSchema,
  repeatedLectureListSchema,
  repeatedQuestionListSchema,
} from '#src/contract/repetition.ts';
import type { AnswerValue } from '#src/domain/quiz.ts';
import type { Database } from '#src/server/db/database.ts';
import { givenAnswer } from '#src/server/db/schema/givenAnswer.ts';
import { lectureProgress } from '#src/server/db/schema/lectureProgress.ts';
import { quiz } from '#src/server/db/schema/quiz.ts';
import { quizQuestion } from '#src/server/db/schema/quizQuestion.ts';
import type { UserRow } from '#src/server/db/schema/user.ts';
import { now, testApi } from '#tests/support/api.ts';
import { emptyDatabase, openTestDatabase } from '#tests/support/database.ts';
import {
  buildChapter,
  buildCourse,
  buildCourseProduct,
  buildLecture,
  buildUser,
  past,
} from '#tests/support/factories.ts';
import { createTestIssuer } from '#tests/support/identity.ts';

const day = 86_400_000;
const right: AnswerValue = { kind: 'NUMBER', number: 4 };
const wrong: AnswerValue = { kind: 'NUMBER', number: 5 };
const stored = { published: true, updatedAt: past };

let database: Database;
let issuer: Awaited<ReturnType<typeof createTestIssuer>>;
let api: ReturnType<typeof testApi>;
let jana: UserRow;
let clock: Date;

beforeAll(async () => {
  database = await openTestDatabase();
  issuer = await createTestIssuer({ now: () => clock });
});
beforeEach(async () => {
  await emptyDatabase(database);
  clock = now;
  api = testApi(database, [], { integrations: { identity: issuer.verifier }, now: () => clock });
  jana = await buildUser(database);
  await quizOf('lekcia', { freeSample: true });
  await finish('lekcia');
});
afterAll(() => database.close());

/** A lecture with a quiz of one question, `lekcia-otazka`. */
async function quizOf(lectureId: string, { freeSample = false, sold = false } = {}): Promise<void> {
  const { id: courseId } = await buildCourse(database);
  if (sold) await buildCourseProduct(database, { courseId });
  const { id: chapterId } = await buildChapter(database, { courseId, freeSample });
  await buildLecture(database, { id: lectureId, chapterId });
  const quizId = `${lectureId}-kviz`;
  await database.db.insert(quiz).values({ id: quizId, lectureId, name: 'Kvíz', ...stored });
  await database.db.insert(quizQuestion).values({
    id: `${lectureId}-otazka`,
    quizId,
    position: 1,
    text: 'Koľko je 2 + 2?',
    options: [],
    key: { kind: 'NUMBER', number: 4, tolerance: 0 },
    explanation: 'Dve a dve sú *štyri*.',
    ...stored,
  });
}

const finish = (lectureId: string) =>
  database.db.insert(lectureProgress).values({ userId: jana.id, lectureId, completedAt: past, updatedAt: past });
const inQuiz = async (answer: AnswerValue, at?: string) =>
  api.ask(
    '/quiz/question/user-answer/',
    userAnswerSchema,
    await issuer.call(jana, 'POST', { questionId: 'lekcia-otazka', answer, ...(at && { at }) }),
  );
const restart = async () =>
  api.ask('/quiz/lekcia-kviz/question/user-answer', userAnswerListSchema, await issuer.call(jana, 'DELETE'));
const body = (answer: AnswerValue | null, at = clock.toISOString(), questionId = 'lekcia-otazka') => ({
  questionId,
  answer,
  at,
});
const again = async (answer: AnswerValue | null, at?: string) =>
  api.ask('/repetition/answer', repeatedAnswerSchema, await issuer.call(jana, 'POST', body(answer, at)));
const given = async () => (await api.ask('/repetition', ownRepetitionSchema, await issuer.call(jana))).answers;
const at = (days: number) => new Date(now.getTime() + days * day).toISOString();

test('a question of a quiz is known with all that was ever answered to it, whatever is begun anew', async () => {
  await inQuiz(wrong);
  await restart();
  expect(await given()).toEqual([{ questionId: 'lekcia-otazka', given: [{ at: at(0), right: false }] }]);
  clock = new Date(now.getTime() + day);
  await again(right);
  clock = new Date(now.getTime() + 9 * day);
  await inQuiz(wrong);
  const answers = [
    { at: at(0), right: false },
    { at: at(1), right: true },
    { at: at(9), right: false },
  ];
  expect(await given()).toEqual([{ questionId: 'lekcia-otazka', given: answers }]);
});

test('an answer is graded and explained, and the attempt of the quiz stays as it is', async () => {
  await inQuiz(wrong);
  clock = new Date(now.getTime() + day);
  expect(await again(right)).toMatchObject({ answer: right, isCorrect: true, right, optionExplanations: [] });
  expect(await again(null)).toMatchObject({ answer: null, isCorrect: false, right });
  expect((await again(wrong)).explanationHtml).toContain('<em>štyri</em>');
  const attempt = await api.ask(
    '/quiz/lekcia-kviz/question/user-answer',
    userAnswerListSchema,
    await issuer.call(jana),
  );
  expect(attempt.items).toMatchObject([{ answer: wrong, isCorrect: false }]);
});

test('of a day the earliest answer counts, in whatever order and how often they come', async () => {
  const [early, late] = ['2026-06-15T06:00:00.000Z', '2026-06-15T11:00:00.000Z'];
  await again(right, late);
  await again(wrong, early);
  await again(wrong, early);
  await again(right, late);
  expect(await given()).toEqual([{ questionId: 'lekcia-otazka', given: [{ at: early, right: false }] }]);
});

test('a day is one in Bratislava, and a clock that nobody can believe says nothing', async () => {
  await again(right, '2026-06-13T22:30:00.000Z');
  await again(wrong, '2026-06-14T21:30:00.000Z');
  expect(await database.db.select().from(givenAnswer)).toMatchObject([{ day: '2026-06-14', isCorrect: true }]);
  await again(wrong, at(3));
  await again(wrong, at(-400));
  expect(await given()).toMatchObject([{ given: [{ right: true }, { at: at(0), right: false }] }]);
  // Of a browser whose clock is ahead it is today.
  await again(right, at(1));
  expect((await given())[0]?.given.at(-1)).toEqual({ at: at(1), right: true });
});

test('what a visitor answered before the sign-in is of the day on which they did', async () => {
  await inQuiz(right, at(-3));
  expect(await given()).toEqual([{ questionId: 'lekcia-otazka', given: [{ at: at(-3), right: true }] }]);
});

test('a visitor’s answer is graded where everybody may read, and nothing of it is kept', async () => {
  await quizOf('platena', { sold: true });
  const call = (questionId: string) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body(right, at(0), questionId)),
  });
  expect(await api.ask('/repetition/answer', repeatedAnswerSchema, call('lekcia-otazka'))).toMatchObject({
    isCorrect: true,
  });
  expect(await database.db.$count(givenAnswer)).toBe(0);
  expect(await api.problem('/repetition/answer', call('platena-otazka'))).toMatchObject({ status: 403 });
});

test('what no question can have is refused, and is no answer', async () => {
  const send = async (sent: object) => api.problem('/repetition/answer', await issuer.call(jana, 'POST', sent));
  expect(await send(body({ kind: 'TEXT', text: '4' }))).toMatchObject({ status: 400 });
  expect(await send(body(right, at(0), 'nijaka'))).toMatchObject({ status: 404 });
  expect(await send({ questionId: 'lekcia-otazka', answer: right })).toMatchObject({ status: 400 });
  expect(await given()).toEqual([]);
});

test('the questions come with their lecture, without what is right', async () => {
  const lectures = [{ id: 'lekcia', questionIds: [], quizQuestionIds: ['lekcia-otazka'] }];
  expect((await api.ask('/repetition', ownRepetitionSchema, await issuer.call(jana))).lectures).toMatchObject(lectures);
  expect((await api.ask('/repetition/sample?lectures=lekcia', repeatedLectureListSchema)).items).toMatchObject(
    lectures,
  );
  const path = '/repetition/lecture/lekcia?preview=true';
  const { items, quizQuestions } = await api.ask(path, repeatedQuestionListSchema);
  expect(items).toEqual([]);
  expect(quizQuestions).toMatchObject([{ id: 'lekcia-otazka', kind: 'NUMBER', options: [] }]);
  expect(JSON.stringify(quizQuestions)).not.toContain('štyri');
});
