import { expect, test } from 'vitest';
import { drawingProblems } from '#src/server/markdown/findDrawings.ts';
import { newsletterText, readNewsletter } from '#src/server/markdown/readNewsletter.ts';
import { renderMarkdown, renderWithLines } from '#src/server/markdown/renderMarkdown.ts';
import { sentencesOf } from '#src/server/markdown/sentencesOf.ts';

const fence = (...lines: string[]) => ['```kresba', ...lines, '```'].join('\n');
const row = fence('pole mena = ["<b>", 7]', 'svieti: 1', 'popis: *mena[1]* je 7 a nič viac.');

test('a drawing is a figure with its picture, what that shows, and its caption', () => {
  const html = renderMarkdown(`Pole.\n\n${row}`);
  expect(html).toMatch(
    /<div class="drawing"><figure [^>]*><svg role="img" aria-label="Pole mena: &quot;&lt;b&gt;&quot;, 7, svieti miesto 1 s hodnotou 7"/,
  );
  expect(html).toMatch(/<figcaption [^>]*><b [^>]*>mena\[1\]<\/b> je 7 a\u00A0nič viac\.<\/figcaption>/);
  expect(html).toContain('>&quot;&lt;b&gt;&quot;</text>');
  // No text of a page may have a style of its own, and none of it a script.
  expect(html).not.toMatch(/ style=|<script|<b>/);
});

test('a drawing is drawn in a task, too', () => {
  const solution = '```javascript solution\nconsole.log(1);\n```';
  const checks = '```yaml checks\n- name: Jedna\n  prints: "1"\n```';
  const html = renderMarkdown(
    `::::task{id="a-b" kind="write"}\nUrob to.\n\n${row}\n\n${solution}\n\n${checks}\n\n:::hint\n${row}\n:::\n::::`,
  );
  expect(html.match(/<svg role="img" aria-label="Pole mena/g)).toHaveLength(2);
  expect(html).not.toContain('&lt;figure');
});

test('a writer sees on which line it begins, and the text of one that is wrong', () => {
  expect(renderWithLines(`Pole.\n\n${row}`)).toContain('<div class="drawing" data-line="3">');
  const wrong = renderWithLines(fence('pole mena'));
  expect(wrong).toContain('pole mena');
  expect(wrong).not.toContain('<svg');
});

test('each drawing that is wrong is named with its line in the text', () => {
  const text = `Úvod.\n\n${row}\n\n- V zozname:\n\n  ${fence('pole a = [1]', 'kolo: 1').replaceAll('\n', '\n  ')}\n\n${fence('obraz')}`;
  expect(drawingProblems(text)).toEqual([
    { line: 13, message: '„kolo:“ ku kresbe „pole“ nepatrí.' },
    { line: 17, message: expect.stringContaining('„obraz“ nie je druh kresby.') },
  ]);
  expect(drawingProblems('Slovo kresba.\n\n```text\nkresba\n```')).toEqual([]);
});

test('where nothing can be drawn, its words stand in its place', () => {
  expect(sentencesOf(`${row}\n\n${fence('pole body = [4]')}`)).toEqual([
    'mena[1] je 7 a\u00A0nič viac.',
    'Pole body: 4',
  ]);
  expect(newsletterText(readNewsletter(row, 'https://prvyriadok.sk').blocks)).toBe('mena[1] je 7 a\u00A0nič viac.');
});
