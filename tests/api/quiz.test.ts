import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { maxAnswerLength } from '#src/contract/limits.ts';
import { questionListSchema, quizListSchema, userAnswerListSchema, userAnswerSchema } from '#src/contract/quiz.ts';
import type { AnswerValue, QuestionKey, QuestionOption } from '#src/domain/quiz.ts';
import type { Database } from '#src/server/db/database.ts';
import { chapter } from '#src/server/db/schema/chapter.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import { quiz } from '#src/server/db/schema/quiz.ts';
import { quizAnswer } from '#src/server/db/schema/quizAnswer.ts';
import { quizQuestion } from '#src/server/db/schema/quizQuestion.ts';
import type { UserRow } from '#src/server/db/schema/user.ts';
import { now, testApi } from '#tests/support/api.ts';
import { emptyDatabase, openTestDatabase } from '#tests/support/database.ts';
import {
  buildChapter,
  buildCourse,
  buildCourseProduct,
  buildLecture,
  buildPurchase,
  buildUser,
  past,
} from '#tests/support/factories.ts';
import { createTestIssuer, type Person } from '#tests/support/identity.ts';

const answering = '/quiz/question/user-answer/';
const answersPath = '/quiz/kviz/question/user-answer';
const stored = { published: true, updatedAt: past };

interface Written {
  id: string;
  text?: string;
  options?: QuestionOption[];
  key: QuestionKey;
}

const option = (id: string, text: string, explanation: string | null = null): QuestionOption => ({
  id,
  text,
  explanation,
});

/** One question of each kind. What is right has a word in it that stands nowhere else. */
const written: Written[] = [
  {
    id: 'jedna',
    text: 'Čo vypíše?\n\n```java\nSystem.out.println("Ahoj");\n```',
    options: [option('a', '`Ahoj`', 'Vysvetlená trefa.'), option('b', 'Nič', 'Vysvetlený omyl.')],
    key: { kind: 'SINGLE', optionId: 'a' },
  },
  {
    id: 'viac',
    options: [option('a', 'print'), option('b', 'parseInt'), option('c', 'println')],
    key: { kind: 'MULTIPLE', optionIds: ['a', 'c'] },
  },
  {
    id: 'poradie',
    options: [option('1f', 'b < 2;'), option('9a', '<b>'), option('c0', 'class A {')],
    key: { kind: 'ORDER', optionIds: ['c0', '1f', '9a'] },
  },
  { id: 'slovo', key: { kind: 'TEXT', accepted: ['tajná slučka', 'tajný cyklus'], isExact: false } },
  { id: 'cislo', key: { kind: 'NUMBER', number: 987_654, tolerance: 0 } },
  { id: 'vystup', key: { kind: 'OUTPUT', output: 'tajný výstup\n  2' } },
];

const right: Record<string, AnswerValue> = {
  jedna: { kind: 'SINGLE', optionId: 'a' },
  viac: { kind: 'MULTIPLE', optionIds: ['a', 'c'] },
  poradie: { kind: 'ORDER', optionIds: ['c0', '1f', '9a'] },
  slovo: { kind: 'TEXT', text: 'tajná slučka' },
  cislo: { kind: 'NUMBER', number: 987_654 },
  vystup: { kind: 'OUTPUT', text: 'tajný výstup\n  2' },
};
const wrong: Record<string, AnswerValue> = {
  jedna: { kind: 'SINGLE', optionId: 'b' },
  viac: { kind: 'MULTIPLE', optionIds: ['a'] },
  poradie: { kind: 'ORDER', optionIds: ['9a', '1f', 'c0'] },
  slovo: { kind: 'TEXT', text: 'podmienka' },
  cislo: { kind: 'NUMBER', number: 1 },
  vystup: { kind: 'OUTPUT', text: '2' },
};
const ids = written.map(({ id }) => id);

let database: Database;
let issuer: Awaited<ReturnType<typeof createTestIssuer>>;
let api: ReturnType<typeof testApi>;
let jana: UserRow;

