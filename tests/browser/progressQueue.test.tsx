import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptMarks } from '#src/browser/learning/keptMarks.ts';
import { createProgressQueue, type ProgressQueue } from '#src/browser/learning/progressQueue.ts';
import type { ProgressOverview } from '#src/contract/progress.ts';
import { type ProgressMark, withMarks } from '#src/domain/progressMarks.ts';
import { eventually } from '#tests/support/inRealTime.ts';

/** Where versions before kept their list. */
const former = 'progressQueue:ema';
const overview: ProgressOverview = {
  completedLectureIds: [],
  completed: 0,
  total: 4,
  percent: 0,
  next: null,
  newLectureIds: [],
  watchTimes: [],
};
const mark = (lectureId: string, completed = true): ProgressMark => ({ courseId: 'java', lectureId, completed });
/** The marks in the storage, in their order. */
const stored = (): unknown =>
  Object.keys(localStorage)
    .map((key) => JSON.parse(localStorage.getItem(key) ?? ''))
    .sort((one, other) => one.number - other.number)
    .map((row) => row.mark);

let sent: string[];
/** When each mark was made, as it was sent. */
let times: unknown[];
let answer: () => Promise<Response>;
let stops: (() => void)[];

const ok = async () => Response.json(overview);
const refuse = (status: number) => async () => Response.json({ code: 'refused' }, { status });
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

function open(): ProgressQueue {
  const queue = createProgressQueue({
    userId: 'ema',
    send: async (path, init) => {
      const { at, ...body } = JSON.parse(String(init?.body));
      sent.push(`${path.split('/').at(-1)} ${JSON.stringify(body)}`);
      times.push(at);
      return answer();
    },
    onSent: () => undefined,
  });
  stops.push(queue.start());
  return queue;
}

beforeEach(() => {
  localStorage.clear();
  sent = [];
  times = [];
  answer = ok;
  stops = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  for (const stop of stops) stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const done = 'a {"completed":true}';

test('a mark is kept until the server has taken it', async () => {
  const queue = open();
  answer = offline;
  queue.mark(mark('a'));
  expect(queue.waiting()).toEqual([mark('a')]);
  expect(stored()).toEqual([mark('a')]);
  await eventually(() => expect(sent).toEqual([done]));
  answer = ok;
  await eventually(() => expect(vi.getTimerCount()).toBe(1));
  await vi.advanceTimersByTimeAsync(1000);
  await eventually(() => expect(queue.waiting()).toEqual([]));
  expect(sent).toEqual([done, done]);
  expect(localStorage).toHaveLength(0);
});

test('marks go in order, and a later one of the same lecture replaces the earlier', async () => {
  answer = offline;
  const queue = open();
  queue.mark(mark('a'));
  queue.mark(mark('b'));
  queue.mark(mark('a', false));
  expect(stored()).toEqual([mark('b'), mark('a', false)]);
  await eventually(() => expect(sent.length).toBeGreaterThan(0));
  sent = [];
  answer = ok;
  window.dispatchEvent(new Event('online'));
  await eventually(() => expect(queue.waiting()).toEqual([]));
  expect(sent.slice(-2)).toEqual(['b {"completed":true}', 'a {"completed":false}']);
});

test('pauses grow while nothing goes through', async () => {
  answer = offline;
  const queue = open();
  queue.mark(mark('a'));
  for (const pause of [1000, 2000, 4000]) {
    await eventually(() => expect(vi.getTimerCount()).toBe(1));
    const before = sent.length;
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(sent).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(1);
    await eventually(() => expect(sent).toHaveLength(before + 1));
  }
});

test('what an earlier page left is sent by the next one, with the time when it was done', async () => {
  answer = offline;
  const left = open();
  left.mark(mark('a'));
  await eventually(() => expect(vi.getTimerCount()).toBe(1));
  for (const stop of stops) stop();
  const at = keptMarks.read('ema', 'a')?.at ?? expect.fail('a mark has no time');
  sent = [];
  answer = ok;
  const queue = open();
  await eventually(() => expect(queue.waiting()).toEqual([]));
  expect(sent).toEqual([done]);
  expect(times.at(-1)).toBe(at);
});

test('the list of a version before is sent in its order, and leaves its place', async () => {
  localStorage.setItem(former, JSON.stringify([mark('b'), mark('a'), { lectureId: 5 }, mark('c', false)]));
  answer = offline;
  const queue = open();
  expect(queue.waiting()).toEqual([mark('b'), mark('a'), mark('c', false)]);
  expect(localStorage.getItem(former)).toBeNull();
  await eventually(() => expect(vi.getTimerCount()).toBe(1));
  answer = ok;
  sent = [];
  await vi.advanceTimersByTimeAsync(1000);
  await eventually(() => expect(queue.waiting()).toEqual([]));
  expect(sent).toEqual(['b {"completed":true}', done, 'c {"completed":false}']);
});

test('what an open tab of a version before writes is sent as well, and what it has marked later holds', async () => {
  answer = offline;
  const queue = open();
  queue.mark(mark('a'));
  await eventually(() => expect(vi.getTimerCount()).toBe(1));
  sent = [];
  answer = ok;
  const other = document.createElement('iframe');
  document.body.append(other);
  other.contentWindow?.localStorage.setItem(former, JSON.stringify([mark('a', false), mark('b')]));
  await eventually(() => expect(sent).toEqual(['a {"completed":false}', 'b {"completed":true}']));
  await eventually(() => expect(localStorage).toHaveLength(0));
  other.remove();
});

test('a list for whose rows there is no room is taken over in its own place', async () => {
  localStorage.setItem(former, JSON.stringify([mark('a')]));
  const { setItem } = Storage.prototype;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    if (this.length > 0) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, text);
  });
  answer = offline;
  const queue = open();
  expect(queue.waiting()).toEqual([mark('a')]);
  expect(stored()).toEqual([mark('a')]);
});

