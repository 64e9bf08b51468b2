import { expect, it } from 'vitest';
import { formatExactAmount } from '#src/domain/exactAmount.ts';

it.each([
  [3900, '39,00\u00A0€'],
  [0, '0,00\u00A0€'],
  [4950, '49,50\u00A0€'],
  [123_950, '1\u00A0239,50\u00A0€'],
])('formats %d cents as „%s“', (cents, text) => {
  expect(formatExactAmount(cents, 'EUR')).toBe(text);
});