beforeAll(async () => {
  database = await openTestDatabase();
  issuer = await createTestIssuer({ now: () => now });
});
beforeEach(async () => {
  await emptyDatabase(database);
  api = testApi(database, [], { integrations: { identity: issuer.verifier } });
  jana = await buildUser(database);
  await buildLecture(database, { id: 'lekcia' });
  await database.db.insert(quiz).values({ id: 'kviz', lectureId: 'lekcia', name: 'Kvíz o výpise', ...stored });
  await database.db.insert(quizQuestion).values(
    written.map(({ text = 'Otázka?', options = [], ...question }, index) => ({
      ...question,
      quizId: 'kviz',
      position: index + 1,
      text,
      options,
      explanation: 'Tajné **vysvetlenie**.',
      ...stored,
    })),
  );
});
afterAll(() => database.close());

/** Puts the quiz behind a price. */
async function sell(): Promise<string> {
  const course = await buildCourse(database);
  const product = await buildCourseProduct(database, { courseId: course.id });
  const closed = await buildChapter(database, { courseId: course.id, freeSample: false });
  await database.db.update(lecture).set({ chapterId: closed.id });
  return product.id;
}

const answer = async (questionId: string, value: AnswerValue | undefined, person: Person = jana) =>
  api.ask(answering, userAnswerSchema, await issuer.call(person, 'POST', { questionId, answer: value }));
const answersOf = async (person: Person = jana) =>
  (await api.ask(answersPath, userAnswerListSchema, await issuer.call(person))).items;
const reset = async (query = '') =>
  (await api.ask(answersPath + query, userAnswerListSchema, await issuer.call(jana, 'DELETE'))).items;
const storedAnswers = () => database.db.select().from(quizAnswer);

describe('reading', () => {
  test('a lecture names its quiz', async () => {
    const quizzes = await api.ask('/quiz/lecture/lekcia', quizListSchema, await issuer.call(jana));
    expect(quizzes.items).toEqual([
      { id: 'kviz', lectureId: 'lekcia', name: 'Kvíz o\u00A0výpise', questionCount: written.length },
    ]);
  });

  test('a lecture without a quiz names none', async () => {
    await buildLecture(database, { id: 'bez-kvizu' });
    expect(await api.ask('/quiz/lecture/bez-kvizu?preview=true', quizListSchema)).toEqual({ items: [] });
  });

  test('the questions come in their order, as markup', async () => {
    await database.db.update(quizQuestion).set({ position: 0 }).where(eq(quizQuestion.id, 'vystup'));
    const { items } = await api.ask('/quiz/kviz/question', questionListSchema, await issuer.call(jana));
    expect(items.map(({ id, kind }) => [id, kind])).toEqual([
      ['vystup', 'OUTPUT'],
      ['jedna', 'SINGLE'],
      ['viac', 'MULTIPLE'],
      ['poradie', 'ORDER'],
      ['slovo', 'TEXT'],
      ['cislo', 'NUMBER'],
    ]);
    const [, single, , order, typed] = items;
    expect(single?.html).toContain('<figure class="code">');
    expect(single?.options).toEqual([
      { id: 'a', html: '<p><code>Ahoj</code></p>' },
      { id: 'b', html: '<p>Nič</p>' },
    ]);
    expect(order?.options).toEqual([
      { id: '1f', html: '<code>b &lt; 2;</code>' },
      { id: '9a', html: '<code>&lt;b&gt;</code>' },
      { id: 'c0', html: '<code>class A {</code>' },
    ]);
    expect(typed?.options).toEqual([]);
  });

  test('the preview of a free sample is for everybody', async () => {
    expect((await api.ask('/quiz/lecture/lekcia?preview=true', quizListSchema)).items).toHaveLength(1);
    expect((await api.ask('/quiz/kviz/question?preview=true', questionListSchema)).items).toHaveLength(ids.length);
  });

  test.each(['/quiz/lecture/lekcia', '/quiz/kviz/question', answersPath])(
    '%s without preview needs an account',
    async (path) => {
      expect(await api.problem(path)).toMatchObject({ status: 401, code: 'sign-in-required' });
    },
  );

  test('a preview that is neither true nor false is refused', async () => {
    for (const path of ['/quiz/lecture/lekcia', '/quiz/kviz/question']) {
      const problem = await api.problem(`${path}?preview=yes`);
      expect(problem).toMatchObject({ status: 400, errors: [{ path: 'preview' }] });
    }
  });

  test('nothing that is answered before the answer tells what is right', async () => {
    const withKeys = JSON.stringify(await database.db.select().from(quizQuestion));
    const secrets = [
      'tajn',
      'Tajn',
      'vysvetl',
      'Vysvetl',
      '987654',
      '"right',
      '"key',
      'isCorrect',
      'accepted',
      'optionId',
    ];
    for (const path of ['/quiz/lecture/lekcia', '/quiz/kviz/question', answersPath, '/lecture/lekcia']) {
      for (const init of [await issuer.call(null), await issuer.call(jana)]) {
        for (const query of ['', '?preview=true']) {
          const response = await api.send(path + query, init);
          const text = JSON.stringify([...response.headers]) + (await response.text());
          for (const secret of secrets) expect(text, `${path}${query}`).not.toContain(secret);
        }
      }
    }
    for (const secret of ['tajn', 'Vysvetl', '987654', 'accepted', 'optionId']) expect(withKeys).toContain(secret);
    const refused = await api.send(
      answering,
      await issuer.call(jana, 'POST', { questionId: 'slovo', answer: right.cislo }),
    );
    expect(refused.status).toBe(400);
    expect(await refused.text()).not.toMatch(/tajn|vysvetl/i);
  });

  test('an answer tells of its own question alone', async () => {
    const text = JSON.stringify(await answer('jedna', wrong.jedna)) + JSON.stringify(await answersOf());
    expect(text).not.toMatch(/tajná|tajný|987654/);
  });
});

