import { expect, test } from 'vitest';
import { readGame } from '#src/server/markdown/readGame.ts';
import { renderMarkdown } from '#src/server/markdown/renderMarkdown.ts';
import { gamePath, webFrame } from '#src/server/runtimes/webFrame.ts';

const page = (attributes: string) => `::::page{${attributes}}
\`\`\`html title="index.html"
<script src="hra.js"></script>
\`\`\`

\`\`\`javascript title="hra.js"
let a = 1;
\`\`\`
::::
`;

test('a page of more files is folded, with one pair of buttons', () => {
  const html = renderMarkdown(page('name="Had po tejto lekcii"'));
  expect(html).toContain('aria-label="Program: Had po tejto lekcii"');
  expect(html).toContain('<details><summary>Kód: index.html, hra.js</summary>');
  expect(html.match(/<figure class="code">/g)).toHaveLength(2);
  expect(html.match(/data-run="([^"]*)" data-language="web"/g)).toHaveLength(2);
  expect(html).toContain(`data-run="${webFrame.path}"`);
});

test('a game is a picture and a button', () => {
  const html = renderMarkdown('::game{lecture="hry-had" name="Had" picture="/games/had.svg"}');
  expect(html).toMatch(/<figure class="game"><img src="\/games\/had\.svg" alt="" width="400" height="300"[^>]*>/);
  expect(html).toContain(`data-run="${gamePath('hry-had')}"`);
  expect(html).toContain('aria-label="Zahrať si: Had">Zahrať si</button>');
});

test('the game of a text is its page that says so', () => {
  expect(readGame(`${page('name="Prvá"')}\nText\n\n${page('name="Hotová" game')}`)).toEqual([
    { name: 'index.html', code: '<script src="hra.js"></script>' },
    { name: 'hra.js', code: 'let a = 1;' },
  ]);
  expect(readGame(page('name="Prvá"'))).toBeNull();
});

test.each([
  ['a page with everything in it', '<!doctype html>\n<p>Ahoj</p>', true],
  ['a part of one', '<p>Ahoj</p>', false],
  ['one that asks for files', '<!doctype html>\n<script src="hra.js"></script>', false],
])('%s runs where it is whole', (_, code, runs) => {
  expect(renderMarkdown(`\`\`\`html\n${code}\n\`\`\``).includes('data-act="run"')).toBe(runs);
});
