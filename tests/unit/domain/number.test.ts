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
])('writes %d as „%s“, as Intl would', (number, text) => {
  expect(formatNumber(number)).toBe(text);
  expect(new Intl.NumberFormat('sk-SK').format(number)).toBe(text);
});