describe('answering', () => {
  test.each(ids)('%s: a right answer, and why', async (id) => {
    expect(await answer(id, right[id])).toMatchObject({
      questionId: id,
      answer: right[id],
      isCorrect: true,
      right: right[id],
      explanationHtml: '<p>Tajné <strong>vysvetlenie</strong>.</p>',
    });
  });

  test.each(ids)('%s: a wrong answer, and what is right', async (id) => {
    expect(await answer(id, wrong[id])).toMatchObject({ answer: wrong[id], isCorrect: false, right: right[id] });
  });

  test('options are explained where they have an explanation', async () => {
    const { optionExplanations } = await answer('jedna', wrong.jedna);
    expect(optionExplanations).toEqual([
      { optionId: 'a', html: '<p>Vysvetlená trefa.</p>' },
      { optionId: 'b', html: '<p>Vysvetlený omyl.</p>' },
    ]);
    expect((await answer('viac', right.viac)).optionExplanations).toEqual([]);
  });

  test('a text is right without its accents, and is kept as it was typed', async () => {
    const typed = await answer('slovo', { kind: 'TEXT', text: '  TAJNY cyklus ' });
    expect(typed).toMatchObject({ isCorrect: true, answer: { text: 'TAJNY cyklus' }, right: { text: 'tajná slučka' } });
  });

  test('answers are there again after a reload, in the order of the questions', async () => {
    const given = [await answer('vystup', wrong.vystup), await answer('jedna', right.jedna)];
    expect(await answersOf()).toEqual(given.toReversed());
  });

  test('the first answer holds', async () => {
    const first = await answer('jedna', wrong.jedna);
    expect(await answer('jedna', right.jedna)).toEqual(first);
    expect(await answersOf()).toEqual([first]);
  });

  test('twenty answers at once leave one, and all callers get it', async () => {
    const values = Array.from({ length: 20 }, (_, index) => ({ kind: 'NUMBER', number: index + 987_650 }) as const);
    const given = await Promise.all(values.map((value) => answer('cislo', value)));
    expect(await storedAnswers()).toHaveLength(1);
    const [kept] = await answersOf();
    expect(kept?.isCorrect).toBe(JSON.stringify(kept?.answer).includes('987654'));
    for (const one of given) expect(one).toEqual(kept);
  });

  test('learners do not see or change the answers of each other', async () => {
    const eva = await buildUser(database);
    await answer('jedna', right.jedna, eva);
    expect(await answersOf()).toEqual([]);
    await answer('jedna', wrong.jedna);
    await reset();
    expect(await answersOf(eva)).toMatchObject([{ isCorrect: true }]);
  });

  test('an admin answers like others', async () => {
    await sell();
    const admin = await buildUser(database, { email: 'admin@example.org' });
    expect(await answer('jedna', right.jedna, admin)).toMatchObject({ isCorrect: true });
  });

  test.each<[string, unknown, string]>([
    ['jedna', { kind: 'NUMBER', number: 1 }, 'answer.kind'],
    ['jedna', { kind: 'SINGLE', optionId: 'z' }, 'answer.optionId'],
    ['jedna', { kind: 'SINGLE' }, 'answer.optionId'],
    ['jedna', { kind: 'SINGLE', optionId: 'a', isCorrect: true }, 'answer.isCorrect'],
    ['viac', { kind: 'MULTIPLE', optionIds: [] }, 'answer.optionIds'],
    ['viac', { kind: 'MULTIPLE', optionIds: ['a', 'z'] }, 'answer.optionIds'],
    ['poradie', { kind: 'ORDER', optionIds: ['c0', '1f'] }, 'answer.optionIds'],
    ['poradie', { kind: 'ORDER', optionIds: ['c0', '1f', '1f'] }, 'answer.optionIds'],
    ['poradie', { kind: 'ORDER', optionIds: ['c0', '1f', '9a', '9a'] }, 'answer.optionIds'],
    ['slovo', { kind: 'TEXT', text: '   ' }, 'answer.text'],
    ['slovo', { kind: 'TEXT', text: 'x'.repeat(maxAnswerLength + 1) }, 'answer.text'],
    ['slovo', { kind: 'TEXT', text: 'a\u0000b' }, 'answer.text'],
    ['vystup', { kind: 'OUTPUT', text: 'a\ud800' }, 'answer.text'],
    ['cislo', { kind: 'NUMBER', number: '987654' }, 'answer.number'],
    ['cislo', { kind: 'CISLO', number: 1 }, 'answer.kind'],
    ['cislo', null, 'answer'],
    ['Nie Je', { kind: 'NUMBER', number: 1 }, 'questionId'],
  ])('%s cannot be answered by %j', async (questionId, value, path) => {
    const problem = await api.problem(answering, await issuer.call(jana, 'POST', { questionId, answer: value }));
    expect(problem).toMatchObject({ status: 400, code: 'invalid-input', errors: [{ path }] });
    expect(await storedAnswers()).toEqual([]);
  });

  test('the path without its last slash is another one', async () => {
    const init = await issuer.call(jana, 'POST', { questionId: 'jedna', answer: right.jedna });
    expect((await api.problem(answering.slice(0, -1), init)).status).toBe(404);
  });

  test('there is an end to how fast answers may come', async () => {
    const init = await issuer.call(jana, 'POST', { questionId: 'jedna', answer: right.jedna });
    const statuses = new Set<number>();
    for (let count = 0; count < 121; count++) statuses.add((await api.send(answering, init)).status);
    expect([...statuses]).toEqual([200, 429]);
  });
});

