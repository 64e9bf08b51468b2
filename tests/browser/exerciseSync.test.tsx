import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startExerciseSync } from '#src/browser/exercise/exerciseSync.ts';
import { gonePrograms } from '#src/browser/exercise/gonePrograms.ts';
import { keptExercises } from '#src/browser/exercise/keptExercises.ts';
import type { ExerciseUpdate, SavedExercise } from '#src/contract/exerciseProgress.ts';
import { nothingKept, withAttempt, withDraft } from '#src/domain/exercise/keptExercise.ts';
import { eventually } from '#tests/support/inRealTime.ts';

let sent: string[];
let moved: number[];
let completed: string[];
let failure: (() => Promise<Response>) | null;
let server: Map<string, SavedExercise>;
let gone: SavedExercise[];
let stops: (() => void)[];
let lecture = 0;
let lectureId: string;

/** As the server does, as far as it matters here. */
async function send(path: string, init: RequestInit = {}): Promise<Response> {
  sent.push(`${init.method ?? 'GET'} ${path}`);
  if (failure) return failure();
  const id = path.split('/').at(-1) ?? '';
  if (!init.method) return Response.json({ items: [...server.values()].filter((row) => row.lectureId === id), gone });
  const news = JSON.parse(String(init.body)) as ExerciseUpdate;
  const known = server.get(id);
  const exercise: SavedExercise = {
    exerciseId: id,
    lectureId: news.lectureId,
    draft: news.draft && news.draft.at > (known?.draft?.at ?? '') ? news.draft : (known?.draft ?? null),
    passed: known?.passed || news.attempts.some(({ passed }) => passed),
    attempts: (known?.attempts ?? 0) + news.attempts.length,
    solved: news.solved ?? known?.solved ?? null,
    answers: [...(known?.answers ?? []), ...(news.answers ?? [])],
  };
  server.set(id, exercise);
  return Response.json({ exercise, lectureCompleted: exercise.passed });
}

const start = (userId = 'ema') => {
  const stop = startExerciseSync({
    userId,
    send,
    onMoved: (count) => moved.push(count),
    onLectureCompleted: (id) => completed.push(id),
  });
  stops.push(stop);
  return stop;
};
const at = (second: number) => new Date(Date.UTC(2026, 4, 1, 10, 0, second)).toISOString();
const written = (code: string, second = 0) => withDraft({ ...nothingKept, lectureId }, { code, at: at(second) });
const isQuiet = (id: string, owner = 'ema') => {
  const { draft, attempts } = keptExercises.read(owner, id).waiting;
  return !draft && attempts.length === 0;
};

beforeEach(() => {
  localStorage.clear();
  sent = [];
  moved = [];
  completed = [];
  failure = null;
  server = new Map();
  gone = [];
  stops = [];
  lecture += 1;
  lectureId = `l${lecture}`;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  for (const stop of stops) stop();
  vi.useRealTimers();
});

test('what a guest did is the learner’s after the sign-in, here and on the server', async () => {
  keptExercises.write('', 'prva', withAttempt(written('a'), { id: 'x1', passed: true }));
  keptExercises.write('', 'druha', written('b'));
  keptExercises.write('', '/kurzy/java#abc', withDraft(nothingKept, { code: 'c', at: at(0) }));
  start();
  expect(moved).toEqual([2]);
  expect(keptExercises.idsOf('')).toEqual([]);
  await eventually(() => expect(isQuiet('prva') && isQuiet('druha')).toBe(true));
  expect(server.get('prva')).toMatchObject({ draft: { code: 'a' }, passed: true, attempts: 1 });
  expect(server.get('druha')).toMatchObject({ draft: { code: 'b' }, passed: false });
  expect(completed).toEqual([lectureId]);
  // A program of a lesson stays in the browser.
  expect(keptExercises.read('ema', '/kurzy/java#abc').draft?.code).toBe('c');
  expect(sent.filter((call) => call.startsWith('PUT'))).toHaveLength(2);
  start('peter');
  expect(moved).toEqual([2]);
});

