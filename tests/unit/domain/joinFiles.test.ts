import { expect, test } from 'vitest';
import { joinFiles } from '#src/domain/program/joinFiles.ts';

const files = [
  {
    name: 'index.html',
    code: '<!doctype html>\n<link rel="stylesheet" href="style.css">\n<p>Hra</p>\n<script src="hra.js"></script>\n<p>Koniec</p>',
  },
  { name: 'style.css', code: 'p {\n  color: red;\n}' },
  { name: 'hra.js', code: 'const a = 1;\nconsole.log("</script>", a);' },
];

test('styles and scripts come into the page where it asks for them', () => {
  expect(joinFiles(files).html).toBe(
    '<!doctype html>\n<style>p {\n  color: red;\n}</style>\n<p>Hra</p>\n<script>const a = 1;\nconsole.log("<\\/script>", a);</script>\n<p>Koniec</p>',
  );
});

test('a line of the page is one of a file', () => {
  const { placeOf } = joinFiles(files);
  expect([1, 2, 4, 5, 6, 7, 8].map((line) => placeOf(line))).toEqual([
    { file: 'index.html', line: 1 },
    { file: 'style.css', line: 1 },
    { file: 'style.css', line: 3 },
    { file: 'index.html', line: 3 },
    { file: 'hra.js', line: 1 },
    { file: 'hra.js', line: 2 },
    { file: 'index.html', line: 5 },
  ]);
  expect(placeOf(99)).toBeNull();
});

test('what is not among the files stays', () => {
  const html = '<link rel="icon" href="x.png"><script src="y.js"></script>';
  expect(joinFiles([{ name: 'index.html', code: html }]).html).toBe(html);
  expect(joinFiles([]).html).toBe('');
});