test.each([400, 403, 404])('a refused mark (%d) is dropped, the rest goes on', async (status) => {
  answer = refuse(status);
  const queue = open();
  queue.mark(mark('a'));
  await eventually(() => expect(queue.waiting()).toEqual([]));
});

test.each([401, 429, 500, 503])('an answer of %d loses nothing', async (status) => {
  answer = refuse(status);
  const queue = open();
  queue.mark(mark('a'));
  await eventually(() => expect(vi.getTimerCount()).toBe(1));
  expect(queue.waiting()).toEqual([mark('a')]);
});

test('a mark taken back while it is being sent is sent too', async () => {
  let release: (response: Response) => void = () => undefined;
  answer = () => new Promise((resolve) => (release = resolve));
  const queue = open();
  queue.mark(mark('a'));
  await eventually(() => expect(sent).toHaveLength(1));
  queue.mark(mark('a', false));
  answer = ok;
  release(Response.json(overview));
  await eventually(() => expect(queue.waiting()).toEqual([]));
  expect(sent).toEqual([done, 'a {"completed":false}']);
});

test('two tabs do not send at the same time, and nothing twice', async () => {
  const first = open();
  const second = open();
  let running = 0;
  let most = 0;
  answer = async () => {
    most = Math.max(most, ++running);
    await Promise.resolve();
    running -= 1;
    return Response.json(overview);
  };
  first.mark(mark('a'));
  second.mark(mark('b'));
  await eventually(() => expect(stored()).toEqual([]));
  expect(most).toBe(1);
  expect(sent.toSorted()).toEqual([done, 'b {"completed":true}']);
});

test('stopped, it sends nothing: the next user is another one', async () => {
  const queue = open();
  for (const stop of stops) stop();
  queue.mark(mark('a'));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(sent).toEqual([]);
  expect(stored()).toEqual([mark('a')]);
});

test('marks that wait already count in what is shown', () => {
  const outline = {
    chapters: [
      { id: 'one', lectures: ['a', 'b'].map((id) => ({ id, name: id })) },
      { id: 'two', lectures: ['c', 'd'].map((id) => ({ id, name: id })) },
    ],
  };
  const next = { chapterId: 'one', lectureId: 'b', name: 'b' };
  const before = {
    ...overview,
    completedLectureIds: ['a'],
    completed: 1,
    percent: 25,
    next,
    newLectureIds: ['b', 'd'],
  };
  expect(withMarks(before, [mark('b'), mark('a', false)], outline)).toMatchObject({
    completedLectureIds: ['b'],
    percent: 25,
    next: { chapterId: 'two', lectureId: 'c' },
    newLectureIds: ['d'],
  });
  expect(
    withMarks(
      before,
      ['b', 'c', 'd'].map((id) => mark(id)),
      outline,
    ),
  ).toMatchObject({ percent: 100, next: null });
});