test('rows as the version before has left them are sent, the guest’s too', async () => {
  const row = (code: string) =>
    JSON.stringify({
      passed: false,
      attempts: 1,
      waiting: { draft: true, attempts: [{ id: `${code}1`, passed: false }] },
      draft: { code, at: at(1) },
      lectureId,
    });
  localStorage.setItem('exercise:ema:prva', row('moje'));
  localStorage.setItem('exercise::druha', row('hosťa'));
  start();
  await eventually(() => expect(isQuiet('prva') && isQuiet('druha')).toBe(true));
  expect(server.get('prva')).toMatchObject({ draft: { code: 'moje' }, attempts: 1 });
  expect(server.get('druha')).toMatchObject({ draft: { code: 'hosťa' }, attempts: 1 });
  expect(Object.keys(localStorage).toSorted()).toEqual(['exercise:ema:druha', 'exercise:ema:prva']);
});

test('a draft goes when its writer pauses, once', async () => {
  start();
  keptExercises.write('ema', 'prva', written('a'));
  keptExercises.write('ema', 'prva', written('ab', 1));
  await vi.advanceTimersByTimeAsync(1900);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  await eventually(() => expect(isQuiet('prva')).toBe(true));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual(['PUT /exercise/prva']);
  expect(server.get('prva')?.draft?.code).toBe('ab');
});

test('without a connection nothing is lost, and it goes when the connection is back', async () => {
  failure = () => Promise.reject(new TypeError('Failed to fetch'));
  keptExercises.write('ema', 'prva', withAttempt(written('a'), { id: 'x1', passed: true }));
  start();
  await eventually(() => expect(sent).toHaveLength(1));
  await eventually(() => expect(vi.getTimerCount()).toBe(1));
  keptExercises.write('ema', 'prva', withDraft(keptExercises.read('ema', 'prva'), { code: 'b', at: at(5) }));
  expect(sent).toHaveLength(1);
  failure = null;
  window.dispatchEvent(new Event('online'));
  await eventually(() => expect(isQuiet('prva')).toBe(true));
  expect(server.get('prva')).toMatchObject({ draft: { code: 'b' }, passed: true, attempts: 1 });
});

test.each([403, 404])(
  'what the server refuses (%d) stays here, and is not asked again on this page',
  async (status) => {
    failure = async () => Response.json({ code: 'refused' }, { status });
    keptExercises.write('ema', 'prva', written('a'));
    start();
    await eventually(() => expect(sent).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(600_000);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toHaveLength(1);
    expect(keptExercises.read('ema', 'prva').draft?.code).toBe('a');
  },
);

test('what was done on another device is shown with the exercises of a lecture, once they are looked at', async () => {
  const row = { lectureId, draft: { code: 'tam', at: at(9) }, passed: true, attempts: 3, answers: [], solved: null };
  server.set('prva', { ...row, exerciseId: 'prva' });
  server.set('druha', { ...row, exerciseId: 'druha' });
  keptExercises.write('ema', 'druha', written('tu, neskôr', 30));
  start();
  // While the first thing is on its way.
  keptExercises.show(lectureId);
  expect(keptExercises.read('ema', 'prva')).toBe(nothingKept);
  await eventually(() => expect(keptExercises.read('ema', 'prva')).toMatchObject({ passed: true, attempts: 3 }));
  expect(keptExercises.read('ema', 'prva').draft?.code).toBe('tam');
  expect(keptExercises.read('ema', 'druha').draft?.code).toBe('tu, neskôr');
  expect(sent.filter((call) => call.startsWith('GET'))).toHaveLength(1);

  server.set('prva', { ...row, exerciseId: 'prva', draft: { code: 'tam, ešte neskôr', at: at(40) } });
  document.dispatchEvent(new Event('visibilitychange'));
  await eventually(() => expect(keptExercises.read('ema', 'prva').draft?.code).toBe('tam, ešte neskôr'));
});

test('what the lecture had once is told to its learner, and is not taken for a task of it', async () => {
  const draft = { code: 'moje();', at: at(1) };
  gone = [{ exerciseId: 'bola', lectureId, draft, passed: true, attempts: 2, answers: [], solved: null }];
  start();
  keptExercises.show(lectureId);
  await eventually(() => expect(gonePrograms.of('ema', lectureId)).toEqual([{ id: 'bola', code: 'moje();' }]));
  expect(gonePrograms.of('', lectureId)).toEqual([]);
  expect(keptExercises.idsOf('ema')).toEqual([]);
});
