import { expect, it } from 'vitest';
import { formatNumber } from '#src/domain/number.ts';

it.each([
  [0, '0'],
  [7, '7'],
  [999, '999'],
  [1000, '1\u00A0000'],
  [1_234_567, '1\u00A0234\u00A0567'],
  [4.5, '4,5'],
  [1234.25, '1\u00A0234,25'],
  [0.000_000_1, '0,0000001'],
  [-2, '-2'],
])('writes %d as „%s“', (number, text) => {
  expect(formatNumber(number)).toBe(text);
});