describe('without an account', () => {
  const guestPath = '/quiz/kviz/guest-answers';
  const call = async (answers: Record<string, unknown>, person: Person | null = null) =>
    issuer.call(person, 'POST', {
      items: Object.entries(answers).map(([questionId, value]) => ({ questionId, answer: value })),
    });
  const grade = async (answers: Record<string, unknown>, person: Person | null = null) =>
    (await api.ask(guestPath, userAnswerListSchema, await call(answers, person))).items;

  test('answers are graded in the order of the questions, and nothing of them is kept', async () => {
    const { jedna, ...others } = right;
    const graded = await grade({ ...others, jedna: wrong.jedna });
    expect(graded.map(({ questionId, isCorrect }) => [questionId, isCorrect])).toEqual(
      ids.map((id) => [id, id !== 'jedna']),
    );
    expect(graded[0]).toEqual(await answer('jedna', wrong.jedna));
    expect(await storedAnswers()).toHaveLength(1);
    // Who has an account leaves nothing here either.
    await grade({ viac: right.viac }, jana);
    expect(await storedAnswers()).toHaveLength(1);
  });

  test('the key of a question that was not answered stays here', async () => {
    const text = JSON.stringify(await grade({ jedna: right.jedna }));
    expect(text).not.toMatch(/tajná|tajný|987654/);
  });

  test('what no question can have is left out: the quiz may be another since', async () => {
    expect(await grade({ jedna: { kind: 'NUMBER', number: 1 }, 'davno-prec': right.jedna })).toEqual([]);
    const [left] = await grade({ jedna: { kind: 'SINGLE', optionId: 'z' }, cislo: right.cislo });
    expect(left).toMatchObject({ questionId: 'cislo', isCorrect: true });
  });

  test.each<[string, unknown]>([
    ['items', []],
    ['items', Array.from({ length: 101 }, () => ({ questionId: 'jedna', answer: right.jedna }))],
    ['items.0.answer.kind', [{ questionId: 'jedna', answer: { kind: 'INE' } }]],
    ['items.0.answer.text', [{ questionId: 'slovo', answer: { kind: 'TEXT', text: 'x'.repeat(maxAnswerLength + 1) } }]],
  ])('%s is refused', async (path, items) => {
    const problem = await api.problem(guestPath, await issuer.call(null, 'POST', { items }));
    expect(problem).toMatchObject({ status: 400, code: 'invalid-input', errors: [{ path }] });
  });

  test('a quiz behind a price is not graded', async () => {
    await sell();
    const response = await api.send(guestPath, await call({ jedna: right.jedna }));
    expect(response.status).toBe(403);
    expect(await response.text()).not.toMatch(/trefa|tajn|vysvetl/i);
  });

  test('a quiz that is not there is not graded', async () => {
    expect((await api.send('/quiz/iny/guest-answers', await call({ jedna: right.jedna }))).status).toBe(404);
    await database.db.update(quiz).set({ published: false });
    expect((await api.send(guestPath, await call({ jedna: right.jedna }))).status).toBe(404);
  });

  test('there is an end to how much one network may have graded', async () => {
    const init = await call({ jedna: right.jedna });
    const statuses = new Set<number>();
    for (let count = 0; count < 301; count++) statuses.add((await api.send(guestPath, init)).status);
    expect([...statuses]).toEqual([200, 429]);
    expect(await storedAnswers()).toEqual([]);
    // Learners are not held up by it.
    expect(await answer('jedna', right.jedna)).toMatchObject({ isCorrect: true });
  });
});

