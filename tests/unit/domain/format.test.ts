import { describe, expect, it } from 'vitest';
import { formatMinutes, formatSeconds, formatTimecode, initials, percent } from '#src/domain/format.ts';

/** As it reads, with plain spaces: that they do not break is tested once for each format. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

describe('formatMinutes', () => {
  it.each([
    [0, '0 minút'],
    [1, '1 minúta'],
    [2, '2 minúty'],
    [59, '59 minút'],
    [60, '1h'],
    [61, '1h 1 minúta'],
    [80, '1h 20 minút'],
    [123, '2h 3 minúty'],
    [600, '10h'],
  ])('%d → %s', (minutes, text) => {
    expect(plain(formatMinutes(minutes))).toBe(text);
  });

  it('does not break', () => {
    expect(formatMinutes(80)).not.toContain(' ');
  });
});

describe('formatSeconds', () => {
  it.each([
    [0, '0m 0s'],
    [5, '0m 5s'],
    [60, '1m 0s'],
    [125, '2m 5s'],
    [59.6, '1m 0s'],
    [3661, '61m 1s'],
    [-3, '0m 0s'],
  ])('%d → %s', (seconds, text) => {
    expect(plain(formatSeconds(seconds))).toBe(text);
  });

  it('does not break', () => {
    expect(formatSeconds(125)).not.toContain(' ');
  });
});

describe('formatTimecode', () => {
  it.each([
    [0, '0:00'],
    [9, '0:09'],
    [65, '1:05'],
    [65.9, '1:05'],
    [599, '9:59'],
    [3600, '1:00:00'],
    [3723, '1:02:03'],
    [-1, '0:00'],
  ])('%d → %s', (seconds, text) => {
    expect(formatTimecode(seconds)).toBe(text);
  });
});

describe('percent', () => {
  it.each([
    [0, 12, 0],
    [1, 3, 33],
    [2, 3, 67],
    [1, 8, 13],
    [12, 12, 100],
    [0, 0, 0],
  ])('%d of %d is %d %%', (part, total, result) => {
    expect(percent(part, total)).toBe(result);
  });
});

describe('initials', () => {
  it.each([
    ['Ema Sokolová', 'ES'],
    ['ema sokolová', 'ES'],
    ['Ľudmila Šťastná', 'ĽŠ'],
    ['Alžbeta Mária Ďurčanská', 'AM'],
    ['Peter', 'P'],
    ['  Peter   Kmeť ', 'PK'],
    ['', ''],
  ])('„%s“ → „%s“', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});
