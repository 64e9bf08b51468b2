import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lectureMinutes } from '#scripts/minutes/lectureMinutes.ts';
import { learningMinutes } from '#src/domain/learningMinutes.ts';

test('the minutes of every lecture are those of the rule', () => {
  const lectures = lectureMinutes(join(import.meta.dirname, '../../../src/content'));
  expect(lectures.length).toBeGreaterThan(40);
  const wrong = lectures.filter(({ written, counted }) => written !== counted);
  expect(wrong, 'npm run content:minutes -- --write').toEqual([]);
});

describe('how long a lesson takes', () => {
  const words = (count: number) => 'slovo '.repeat(count);
  const fence = (info: string, lines: number) => `\`\`\`${info}\n${'a();\n'.repeat(lines)}\`\`\``;
  const task = (attributes: string, ...parts: string[]) =>
    [`::::task{${attributes}}`, words(500), ...parts, '::::'].join('\n\n');
  const solution = fence('html solution', 400);

  test.each<[string, number, number]>([
    [words(280), 2, 0],
    [`${words(140)}\n\n- — … 12:05`, 1.01, 0],
    [fence('javascript', 25), 1.75, 0],
    [fence('java title="A.java"', 25), 3, 0],
    [`${fence('javascript', 25)}\n\n${fence('output', 200)}`, 1.75, 0],
    [fence('output guess="1|2"', 1), 0, 0.5],
    [fence('kresba', 4), 0.25, 0],
    ['::recall{questions="a b"}\n\n::game{lecture="x" name="Had"}', 0, 1],
    [task('id="a" kind="predict"'), 0, 1],
    [task('id="a" kind="fill"', fence('javascript start', 40)), 0, 2],
    [[task('id="a" kind="order"'), task('id="b" kind="tick"')].join('\n\n'), 0, 5],
    [task('id="a" kind="fix"', `:::hint\n${words(900)}\n:::`, solution), 0, 3],
    [task('id="a" kind="write"'), 0, 5],
    [task('id="a" kind="write"', solution), 0, 8],
    [task(''), 0, 6],
    [`:::solution\n${words(900)}\n:::\n\n:::note\n${words(140)}\n:::`, 1, 0],
    [`:::::page{name="Had"}\n${fence('html', 300)}\n:::::`, 0, 0],
    ['', 0, 0],
  ])('%#', (markdown, reading, practice) => {
    const minutes = learningMinutes(markdown);
    expect(minutes.reading).toBeCloseTo(reading, 1);
    expect(minutes.practice).toBeCloseTo(practice, 1);
    expect(minutes.all).toBe(Math.max(1, Math.round(minutes.reading + minutes.practice)));
  });

  test('a film counts where it is longer than the text', () => {
    expect(learningMinutes(words(280), 600).all).toBe(10);
    expect(learningMinutes(words(280), 60).all).toBe(2);
  });

  test('boxes in boxes without end take no time', () => {
    const start = performance.now();
    expect(learningMinutes(`${':::task\n'.repeat(60_000)}${'```\n```\nslovo\n'.repeat(60_000)}`).all).toBe(1);
    expect(performance.now() - start).toBeLessThan(2_000);
  });

  test('a fence or a box that nobody closed hurts nothing', () => {
    expect(learningMinutes(`\`\`\`java\n${words(9)}`).all).toBe(1);
    expect(learningMinutes(`:::\n::::task{id="a" kind="fix"}\n${words(9)}`).all).toBe(1);
  });
});
