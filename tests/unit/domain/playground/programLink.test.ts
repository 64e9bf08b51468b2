import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { longestKeptProgram } from '#src/contract/limits.ts';
import type { PlaygroundProgram } from '#src/domain/playground/keptProgram.ts';
import {
  isProgramFragment,
  longestProgramLink,
  programLink,
  readProgramLink,
} from '#src/domain/playground/programLink.ts';
import { programFileNames } from '#src/domain/playground/soundProgram.ts';
import type { Language } from '#src/domain/program/run.ts';

const address = 'https://prvyriadok.sk/skus';
const sum: PlaygroundProgram = {
  language: 'javascript',
  name: 'Súčet',
  files: [{ name: 'program.js', code: "// Žltý kôň 🐴\nconsole.log('ahoj');\n" }],
};

async function fragmentOf(program: PlaygroundProgram, from?: { path: string; title: string }): Promise<string> {
  const made = await programLink(address, { program, ...(from && { from }) });
  if (!('link' in made)) throw new Error('This one is too long.');
  expect(made.link.startsWith(`${address}#`)).toBe(true);
  return made.link.slice(address.length);
}

const anyProgram = fc.constantFrom<Language>('javascript', 'python', 'sql', 'web').chain((language) =>
  fc.record({
    language: fc.constant(language),
    name: fc.constantFrom('Súčet', 'a 👩‍💻', ''),
    files: fc.tuple(
      ...programFileNames[language].map((name) =>
        fc.record({
          name: fc.constant(name),
          code: fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.constant('\uD800')),
        }),
      ),
    ),
    ...(language === 'sql' && { database: fc.constantFrom('kniznica', 'skola-2') }),
  }),
);

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a program comes out as it went in', async () => {
  await fc.assert(
    fc.asyncProperty(anyProgram, async (program) => {
      expect(await readProgramLink(await fragmentOf(program))).toEqual({ program });
    }),
    { numRuns: 150 },
  );
});

test('it says where it was taken from, and that is never another site', async () => {
  const from = { path: '/kurzy/js/kapitola/a/lekcia/b#p1', title: 'Premenné' };
  expect(await readProgramLink(await fragmentOf(sum, from))).toEqual({ program: sum, from });
  for (const path of [
    '//evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/\\evil.example',
    '/./\t/x',
    '',
  ])
    expect(await readProgramLink(await fragmentOf(sum, { path, title: 'Lekcia' }))).toEqual({ program: sum });
});

test('a link that was cut anywhere is known, and so is one with another sign', async () => {
  const fragment = await fragmentOf(sum);
  for (let at = 1; at < fragment.length; at += 1) {
    const without = fragment.slice(0, at) + fragment.slice(at + 1);
    for (const cut of [fragment.slice(0, at), fragment.slice(at + 1), without])
      expect(await readProgramLink(cut)).toEqual({ reason: 'damaged' });
  }
  await fc.assert(
    fc.asyncProperty(
      fc.nat(fragment.length - 2),
      fc.constantFrom(...'0123456789abcdefgXYZ-_.%= \n#'),
      async (before, sign) => {
        const at = before + 1;
        fc.pre(fragment[at] !== sign);
        const changed = fragment.slice(0, at) + sign + fragment.slice(at + 1);
        expect(await readProgramLink(changed)).toEqual({ reason: 'damaged' });
      },
    ),
    { numRuns: 500 },
  );
});

test.each([
  ['another version that is older', '0', 'old'],
  ['one that is not there yet', '2', 'damaged'],
])('%s is told', async (_what, version, reason) => {
  expect(await readProgramLink(sealed(version, 'd', deflateRawSync(JSON.stringify({ program: sum }))))).toEqual({
    reason,
  });
});

test('an empty fragment and an anchor are no programs', async () => {
  for (const fragment of ['', '#', '#obsah', '#lekcia-1d'])
    expect([isProgramFragment(fragment), await readProgramLink(fragment)]).toEqual([false, { reason: 'damaged' }]);
  expect(isProgramFragment(await fragmentOf(sum))).toBe(true);
});

