// @module-tag thorough
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { courseSchema } from '#src/contract/course.ts';
import { exerciseUpdatedSchema, savedExerciseListSchema } from '#src/contract/exerciseProgress.ts';
import { progressOverviewSchema } from '#src/contract/progress.ts';
import { userAnswerListSchema, userAnswerSchema } from '#src/contract/quiz.ts';
import { paths } from '#src/domain/paths.ts';
import { projectRoot } from '#src/server/config/projectRoot.ts';
import type { Database } from '#src/server/db/database.ts';
import type { Content } from '#src/server/services/writing/folders/Content.ts';
import { importContent } from '#src/server/services/writing/folders/importContent.ts';
import { readContent } from '#src/server/services/writing/folders/readContent.ts';
import { now, testApi, testCtx } from '#tests/support/api.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { buildUser } from '#tests/support/factories.ts';
import { createTestIssuer } from '#tests/support/identity.ts';
import { startObservedServer } from '#tests/support/observedServer.ts';

const slug = 'programovanie-od-nuly';

/** The course as it was first: its lectures by chapter, their tasks, the quizzes. Marks of learners hang on all these ids. */
const before: Record<string, Record<string, string[]>> = {
  'zaklady-kapitola-prvy-riadok': {
    'zaklady-co-je-program': ['zaklady-minuty-za-tyzden'],
    'zaklady-tvoj-prvy-riadok': ['zaklady-tri-riadky'],
    'zaklady-ako-citat-chyby': ['zaklady-denny-rozvrh'],
    'zaklady-premenne': ['zaklady-uspory'],
  },
  'zaklady-kapitola-rozhodovanie': {
    'zaklady-hodnoty-a-typy': ['zaklady-cena-z-formulara'],
    'zaklady-porovnavanie': ['zaklady-zlava-na-kupalisku'],
    'zaklady-podmienka': ['zaklady-program-na-dnes'],
    'zaklady-projekt-listok': ['zaklady-listky-pre-skupinu'],
  },
  'zaklady-kapitola-opakovanie': {
    'zaklady-cyklus-for': ['zaklady-sluchadla', 'zaklady-listky-po-jednom'],
    'zaklady-pole': ['zaklady-skore'],
    'zaklady-prechadzanie-pola': ['zaklady-meskania', 'zaklady-listky-pre-rodinu'],
    'zaklady-vlastna-funkcia': ['zaklady-pocet-nad'],
  },
};
const quizzes = ['zaklady-kviz-prvy-riadok', 'zaklady-kviz-rozhodovanie', 'zaklady-kviz-opakovanie'];
/** Where those stood whose lecture has changed since. */
const quizzesWereAt: Record<string, string> = {
  'zaklady-kviz-prvy-riadok': 'zaklady-premenne',
  'zaklady-kviz-opakovanie': 'zaklady-vlastna-funkcia',
};
const lectures = Object.entries(before).flatMap(([chapterId, tasks]) =>
  Object.entries(tasks).map(([id, tasks], index) => ({ id, chapterId, position: index + 1, tasks })),
);
const oldAddress = ({ id, chapterId }: { id: string; chapterId: string }) => paths.lecture(slug, chapterId, id);

let database: Database;
let dataDir: string;
let server: Awaited<ReturnType<typeof startObservedServer>>;
let issuer: Awaited<ReturnType<typeof createTestIssuer>>;
let api: ReturnType<typeof testApi>;

beforeAll(async () => {
  database = await openTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'prvy-riadok-moved-'));
  issuer = await createTestIssuer({ now: () => now });
  api = testApi(database, [], { integrations: { identity: issuer.verifier } });
  // The routes know the course; here only where an address that has no page leads is asked.
  const render = async () => ({ status: 404, headers: { 'content-type': 'text/html' }, html: '' });
  server = await startObservedServer({ database, identity: issuer.verifier, dataDir, render });
});
afterAll(async () => {
  await server.stop();
  await database.close();
  await rm(dataDir, { recursive: true });
});