describe('starting again', () => {
  test('all answers are forgotten', async () => {
    await answer('jedna', right.jedna);
    await answer('viac', wrong.viac);
    expect(await reset()).toEqual([]);
    expect(await answersOf()).toEqual([]);
    expect(await answer('jedna', wrong.jedna)).toMatchObject({ isCorrect: false });
  });

  test('or the wrong ones only', async () => {
    const kept = await answer('jedna', right.jedna);
    await answer('viac', wrong.viac);
    await answer('cislo', wrong.cislo);
    expect(await reset('?only=wrong')).toEqual([kept]);
    expect(await answersOf()).toEqual([kept]);
  });

  test('the answers to another quiz stay', async () => {
    await database.db.insert(quiz).values({ id: 'iny', lectureId: 'lekcia', name: 'Iný', ...stored });
    await database.db.update(quizQuestion).set({ quizId: 'iny' }).where(eq(quizQuestion.id, 'jedna'));
    await answer('jedna', wrong.jedna);
    await answer('viac', wrong.viac);
    await reset();
    expect((await storedAnswers()).map(({ questionId }) => questionId)).toEqual(['jedna']);
  });

  test('only what is wrong can be chosen', async () => {
    const problem = await api.problem(`${answersPath}?only=right`, await issuer.call(jana, 'DELETE'));
    expect(problem).toMatchObject({ status: 400, errors: [{ path: 'only' }] });
  });
});

