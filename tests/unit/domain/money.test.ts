import { describe, expect, it } from 'vitest';
import { formatExactAmount, formatMoney } from '#src/domain/money.ts';

describe('formatMoney', () => {
  it.each([
    [3900, '39\u00A0€'],
    [3950, '39,50\u00A0€'],
    [5, '0,05\u00A0€'],
    [0, '0\u00A0€'],
    [123_450, '1\u00A0234,50\u00A0€'],
  ])('%d cents → %s', (cents, text) => {
    expect(formatMoney(cents, 'EUR')).toBe(text);
  });
});

describe('formatExactAmount', () => {
  it.each([
    [3900, '39,00\u00A0€'],
    [0, '0,00\u00A0€'],
    [4950, '49,50\u00A0€'],
    [1, '0,01\u00A0€'],
    [123_950, '1\u00A0239,50\u00A0€'],
    [123_456_789, '1\u00A0234\u00A0567,89\u00A0€'],
  ])('%d cents → %s', (cents, text) => {
    expect(formatExactAmount(cents, 'EUR')).toBe(text);
  });

  it('writes the cents of currencies that do without them, too', () => {
    expect(formatExactAmount(123_450, 'HUF')).toBe('1\u00A0234,50\u00A0HUF');
  });
});