/** The content of today with the course in the order that it had first. */
function asItWas(content: Content): Content {
  const courseOf = new Map(content.chapters.map(({ id, courseId }) => [id, courseId]));
  const chapterIds = Object.keys(before);
  const places = new Map(lectures.map(({ id, ...place }) => [id, place]));
  const isOurs = (chapterId: string) => courseOf.get(chapterId) === 'zaklady';
  const chapters = content.chapters
    .filter(({ id }) => !isOurs(id) || before[id])
    .map((row) => (isOurs(row.id) ? { ...row, position: chapterIds.indexOf(row.id) + 1 } : row));
  const rows = content.lectures
    .filter(({ id, chapterId }) => !isOurs(chapterId) || places.has(id))
    .map((row) => {
      const place = places.get(row.id);
      return place ? { ...row, chapterId: place.chapterId, position: place.position } : row;
    });
  const isNew = (quizId: string) => quizId.startsWith('zaklady-') && !quizzes.includes(quizId);
  return {
    ...content,
    chapters,
    lectures: rows,
    quizzes: content.quizzes
      .filter(({ id }) => !isNew(id))
      .map((row) => ({ ...row, lectureId: quizzesWereAt[row.id] ?? row.lectureId })),
    quizQuestions: content.quizQuestions.filter(({ quizId }) => !isNew(quizId)),
  };
}

// The whole content is read and imported three times.
test('who was in the middle of the course when its lectures moved keeps everything, and old links lead on', {
  timeout: 180_000,
}, async () => {
  const ctx = testCtx(database);
  const content = readContent({ directory: `${projectRoot}/src/content` });
  await importContent({ ctx, input: { content: asItWas(content) } });
  const jana = await buildUser(database);
  const ask = async () => ({
    progress: await api.ask('/progress/overview/zaklady', progressOverviewSchema, await issuer.call(jana)),
    tasks: await Promise.all(
      lectures.map(async ({ id }) =>
        api.ask(`/exercise/lecture/${id}`, savedExerciseListSchema, await issuer.call(jana)),
      ),
    ),
    answers: await Promise.all(
      quizzes.map(async (id) =>
        api.ask(`/quiz/${id}/question/user-answer`, userAnswerListSchema, await issuer.call(jana)),
      ),
    ),
  });
  for (const { id, tasks } of lectures) {
    await api.ask(
      `/progress/update/${id}`,
      progressOverviewSchema,
      await issuer.call(jana, 'PUT', { completed: true }),
    );
    for (const task of tasks) {
      const solved = { code: `console.log("${task}");`, at: now.toISOString() };
      const news = { lectureId: id, attempts: [{ id: `${task}-1`, passed: true }], solved, draft: solved };
      await api.ask(`/exercise/${task}`, exerciseUpdatedSchema, await issuer.call(jana, 'PUT', news));
    }
  }
  const answer = { questionId: 'zaklady-kviz-rozhodovanie-5', answer: { kind: 'NUMBER', number: 5 } };
  await api.ask('/quiz/question/user-answer/', userAnswerSchema, await issuer.call(jana, 'POST', answer));
  const kept = await ask();
  expect(kept.progress.completed).toBe(12);
  const passed = kept.tasks.flatMap(({ items }) => items).filter((task) => task.passed);
  expect(new Set(passed.map(({ exerciseId }) => exerciseId))).toEqual(new Set(lectures.flatMap(({ tasks }) => tasks)));
  expect(kept.answers.flatMap(({ items }) => items)).toMatchObject([{ isCorrect: true }]);

  await importContent({ ctx, input: { content } });
  const found = await ask();
  expect(found.tasks).toEqual(kept.tasks);
  expect(found.answers).toEqual(kept.answers);
  expect(found.progress.completedLectureIds).toEqual(kept.progress.completedLectureIds);
  // What was finished once stays so, though lectures were added.
  expect(found.progress.firstPass).toEqual(kept.progress.firstPass);

  const { chapters } = await api.ask(`/course/slug/${slug}`, courseSchema);
  const chapterOf = new Map(chapters.flatMap(({ id, lectures }) => lectures.map((one) => [one.id, id] as const)));
  const moved = lectures.filter(({ id, chapterId }) => chapterOf.get(id) !== chapterId);
  expect(moved.map(({ id }) => id)).toContain('zaklady-hodnoty-a-typy');
  for (const one of lectures) {
    const { status, headers } = await server.get(`${oldAddress(one)}?od=mail`, { redirect: 'manual' });
    const here = paths.lecture(slug, chapterOf.get(one.id) ?? '', one.id);
    const expected = moved.includes(one) ? [301, `${here}?od=mail`] : [404, null];
    expect([status, headers.get('location')], one.id).toEqual(expected);
  }

  // Back in its old place a lecture has its address again, and the one that it had meanwhile leads there.
  await importContent({ ctx, input: { content: asItWas(content) } });
  const meanwhile = paths.lecture(slug, 'zaklady-kapitola-text-a-cisla', 'zaklady-hodnoty-a-typy');
  const { headers } = await server.get(meanwhile, { redirect: 'manual' });
  expect(headers.get('location')).toBe(
    oldAddress({ id: 'zaklady-hodnoty-a-typy', chapterId: 'zaklady-kapitola-rozhodovanie' }),
  );
});