describe('who may', () => {
  /** Every call of the quiz, by its address. */
  async function everyCall(person: Person | null): Promise<[string, RequestInit][]> {
    return [
      ['/quiz/lecture/lekcia', await issuer.call(person)],
      ['/quiz/lecture/lekcia?preview=true', await issuer.call(person)],
      ['/quiz/kviz/question', await issuer.call(person)],
      ['/quiz/kviz/question?preview=true', await issuer.call(person)],
      [answersPath, await issuer.call(person)],
      [answersPath, await issuer.call(person, 'DELETE')],
      [answering, await issuer.call(person, 'POST', { questionId: 'jedna', answer: right.jedna })],
    ];
  }

  test('a closed lecture keeps its quiz from who does not own the course', async () => {
    await sell();
    for (const [path, init] of await everyCall(jana)) {
      const response = await api.send(path, init);
      expect(response.status, path).toBe(403);
      const text = await response.text();
      expect(text).toContain('course-not-owned');
      expect(text).not.toMatch(/otázka|vypíše|println|ahoj|kvíz|tajn|vysvetl/i);
    }
    for (const [path, init] of await everyCall(null)) {
      expect([401, 403], path).toContain((await api.send(path, init)).status);
    }
    expect(await storedAnswers()).toEqual([]);
  });

  test('an owner may', async () => {
    await buildPurchase(database, jana.id, await sell());
    for (const [path, init] of await everyCall(jana)) expect((await api.send(path, init)).status, path).toBe(200);
  });

  test('without an account there is nothing to answer with', async () => {
    for (const [path, init] of (await everyCall(null)).slice(-3)) {
      expect(await api.problem(path, init)).toMatchObject({ status: 401, code: 'sign-in-required' });
    }
  });

  test('a profile comes before the first answer, but not before reading', async () => {
    const newcomer = { uid: 'uid-novy', email: 'novy@example.org' };
    const calls = await everyCall(newcomer);
    for (const [path, init] of calls.slice(0, 4)) expect((await api.send(path, init)).status).toBe(200);
    for (const [path, init] of calls.slice(-3)) {
      expect(await api.problem(path, init)).toMatchObject({ status: 403, code: 'profile-required' });
    }
  });

  test.each<[string, () => Promise<unknown>]>([
    ['quiz', () => database.db.update(quiz).set({ published: false })],
    ['lecture', () => database.db.update(lecture).set({ published: false })],
    ['chapter', () => database.db.update(chapter).set({ published: false })],
  ])('what belongs to an unpublished %s is not there', async (what, unpublish) => {
    await answer('viac', wrong.viac);
    await unpublish();
    for (const [path, init] of await everyCall(jana)) {
      if (what === 'quiz' && path.startsWith('/quiz/lecture')) continue;
      expect(await api.problem(path, init), path).toMatchObject({ status: 404, code: 'not-found' });
    }
    if (what === 'quiz')
      expect(await api.ask('/quiz/lecture/lekcia?preview=true', quizListSchema)).toEqual({ items: [] });
  });

  test('an unpublished question is not there, nor is its answer', async () => {
    await answer('jedna', right.jedna);
    await database.db.update(quizQuestion).set({ published: false }).where(eq(quizQuestion.id, 'jedna'));
    const { items } = await api.ask('/quiz/kviz/question?preview=true', questionListSchema);
    expect(items.map(({ id }) => id)).toEqual(ids.slice(1));
    expect((await api.ask('/quiz/lecture/lekcia?preview=true', quizListSchema)).items).toMatchObject([
      { questionCount: ids.length - 1 },
    ]);
    expect(await answersOf()).toEqual([]);
    const init = await issuer.call(jana, 'POST', { questionId: 'jedna', answer: right.jedna });
    expect((await api.problem(answering, init)).status).toBe(404);
  });

  test('what does not exist is not found', async () => {
    for (const path of ['/quiz/lecture/nie-je', '/quiz/nie-je/question', '/quiz/nie-je/question/user-answer']) {
      expect(await api.problem(path, await issuer.call(jana))).toMatchObject({ status: 404, code: 'not-found' });
    }
    const init = await issuer.call(jana, 'POST', { questionId: 'nie-je', answer: right.jedna });
    expect(await api.problem(answering, init)).toMatchObject({ status: 404, code: 'not-found' });
  });
});
