import { afterEach, expect, test, vi } from 'vitest';
import { handOver } from '#src/browser/playground/handOver.ts';
import { type LinkedProgram, readProgramLink } from '#src/domain/playground/programLink.ts';

const linked: LinkedProgram = {
  program: { language: 'python', name: 'Súčet', files: [{ name: 'program.py', code: 'print(1 + 2)' }] },
  from: { path: '/kurzy/python/kapitola/a/lekcia/b#p1', title: 'Premenné' },
};
const hashOf = (address: string | null) => (address ?? '').replace('/skus', '');

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('what a page hands over is taken once, under its name alone', async () => {
  const hash = hashOf(await handOver.put('/skus', linked));
  expect(handOver.isNamed(hash)).toBe(true);
  expect(handOver.take('#zo-stranky=ine')).toBeNull();
  expect(handOver.take(hash)).toEqual(linked);
  expect(handOver.take(hash)).toBeNull();
});

test('only the last one waits', async () => {
  const first = hashOf(await handOver.put('/skus', linked));
  const second = hashOf(await handOver.put('/skus', { program: linked.program }));
  expect([handOver.take(first), handOver.take(second)]).toEqual([null, { program: linked.program }]);
  expect(sessionStorage).toHaveLength(0);
});

test('a link that says it is from a page is somebody’s link', async () => {
  for (const hash of ['#zo-stranky=', '#zo-stranky=abc', '', '#obsah']) expect(handOver.take(hash)).toBeNull();
});

test('where nothing can be left in the tab a link carries it', async () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  const hash = hashOf(await handOver.put('/skus', linked));
  expect(handOver.isNamed(hash)).toBe(false);
  expect(await readProgramLink(hash)).toEqual(linked);
});

test('what was left in the tab is read as strictly as a link', async () => {
  sessionStorage.setItem('handOver x', JSON.stringify({ program: { ...linked.program, language: 'ruby' } }));
  sessionStorage.setItem('handOver y', 'x');
  sessionStorage.setItem('handOver z', JSON.stringify({ ...linked, from: { path: '//evil.example', title: '' } }));
  expect(['x', 'y', 'z'].map((name) => handOver.take(`#zo-stranky=${name}`))).toEqual([
    null,
    null,
    { program: linked.program },
  ]);
});
