import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { programShelf } from '#src/browser/playground/programShelf.ts';
import type { PlaygroundProgram } from '#src/domain/playground/keptProgram.ts';

const program = (code: string, name = 'Súčet'): PlaygroundProgram => ({
  language: 'javascript',
  name,
  files: [{ name: 'program.js', code }],
});
const texts = () => programShelf.all().map(({ name, files }) => `${name}: ${files[0]?.code}`);
const storedKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('program:'));

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('a program is kept, written on, renamed and found again, the newest first', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1000 });
  expect(programShelf.all()).toEqual([]);
  const first = programShelf.keep(program('1'), null);
  expect(first).toMatchObject({ state: 'kept', isSecond: false, program: { name: 'Súčet' } });
  vi.setSystemTime(2000);
  programShelf.keep(program('2', 'Druhý'), null);
  expect(texts()).toEqual(['Druhý: 2', 'Súčet: 1']);
  expect(programShelf.all()).toBe(programShelf.all());
  vi.setSystemTime(3000);
  const next = programShelf.keep(program('1 + 1'), first.program);
  expect(next).toMatchObject({
    isSecond: false,
    program: { id: first.program.id, changedAt: new Date(3000).toISOString() },
  });
  expect(texts()).toEqual(['Súčet: 1 + 1', 'Druhý: 2']);
  vi.setSystemTime(4000);
  programShelf.rename(programShelf.all()[1]?.id ?? '', ' Tretí\n');
  expect(texts()).toEqual(['Súčet: 1 + 1', 'Tretí: 2']);
  expect(programShelf.read(first.program.id)?.files[0]?.code).toBe('1 + 1');
});

test('one that was removed is gone, and can be put back as it was', () => {
  const { program: kept } = programShelf.keep(program('1'), null);
  const gone = programShelf.remove(kept.id);
  expect([programShelf.all(), programShelf.read(kept.id), storedKeys()]).toEqual([[], null, []]);
  if (gone) programShelf.putBack(gone);
  expect(programShelf.read(kept.id)).toMatchObject({
    name: 'Súčet',
    files: [{ code: '1' }],
    changedAt: kept.changedAt,
  });
});

test('two tabs that write on the same text leave both, and each goes on with its own', () => {
  const { program: opened } = programShelf.keep(program('spolu'), null);
  // Both tabs have opened it; this one writes as either, which only the version tells apart.
  const mine = programShelf.keep(program('moje'), opened);
  const others = programShelf.keep(program('druhej karty'), opened);
  expect([mine.isSecond, others.isSecond]).toEqual([false, true]);
  expect(others.program.name).toBe('Súčet (2)');
  programShelf.keep(program('moje ďalej'), mine.program);
  const on = programShelf.keep(program('druhej ďalej', others.program.name), others.program);
  expect(on.isSecond).toBe(false);
  expect(texts().sort()).toEqual(['Súčet (2): druhej ďalej', 'Súčet: moje ďalej']);
});

test('what is written on a program that another tab has removed stays', () => {
  const { program: opened } = programShelf.keep(program('1'), null);
  programShelf.remove(opened.id);
  expect(programShelf.keep(program('2'), opened)).toMatchObject({ isSecond: false, program: { id: opened.id } });
  expect(texts()).toEqual(['Súčet: 2']);
});

test('who listens hears what another tab does', async () => {
  const { program: kept } = programShelf.keep(program('tu'), null);
  const before = programShelf.all();
  const [key = ''] = storedKeys();
  const other = document.createElement('iframe');
  document.body.append(other);
  const changed = new Promise<void>((resolve) => {
    const stop = programShelf.subscribe(() => {
      stop();
      resolve();
    });
  });
  const text = localStorage.getItem(key)?.replace('"tu"', '"tam"').replace(kept.version, 'ina') ?? '';
  other.contentWindow?.localStorage.setItem(key, text);
  await changed;
  other.remove();
  expect(texts()).toEqual(['Súčet: tam']);
  expect(programShelf.all()).not.toBe(before);
  expect(programShelf.keep(program('stále tu'), kept).isSecond).toBe(true);
});

/** Another tab changes what is stored, without having seen what stands there now; answers once this one has heard it. */
async function inOtherTab(key: string, text: string): Promise<void> {
  const other = document.createElement('iframe');
  document.body.append(other);
  const heard = new Promise((resolve) => window.addEventListener('storage', resolve, { once: true }));
  other.contentWindow?.localStorage.setItem(key, text);
  await heard;
  other.remove();
}

