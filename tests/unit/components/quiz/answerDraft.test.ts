import { expect, it } from 'vitest';
import { moveByOne, parseNumber } from '#src/components/quiz/answerDraft.ts';

it.each([
  ['3,14', 3.14],
  ['3.14', 3.14],
  [' 42 ', 42],
  ['-2', -2],
  ['\u22120,5', -0.5],
  ['1\u00A0000', 1000],
  ['1 000,25', 1000.25],
  ['+7', 7],
  [',5', 0.5],
  ['5.', 5],
])('reads „%s“ as %d', (text, number) => {
  expect(parseNumber(text)).toBe(number);
});

it.each(['', 'päť', '3,1,4', '1,000.5', '-', '.', '1e3', '0x10', '--2', 'NaN', 'Infinity'])(
  'finds no number in „%s“',
  (text) => {
    expect(parseNumber(text)).toBeNull();
  },
);

it('moves a line by one place and stops at the ends', () => {
  const lines = ['a', 'b', 'c'];
  expect(moveByOne(lines, 'b', -1)).toEqual(['b', 'a', 'c']);
  expect(moveByOne(lines, 'b', 1)).toEqual(['a', 'c', 'b']);
  expect(moveByOne(lines, 'a', -1)).toEqual(lines);
  expect(moveByOne(lines, 'c', 1)).toEqual(lines);
});
