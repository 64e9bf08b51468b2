import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leaveLearner } from '#src/browser/learning/leaveLearner.ts';
import { keptPrograms } from '#src/browser/playground/keptPrograms.ts';
import { programShelf } from '#src/browser/playground/programShelf.ts';
import { startProgramSync, takeGuestPrograms } from '#src/browser/playground/programSync.ts';
import type { ProgramUpdate, SavedProgram } from '#src/contract/playground.ts';
import type { PlaygroundProgram } from '#src/domain/playground/keptProgram.ts';
import { isUnsaved } from '#src/domain/playground/shelvedProgram.ts';
import { eventually, realTimeout } from '#tests/support/inRealTime.ts';

let sent: string[];
let failure: ((path: string, init: RequestInit) => Promise<Response | null>) | null;
let server: Map<string, SavedProgram>;
let room: number;
let stops: (() => void)[];

/** As the server does, as far as it matters here. */
async function send(path: string, init: RequestInit = {}): Promise<Response> {
  const { method = 'GET' } = init;
  sent.push(`${method} ${path.split('?')[0]}`);
  const failed = await failure?.(path, init);
  if (failed) return failed;
  return answer(method, path, String(init.body));
}

function answer(method: string, path: string, text: string): Response {
  const url = new URL(path, 'https://prvyriadok.test');
  const id = url.pathname.split('/').at(-1) ?? '';
  if (url.pathname === '/playground/program')
    return Response.json({ items: [...server.values()].map(({ version, ...row }) => ({ id: row.id, version })) });
  const standing = server.get(id);
  if (method === 'GET')
    return standing ? Response.json(standing) : Response.json({ code: 'not-found' }, { status: 404 });
  if (method === 'DELETE') {
    const isSeen = (url.searchParams.get('bases') ?? '').split(',').includes(standing?.version ?? '');
    if (isSeen) server.delete(id);
    return Response.json({ program: isSeen ? null : (standing ?? null) });
  }
  const { bases, ...program } = JSON.parse(text) as ProgramUpdate;
  if (!standing && server.size >= room) return Response.json({ code: 'too-many-programs' }, { status: 403 });
  if (!standing || bases.includes(standing.version)) server.set(id, { id, ...program });
  return Response.json({ program: server.get(id) });
}

const program = (code: string, name = 'Pokus'): PlaygroundProgram => ({
  language: 'python',
  name,
  files: [{ name: 'program.py', code }],
});
/** As another device of Ema does. */
function elsewhere(id: string, code: string, version: string): void {
  const changedAt = new Date().toISOString();
  server.set(id, { id, language: 'python', name: 'Pokus', files: [{ name: 'program.py', code }], changedAt, version });
}
const keep = (code: string, on: { id: string; version: string } | null = null, owner = 'ema') =>
  programShelf.keep(program(code), on, owner).program;
const rowsOf = (owner: string) => keptPrograms.idsOf(owner).flatMap((id) => keptPrograms.read(owner, id) ?? []);
const textsOf = (owner: string) =>
  rowsOf(owner)
    .flatMap(({ files }) => files.map(({ code }) => code))
    .toSorted();
const serverTexts = () => [...server.values()].flatMap(({ files }) => files.map(({ code }) => code)).toSorted();
const isQuiet = () => !rowsOf('ema').some(isUnsaved);
/** All pauses are over, and all is sent. */
async function quiet(): Promise<void> {
  for (let pause = 0; pause < 50 && !isQuiet(); pause += 1) {
    await vi.advanceTimersByTimeAsync(2100);
    await new Promise((resolve) => realTimeout(resolve, 5));
  }
  expect(isQuiet()).toBe(true);
}
const seenAgain = () => document.dispatchEvent(new Event('visibilitychange'));

const start = (userId = 'ema') => {
  const stop = startProgramSync({ userId, send });
  stops.push(stop);
  return stop;
};
const show = () => void stops.push(programShelf.subscribe(() => undefined));

