import { expect, test } from 'vitest';
import { findQuestions } from '#src/server/markdown/findQuestions.ts';
import { findRecall } from '#src/server/markdown/findRecall.ts';
import { lectureOpening } from '#src/server/markdown/lectureOpening.ts';
import { renderMarkdown, renderWithLines } from '#src/server/markdown/renderMarkdown.ts';
import { sentencesOf } from '#src/server/markdown/sentencesOf.ts';

const guess = (id: string, meta = 'guess="7|12"', why = 'Lebo sa násobí o 12:05.') =>
  `\`\`\`javascript\nconsole.log(3 * 4);\n\`\`\`\n\n\`\`\`output ${meta} id="${id}"\n12\n\`\`\`\n\n${why}`;
const predict = [
  '::::task{id="uloha" kind="predict"}',
  'Čo vypíše?',
  '```javascript start\nconsole.log(1);\nconsole.log(2);\n```',
  '```yaml options\n- |\n  1\n  2\n- "2"\n```',
  ':::solution\nVypíše oba riadky:\n\n```output solution\n1\n2\n```\n:::',
  '::::',
].join('\n\n');
const text = [guess('tip'), `:::question\n${guess('skryta', 'guess')}\n:::`, predict, 'Koniec.'].join('\n\n');
const older = { id: 'l-a', name: 'Prvá', href: '/kurzy/a/kapitola/b/lekcia/l-a', text };

test('guesses with an id return, those for nothing else too, and tasks that are guessed', () => {
  const found = findQuestions(text);
  expect(found.map(({ id, line, problems }) => ({ id, line, problems }))).toEqual([
    { id: 'tip', line: 5, problems: [] },
    { id: 'skryta', line: 16, problems: [] },
    { id: 'uloha', line: 23, problems: [] },
  ]);
  expect(found.map(({ question }) => question?.guess.answer)).toEqual(['12', '12', '1\n2']);
});

test('what returns is asked at the start, with why and where it was taught, and without what is not found', () => {
  const html = renderMarkdown('::recall{questions="uloha nic skryta"}\n\nNový text.', [older]);
  const [recall = '', rest] = html.split('</section>');
  expect(rest?.trim()).toBe('<p>Nový text.</p>');
  expect(recall).toMatch(/^<section class="recall" aria-label="Zopakuj si">/);
  expect(
    [...recall.matchAll(/data-question="([^"]*)" data-question-of="([^"]*)"/g)].map(([, id, of]) => [id, of]),
  ).toEqual([
    ['uloha', 'l-a'],
    ['skryta', 'l-a'],
  ]);
  expect(recall.match(/<details class="recalled" open>/g)).toHaveLength(1);
  // The answer is closed for who has no scripts, and with it what gives it away.
  const folds = [...recall.matchAll(/<details class="guess-fold">(.*?)<\/details>/gs)].map(([, fold = '']) => fold);
  expect(folds[0]).toContain('<p>Vypíše oba riadky.</p>');
  expect(folds[1]).toContain('<p>Lebo sa násobí o\u00A012:05.</p>');
  for (const fold of folds) expect(fold).toContain(`<a href="${older.href}">Prvá</a>`);
  // It is read, not run.
  expect(recall).not.toContain('data-run');
  expect(renderMarkdown('::recall{questions="nic"}\n\nNový text.', [older])).toBe('<p>Nový text.</p>');
});

test('a question that is there for nothing else is seen by its writer alone, and found by no search', () => {
  expect(renderMarkdown(text)).not.toContain('skryta');
  expect(renderMarkdown(text)).toContain('data-question="tip"');
  const draft = renderWithLines(text);
  expect(draft).toContain('Otázka, ktorá sa vracia v\u00A0iných lekciách');
  expect(draft).toContain('data-question="skryta"');
  expect(sentencesOf(text).filter((sentence) => sentence.includes('násobí'))).toHaveLength(1);
});

test('how a lecture opens is told without what returns in it', () => {
  const opening = 'Spusti to.\n\n```javascript\nconsole.log(1)\n```\n\n```output\n1\n```\n\nVidíš?';
  expect(lectureOpening(`::recall{questions="a b"}\n\n${opening}`)).toEqual(lectureOpening(opening));
});

test.each([
  [guess('Zle'), 'must be made of small letters'],
  [guess('a', ''), 'must be a guess'],
  [guess('a').replace(/^[\s\S]*?\n\n/, ''), 'has no program before it'],
  [guess('a', 'guess="7|12"', '## Nadpis'), 'no paragraph behind it'],
  [guess('a', 'guess="7|8"'), 'no answer that can be chosen'],
  [':::question\nLen slová.\n:::', 'a question is a guess with an id'],
])('what is wrong with a question is said with its line: %s', (markdown, message) => {
  const [found] = findQuestions(`Úvod.\n\n${markdown}`);
  expect(found?.question).toBeNull();
  expect(found?.problems).toEqual([{ line: expect.any(Number), message: expect.stringContaining(message) }]);
  expect(found?.problems[0]?.line).toBeGreaterThan(2);
});

test.each([
  ['::recall{questions="a b c d"}', 'one to three'],
  ['::recall{questions=""}', 'one to three'],
  ['::recall{questions="a a"}', 'twice'],
  ['::recall{questions="a" color="red"}', 'no attribute „color“'],
  ['Text.\n\n::recall{questions="a"}', 'before everything else'],
  ['::recall{questions="a"}\n\n::recall{questions="b"}', 'before everything else'],
])('what is wrong with a recall is said: %s', (markdown, message) => {
  expect(findRecall(markdown).problems.map((problem) => problem.message)).toEqual([expect.stringContaining(message)]);
});
