import { expect, test } from 'vitest';
import { nextTaxDeadline } from '#src/domain/taxDeadline.ts';

test.each([
  ['2027-01-10T12:00:00Z', '15. februára 2027'],
  ['2027-02-15T22:59:00Z', '15. februára 2027'],
  // Half an hour to midnight UTC is the next day in Bratislava.
  ['2027-02-15T23:30:00Z', '31. marca 2027'],
  ['2027-04-01T12:00:00Z', '30. apríla 2027'],
  ['2026-11-21T12:00:00Z', '15. februára 2027'],
])('on %s the next deadline is %s', (now, date) => {
  expect(nextTaxDeadline(new Date(now)).date).toBe(date.replaceAll(' ', '\u00A0'));
});
