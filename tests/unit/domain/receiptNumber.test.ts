import { expect, it } from 'vitest';
import { receiptNumber } from '#src/domain/receiptNumber.ts';

it.each([
  [{ year: 2026, number: 1 }, '2026-0001'],
  [{ year: 2026, number: 420 }, '2026-0420'],
  [{ year: 2027, number: 9999 }, '2027-9999'],
  [{ year: 2027, number: 10_000 }, '2027-10000'],
])('writes %j as %s', (receipt, text) => {
  expect(receiptNumber(receipt)).toBe(text);
});
