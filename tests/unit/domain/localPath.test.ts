import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localPath } from '#src/domain/localPath.ts';

test.each([
  ['/', '/'],
  ['/kurzy/java-kurz?page=2#ukazka', '/kurzy/java-kurz?page=2#ukazka'],
  ['/články', '/%C4%8Dl%C3%A1nky'],
  ['/kurzy/../clanky', '/clanky'],
  ['/kurzy//java-kurz', '/kurzy//java-kurz'],
  ['/login?a=//evil.example', '/login?a=//evil.example'],
])('%j is a path of this site', (value, path) => {
  expect(localPath(value)).toBe(path);
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/./\\evil.example',
  '/a\\..\\..//evil.example',
  '/a/%2e%2e//evil.example',
  '/a/.%2e//evil.example',
  'javascript:alert(1)',
  'kurzy',
  '',
  null,
  undefined,
])('%j is not', (value) => {
  expect(localPath(value)).toBeNull();
});

test('whatever is taken for a path leads to this site, from every page of it', () => {
  const tricky = fc.constantFrom(
    '/',
    '\\',
    '.',
    '%2e',
    '%2F',
    '%5c',
    '\t',
    '\n',
    ':',
    '@',
    '?',
    '#',
    'evil.example',
    '／',
    '。',
    '\u2028',
    'a',
  );
  const value = fc
    .array(fc.oneof({ weight: 5, arbitrary: tricky }, fc.string({ maxLength: 3 })), { maxLength: 12 })
    .map((parts) => `/${parts.join('')}`);
  let accepted = 0;
  fc.assert(
    fc.property(fc.oneof({ weight: 4, arbitrary: value }, { weight: 1, arbitrary: fc.string() }), (given) => {
      const path = localPath(given);
      if (path === null) return;
      accepted += 1;
      for (const page of ['https://prvyriadok.sk/', 'http://localhost:3000/login/x?from=y']) {
        expect(new URL(path, page).origin).toBe(new URL(page).origin);
      }
      expect(localPath(path)).toBe(path);
    }),
    { numRuns: 600 },
  );
  expect(accepted).toBeGreaterThan(100);
});
