import { expect, test } from 'vitest';
import { parseAmount, writtenAmount } from '#src/domain/amount.ts';

test.each([
  ['49', 4900],
  ['49,5', 4950],
  ['0.05', 5],
  ['1 284,00 €', 128_400],
  ['1\u00A0284', 128_400],
  ['', null],
  ['-5', null],
  ['4,999', null],
  ['1.284,00', null],
  ['päť', null],
])('%s is %s cents', (text, cents) => {
  expect(parseAmount(text)).toBe(cents);
});

test('what is written is read as the same amount', () => {
  expect(parseAmount(writtenAmount(3905))).toBe(3905);
});
