import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { exerciseUpdatedSchema } from '#src/contract/exerciseProgress.ts';
import {
  ownRepetitionSchema,
  repeatedLectureListSchema,
  repeatedQuestionListSchema,
} from '#src/contract/repetition.ts';
import type { Database } from '#src/server/db/database.ts';
import { lectureProgress } from '#src/server/db/schema/lectureProgress.ts';
import type { UserRow } from '#src/server/db/schema/user.ts';
import { createRateLimiter } from '#src/server/integrations/rateLimits.ts';
import { now, testApi } from '#tests/support/api.ts';
import { emptyDatabase, openTestDatabase } from '#tests/support/database.ts';
import {
  buildChapter,
  buildCourse,
  buildCourseProduct,
  buildLecture,
  buildPurchase,
  buildUser,
} from '#tests/support/factories.ts';
import { createTestIssuer } from '#tests/support/identity.ts';

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
  api = testApi(database, [], {
    integrations: { identity: issuer.verifier, rateLimiter: createRateLimiter({ pool: null }) },
  });
  jana = await buildUser(database);
});
afterAll(() => database.close());

const guess = (id: string) =>
  `\`\`\`javascript\nconsole.log(2 + 3 * 4);\n\`\`\`\n\n\`\`\`output guess="14|20" id="${id}"\n14\n\`\`\`\n\nNásobenie má *prednosť*.\n`;

async function lectureAsking(ids: string[], { sold = false, freeSample = false } = {}) {
  const { id: courseId } = await buildCourse(database);
  const product = sold ? await buildCourseProduct(database, { courseId }) : null;
  const { id: chapterId } = await buildChapter(database, { courseId, freeSample });
  const { id } = await buildLecture(database, { chapterId, text: `Úvod.\n\n${ids.map(guess).join('\n')}` });
  return { id, product };
}

const finish = (lectureId: string) =>
  database.db.insert(lectureProgress).values({ userId: jana.id, lectureId, completedAt: now, updatedAt: now });
const own = async () => api.ask('/repetition', ownRepetitionSchema, await issuer.call(jana));

test('the questions of a finished lecture come with what was answered to them, and no others', async () => {
  const { id } = await lectureAsking(['prva', 'druha']);
  await lectureAsking(['nedokoncena']);
  expect(await own()).toEqual({ lectures: [], answers: [] });
  await finish(id);
  const given = { at: new Date(now.getTime() - 60_000).toISOString(), right: false };
  const body = { lectureId: id, attempts: [], answers: [given] };
  await api.ask('/exercise/druha', exerciseUpdatedSchema, await issuer.call(jana, 'PUT', body));
  const { lectures, answers } = await own();
  expect(lectures).toMatchObject([{ id, questionIds: ['prva', 'druha'], finishedAt: now.toISOString() }]);
  expect(answers).toEqual([{ questionId: 'druha', given: [given] }]);
});

test('of a course that is not the learner’s any more nothing returns', async () => {
  const { id, product } = await lectureAsking(['platena'], { sold: true });
  await finish(id);
  expect((await own()).lectures).toEqual([]);
  const path = `/repetition/lecture/${id}`;
  expect(await api.problem(path, await issuer.call(jana))).toMatchObject({ status: 403, code: 'course-not-owned' });
  await buildPurchase(database, jana.id, product?.id ?? '');
  expect((await own()).lectures).toMatchObject([{ id }]);
  expect((await api.ask(path, repeatedQuestionListSchema, await issuer.call(jana))).items).toHaveLength(1);
});

test('a question stands alone: with its program, what it printed, and why', async () => {
  const { id } = await lectureAsking(['prva'], { freeSample: true });
  const { items } = await api.ask(`/repetition/lecture/${id}?preview=true`, repeatedQuestionListSchema);
  expect(items).toMatchObject([{ id: 'prva', question: 'Čo program vypíše?', options: ['14', '20'], answer: '14' }]);
  expect(items[0]?.programHtml).toContain('language-javascript');
  expect(items[0]?.outputHtml).toBe('<pre role="group" aria-label="Výstup"><code>14</code></pre>');
  expect(items[0]?.whyHtml).toContain('<em>prednosť</em>');
});

test('a visitor hears of lectures that everybody may read, and of no others', async () => {
  const open = await lectureAsking(['otvorena'], { freeSample: true });
  const closed = await lectureAsking(['zatvorena']);
  const path = `/repetition/sample?lectures=${open.id},${closed.id},nijaka`;
  expect((await api.ask(path, repeatedLectureListSchema)).items).toMatchObject([
    { id: open.id, questionIds: ['otvorena'] },
  ]);
  expect((await api.problem(`/repetition/lecture/${closed.id}?preview=true`)).status).toBe(403);
  expect((await api.problem('/repetition/sample?lectures=')).status).toBe(400);
});
