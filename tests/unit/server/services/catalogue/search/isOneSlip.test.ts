import { expect, test } from 'vitest';
import { isOneSlip, isOneSlipFromBeginning } from '#src/server/services/catalogue/search/isOneSlip.ts';

test.each([
  ['podmeinka', 'podmienka', true],
  ['podmenka', 'podmienka', true],
  ['podmienkka', 'podmienka', true],
  ['podnienka', 'podmienka', true],
  ['odmienka', 'podmienka', true],
  ['podmienk', 'podmienka', true],
  ['opdmienka', 'podmienka', true],
  ['podmienka', 'podmienka', false],
  ['pdomeinka', 'podmienka', false],
  ['podmie', 'podmienka', false],
  ['akneimdop', 'podmienka', false],
])('„%s“ is one slip away from „%s“: %s', (typed, word, expected) => {
  expect(isOneSlip(typed, word)).toBe(expected);
  expect(isOneSlip(word, typed)).toBe(expected);
});

test.each([
  ['podmei', true],
  ['podme', true],
  ['pomie', true],
  ['podmie', false],
  ['blockc', false],
])('the beginning „%s“ is one slip away from that of „podmienka“: %s', (typed, expected) => {
  expect(isOneSlipFromBeginning(typed, 'podmienka')).toBe(expected);
});