test('a program that does not fit into a link says so', async () => {
  const code = Array.from({ length: 60_000 }, (_, at) => String.fromCharCode(33 + ((at * at * 7919) % 90))).join('');
  const noise = Array.from(crypto.getRandomValues(new Uint8Array(40_000)), (byte) => byte.toString(36)).join('');
  expect(
    await programLink(address, { program: { ...sum, files: [{ name: 'program.js', code: code + noise }] } }),
  ).toEqual({
    reason: 'tooLong',
  });
  const repeated = 'console.log(1);\n'.repeat(longestKeptProgram / 16);
  const long = { ...sum, files: [{ name: 'program.js', code: repeated }] };
  expect(await readProgramLink(await fragmentOf(long))).toEqual({ program: long });
  expect(await readProgramLink(`#1d${'a'.repeat(longestProgramLink)}`)).toEqual({ reason: 'tooLong' });
});

test('a bomb is given up as soon as it is longer than any program', async () => {
  const bomb = deflateRawSync(Buffer.alloc(20_000_000, ' '), { level: 9 });
  const fragment = sealed('1', 'd', bomb);
  expect(fragment.length).toBeLessThan(longestProgramLink);
  const before = performance.now();
  expect(await readProgramLink(fragment)).toEqual({ reason: 'damaged' });
  expect(performance.now() - before).toBeLessThan(1000);
});

const file = { name: 'program.js', code: '' };
test.each([
  [null],
  [[]],
  ['text'],
  [{ program: null }],
  [{ program: { ...sum, language: 'ruby' } }],
  [{ program: { ...sum, language: 'constructor' } }],
  [{ program: { ...sum, name: 7 } }],
  [{ program: { ...sum, files: [] } }],
  [{ program: { ...sum, files: { length: 1, 0: file } } }],
  [{ program: { ...sum, files: [file, file] } }],
  [{ program: { ...sum, files: [{ name: '../program.js', code: '' }] } }],
  [{ program: { ...sum, files: [{ name: 'program.js', code: ['x'] }] } }],
  [{ program: { ...sum, files: [{ name: 'program.js', code: 'x'.repeat(longestKeptProgram + 1) }] } }],
  [{ program: { ...sum, database: 'kniznica' } }],
  [{ program: { ...sum, language: 'sql', files: [{ name: 'program.sql', code: '' }], database: '../x' } }],
])('what is no program is refused, though its checksum is right: %#', async (value) => {
  expect(await readProgramLink(sealed('1', 'd', deflateRawSync(JSON.stringify(value))))).toEqual({ reason: 'damaged' });
});

test('what else stands beside a program does not come along, and its name is one line that reads as written', async () => {
  const value = {
    program: { ...sum, name: ' a\u202Eb\nc ', id: 'x', __proto__x: 1, files: [{ ...sum.files[0], extra: 1 }] },
    extra: 1,
  };
  expect(await readProgramLink(sealed('1', 'd', deflateRawSync(JSON.stringify(value))))).toEqual({
    program: { ...sum, name: 'ab c' },
  });
});

test('a browser that cannot compress makes a link that all can read', async () => {
  vi.stubGlobal('CompressionStream', undefined);
  const fragment = await fragmentOf(sum);
  vi.stubGlobal('DecompressionStream', undefined);
  expect(await readProgramLink(fragment)).toEqual({ program: sum });
});

/** As somebody writes a link who knows how. */
function sealed(version: string, packing: string, bytes: Buffer): string {
  const data = bytes.toString('base64url');
  const whole = version + packing + data;
  let rest = -1;
  for (const sign of whole) {
    rest ^= sign.charCodeAt(0);
    for (let bit = 0; bit < 8; bit += 1) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
  }
  const sum32 = Buffer.alloc(4);
  sum32.writeInt32BE(~rest);
  return `#${version}${packing}${sum32.toString('base64url')}${data}`;
}
