import { expect, test } from 'vitest';
import { localPath } from '#src/domain/localPath.ts';

test.each([
  ['/', '/'],
  ['/kurzy/java-kurz?page=2#ukazka', '/kurzy/java-kurz?page=2#ukazka'],
  ['/články', '/%C4%8Dl%C3%A1nky'],
])('%j is a path of this site', (value, path) => {
  expect(localPath(value)).toBe(path);
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'kurzy',
  '',
  null,
  undefined,
])('%j is not', (value) => {
  expect(localPath(value)).toBeNull();
});
