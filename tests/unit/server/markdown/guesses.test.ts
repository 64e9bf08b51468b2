import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '#src/server/config/projectRoot.ts';
import { readGuess } from '#src/server/markdown/guessBox.ts';
import { renderMarkdown } from '#src/server/markdown/renderMarkdown.ts';

const content = join(projectRoot, 'src/content');
const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
const guesses = files.flatMap((file) => {
  const text = readFileSync(join(content, file), 'utf8');
  return [...text.matchAll(/^```output([^\n]*)\n([\s\S]*?)\n```$/gm)].flatMap(([, meta, output = '']) => {
    const guess = readGuess(meta, output);
    return guess ? [{ name: `${file}: ${output.split('\n')[0]}`, guess, output }] : [];
  });
});

describe('what the lessons ask to guess', () => {
  test.each(guesses)('$name', ({ guess: { options, answer, question }, output }) => {
    if (options.length === 0) expect(answer, 'an answer that is typed is one line').not.toContain('\n');
    else {
      expect(options.length).toBeGreaterThanOrEqual(2);
      expect(options.length).toBeLessThanOrEqual(4);
      expect(options).toContain(answer);
      expect(new Set(options).size).toBe(options.length);
    }
    // What is right without being the output is a part of it, or its number of lines.
    if (answer !== output) expect(question).not.toBe('Čo program vypíše?');
  });

  test('is asked at least twice in each lecture of the first course', () => {
    const lectures = files.filter((name) => /^courses.programovanie-od-nuly.[^/]+.\d\d-/.test(name));
    expect(lectures.length).toBeGreaterThanOrEqual(12);
    const few = lectures.filter((file) => guesses.filter(({ name }) => name.startsWith(`${file}:`)).length < 2);
    expect(few).toEqual([]);
  });
});

test('a cover is as high as what it hides, but where the height would be the answer', () => {
  const coverOf = (question: string) => {
    const html = renderMarkdown(`\`\`\`output guess="1|3" question="${question}" answer="3"\nA\nB\nC\n\`\`\``);
    return /class="guess-output[^"]*">(.*?)<(?:button|div class="guess-tips)/s.exec(html)?.[1] ?? '';
  };
  expect(coverOf('Čo program vypíše?')).toContain('A\nB\nC');
  const fixed = coverOf('Koľko riadkov program vypíše?');
  expect(fixed).toContain('Výstup je zakrytý');
  expect(fixed).not.toContain('A\nB\nC');
});

test('a drawing behind an output that waits for a guess is covered with it', () => {
  const drawing = '```kresba\nkrabička vek = 16\n```';
  const html = renderMarkdown(
    `\`\`\`output guess="15|16"\n16\n\`\`\`\n\nLebo pribudol rok.\n\n${drawing}\n\nĎalší odsek.\n\n${drawing}`,
  );
  const fold = /<details class="guess-fold">(.*?)<\/details>/s.exec(html)?.[1] ?? '';
  expect(fold).toContain('Lebo pribudol rok.');
  expect(fold.match(/<svg/g)).toHaveLength(1);
  expect(html.match(/<svg[^>]*role="img"/g)).toHaveLength(2);
});