beforeEach(() => {
  localStorage.clear();
  sent = [];
  failure = null;
  server = new Map();
  room = 100;
  stops = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  for (const stop of stops) stop();
  for (const owner of ['', 'ema', 'peter'])
    for (const id of keptPrograms.idsOf(owner)) keptPrograms.write(owner, id, null);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('a guest’s programs are the learner’s after the sign-in, here and on the server', async () => {
  keep('a', null, '');
  keep('b', null, '');
  start();
  expect([rowsOf(''), textsOf('ema')]).toEqual([[], ['a', 'b']]);
  await quiet();
  expect(serverTexts()).toEqual(['a', 'b']);
  expect(Object.keys(localStorage).every((key) => key.startsWith('program:ema:'))).toBe(true);
});

test('what is written goes when its writer pauses, once, and nothing is asked where no programs are shown', async () => {
  start();
  const first = keep('a');
  keep('ab', first);
  await vi.advanceTimersByTimeAsync(1900);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  await quiet();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([`PUT /playground/program/${first.id}`]);
  expect(serverTexts()).toEqual(['ab']);
});

test('programs of other devices come where programs are shown, and again when the tab is seen again', async () => {
  elsewhere('p1', 'a', 'v1');
  start();
  show();
  await eventually(() => expect(textsOf('ema')).toEqual(['a']));
  elsewhere('p1', 'ab', 'v2');
  elsewhere('p2', 'b', 'v1');
  seenAgain();
  await eventually(() => expect(textsOf('ema')).toEqual(['ab', 'b']));
  server.delete('p1');
  sent = [];
  seenAgain();
  await eventually(() => expect(textsOf('ema')).toEqual(['b']));
  // What is known is not read once more.
  expect(sent).toEqual(['GET /playground/program']);
});

test('without a connection nothing is lost, and it goes when the connection is back', async () => {
  failure = () => Promise.reject(new TypeError('Failed to fetch'));
  start();
  const kept = keep('a');
  await vi.advanceTimersByTimeAsync(2100);
  await eventually(() => expect(sent.length).toBeGreaterThan(0));
  keep('ab', kept);
  failure = null;
  window.dispatchEvent(new Event('online'));
  await quiet();
  expect([textsOf('ema'), serverTexts()]).toEqual([['ab'], ['ab']]);
});

test('an answer that was lost makes no second program', async () => {
  failure = async (path, init) => {
    answer(init.method ?? 'GET', path, String(init.body));
    throw new TypeError('Failed to fetch');
  };
  const kept = keep('a');
  start();
  await eventually(() => expect(serverTexts()).toEqual(['a']));
  failure = null;
  keep('ab', kept);
  window.dispatchEvent(new Event('online'));
  await quiet();
  expect([textsOf('ema'), serverTexts()]).toEqual([['ab'], ['ab']]);
});

test('two devices that write the same program leave both, and the editor goes on with its own', async () => {
  const kept = keep('spolu');
  start();
  await quiet();
  elsewhere(kept.id, 'iné', 'vx');
  const mine = keep('moje', kept);
  await quiet();
  expect(serverTexts()).toEqual(['iné', 'moje']);
  const names = rowsOf('ema').map(({ name, files }) => `${name}: ${files[0]?.code}`);
  expect(names.toSorted()).toEqual(['Pokus (2): moje', 'Pokus: iné']);
  const on = programShelf.keep(program('moje ďalej'), mine, 'ema');
  expect(on).toMatchObject({ isSecond: true, program: { name: 'Pokus (2)' } });
  await quiet();
  expect(serverTexts()).toEqual(['iné', 'moje ďalej']);
});

test('two devices that have written the same leave one', async () => {
  const kept = keep('spolu');
  start();
  await quiet();
  elsewhere(kept.id, 'to isté', 'vx');
  keep('to isté', kept);
  await vi.advanceTimersByTimeAsync(2100);
  await quiet();
  expect([textsOf('ema'), serverTexts()]).toEqual([['to isté'], ['to isté']]);
});

test('what is written while a text is on its way is sent after it', async () => {
  const kept = keep('a');
  let written = false;
  failure = async () => {
    if (!written) keep('ab', kept);
    written = true;
    return null;
  };
  start();
  await eventually(() => expect(serverTexts()).toEqual(['a']));
  await vi.advanceTimersByTimeAsync(2100);
  await quiet();
  expect([textsOf('ema'), serverTexts()]).toEqual([['ab'], ['ab']]);
});

test('what is removed here is removed there, unless another device has written it since', async () => {
  const [one, other] = [keep('a'), keep('b')];
  start();
  await quiet();
  elsewhere(other.id, 'b ďalej', 'vx');
  for (const { id } of [one, other]) {
    const row = keptPrograms.read('ema', id);
    if (row) keptPrograms.write('ema', id, { ...row, files: [], isRemoved: true });
  }
  await vi.advanceTimersByTimeAsync(2100);
  await quiet();
  expect([textsOf('ema'), serverTexts()]).toEqual([['b ďalej'], ['b ďalej']]);
});

test('what was removed elsewhere and written on here stays', async () => {
  const kept = keep('a');
  start();
  await quiet();
  server.clear();
  keep('ab', kept);
  show();
  await quiet();
  expect([textsOf('ema'), serverTexts()]).toEqual([['ab'], ['ab']]);
});

test('the one that is too many stays in this browser and says so, until there is room', async () => {
  room = 1;
  const kept = keep('a');
  start();
  await quiet();
  const extra = keep('b');
  await vi.advanceTimersByTimeAsync(2100);
  await eventually(() => expect(sent.filter((call) => call.startsWith('PUT'))).toHaveLength(2));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sent).toHaveLength(2);
  expect([textsOf('ema'), serverTexts()]).toEqual([['a', 'b'], ['a']]);
  const row = keptPrograms.read('ema', kept.id);
  if (row) keptPrograms.write('ema', kept.id, { ...row, files: [], isRemoved: true });
  await vi.advanceTimersByTimeAsync(2100);
  await eventually(() => expect(serverTexts()).toEqual(['b']));
  expect(keptPrograms.read('ema', extra.id)?.saved).toBe(extra.version);
});

test('one that is longer than an account takes is not sent', async () => {
  start();
  keep('x'.repeat(100_001));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([]);
});

test('whoever signs out leaves nothing that the account has, and nothing that others see', async () => {
  start();
  keep('poslané');
  await vi.advanceTimersByTimeAsync(2100);
  await quiet();
  failure = () => Promise.reject(new TypeError('Failed to fetch'));
  keep('neposlané');
  sessionStorage.setItem('handOver x', 'kód z lekcie');
  await leaveLearner('ema');
  expect(sessionStorage).toHaveLength(0);
  expect(textsOf('ema')).toEqual(['neposlané']);
  expect([programShelf.all(), textsOf('peter'), textsOf('')]).toEqual([[], [], []]);
  for (const stop of stops.splice(0)) stop();
  failure = null;
  server.clear();
  start('peter');
  show();
  await eventually(() => expect(sent.at(-1)).toBe('GET /playground/program'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([textsOf('peter'), serverTexts()]).toEqual([[], []]);
  start();
  await quiet();
  expect(serverTexts()).toEqual(['neposlané']);
});

test('a guest’s program that a full storage takes only once is kept once', () => {
  const code = 'x'.repeat(1_600_000);
  keep(code, null, '');
  takeGuestPrograms('ema');
  expect([rowsOf(''), textsOf('ema'), keptPrograms.isStored('ema')]).toEqual([[], [code], true]);
});

test('what was written after a session ended goes on with the program that it was written on', async () => {
  const kept = keep('a');
  const stop = start();
  await quiet();
  stop();
  keep('ab', kept, '');
  start();
  await quiet();
  expect([textsOf(''), textsOf('ema'), serverTexts()]).toEqual([[], ['ab'], ['ab']]);
});