test('two tabs that write in the same moment leave both', async () => {
  const { program: first } = programShelf.keep(program('spolu'), null);
  const key = `program::${first.id}`;
  const mine = programShelf.keep(program('moje'), first).program;
  await inOtherTab(key, JSON.stringify({ ...mine, files: program('iné').files, version: 'ine', on: first.version }));
  expect(texts().toSorted()).toEqual(['Súčet (2): moje', 'Súčet: iné']);
  expect(programShelf.keep(program('moje ďalej'), mine).program.name).toBe('Súčet (2)');
  expect(texts().toSorted()).toEqual(['Súčet (2): moje ďalej', 'Súčet: iné']);
});

test('a tab that writes down what it knew a moment ago takes no key away', async () => {
  const { program: first } = programShelf.keep(program('spolu'), null);
  const mine = programShelf.keep(program('moje'), first).program;
  await inOtherTab(`program::${first.id}`, JSON.stringify({ ...first, saved: first.version }));
  expect(texts()).toEqual(['Súčet: moje']);
  expect(programShelf.read(first.id)).toMatchObject({ version: mine.version, saved: first.version });
});

test('what another tab goes on with is no second program', async () => {
  const { program: first } = programShelf.keep(program('spolu'), null);
  const mine = programShelf.keep(program('moje'), first).program;
  const next = { ...mine, files: program('ďalej').files, version: 'dalej', on: mine.version };
  await inOtherTab(`program::${first.id}`, JSON.stringify(next));
  await inOtherTab(`program::${first.id}`, JSON.stringify({ ...next, version: 'este', on: 'dalej' }));
  expect(texts()).toEqual(['Súčet: ďalej']);
});

test('what another tab has stored stays when there is room again for what this one could not store', async () => {
  const { program: first } = programShelf.keep(program('spolu'), null);
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  const mine = programShelf.keep(program('moje'), first).program;
  setItem.mockRestore();
  const others = { ...first, files: program('iné').files, version: 'ine', on: first.version };
  await inOtherTab(`program::${first.id}`, JSON.stringify(others));
  programShelf.keep(program('moje ďalej'), mine);
  expect(texts().toSorted()).toEqual(['Súčet (2): moje ďalej', 'Súčet: iné']);
  expect(programShelf.isStored()).toBe(true);
});

test('a full storage says so, and the program lives as long as the page', () => {
  const { program: kept } = programShelf.keep(program('1'), null);
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  const full = programShelf.keep(program('2'), kept);
  expect(full.state).toBe('full');
  expect([texts(), programShelf.isStored()]).toEqual([['Súčet: 2'], false]);
  let last = full.program;
  for (let key = 0; key < 100; key += 1) last = programShelf.keep(program(`2${key}`), last).program;
  expect(texts()).toEqual(['Súčet: 299']);
  setItem.mockRestore();
  expect(programShelf.keep(program('3'), last).state).toBe('kept');
  expect([texts(), programShelf.isStored()]).toEqual([['Súčet: 3'], true]);
  programShelf.remove(kept.id);
});

test('a storage that is refused says so', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  const { state, program: kept } = programShelf.keep(program('1'), null);
  expect([state, texts()]).toEqual(['refused', ['Súčet: 1']]);
  programShelf.remove(kept.id);
  expect(texts()).toEqual([]);
});

test('programs leave room for what is written into lessons', () => {
  const long = program('x'.repeat(1_000_000));
  const states = [1, 2, 3].map(() => programShelf.keep(long, null));
  expect(states.map(({ state }) => state)).toEqual(['kept', 'kept', 'full']);
  localStorage.setItem('exercise::l1#1', 'x'.repeat(1_000_000));
  for (const { program: kept } of states) programShelf.remove(kept.id);
});

test('a stored text that is none of ours is nothing', () => {
  localStorage.setItem('program::a', '{"id":"a"}');
  localStorage.setItem('program::b', 'x');
  localStorage.setItem(
    'program::c',
    JSON.stringify({ ...programShelf.keep(program('1'), null).program, files: [null] }),
  );
  expect(texts()).toEqual(['Súčet: 1']);
});
