import { describe, expect, it } from 'vitest';
import { formatDate, formatDateTime, formatRelative } from '#src/domain/dateTime.ts';

/** As it reads, with plain spaces: that they do not break is tested once. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

describe('formatDate', () => {
  it.each([
    ['2026-12-24T12:00:00Z', '24. decembra 2026'],
    // Winter time is an hour ahead of UTC, summer time two.
    ['2026-12-31T22:59:59Z', '31. decembra 2026'],
    ['2026-12-31T23:00:00Z', '1. januára 2027'],
    ['2026-06-30T21:59:59Z', '30. júna 2026'],
    ['2026-06-30T22:00:00Z', '1. júla 2026'],
    ['2026-03-29T00:59:59Z', '29. marca 2026'],
    ['2026-09-01', '1. septembra 2026'],
  ])('%s is %s in Bratislava', (iso, text) => {
    expect(plain(formatDate(iso))).toBe(text);
  });

  it('does not break', () => {
    expect(formatDate('2026-12-24T12:00:00Z')).toBe('24.\u00A0decembra\u00A02026');
  });
});

describe('formatDateTime', () => {
  it.each([
    ['2026-12-24T13:05:00Z', '24. decembra 2026 o 14:05'],
    ['2026-07-01T07:09:00Z', '1. júla 2026 o 9:09'],
    ['2026-12-31T23:00:00Z', '1. januára 2027 o 0:00'],
    // The night that takes an hour away, and the one that gives one.
    ['2026-03-29T00:59:00Z', '29. marca 2026 o 1:59'],
    ['2026-03-29T01:00:00Z', '29. marca 2026 o 3:00'],
    ['2026-10-25T00:59:00Z', '25. októbra 2026 o 2:59'],
    ['2026-10-25T01:00:00Z', '25. októbra 2026 o 2:00'],
  ])('%s is %s in Bratislava', (iso, text) => {
    expect(plain(formatDateTime(iso))).toBe(text);
  });

  it('breaks before „o“ alone', () => {
    expect(formatDateTime('2026-12-24T13:05:00Z')).toBe('24.\u00A0decembra\u00A02026 o\u00A014:05');
  });
});

describe('formatRelative', () => {
  const at = (now: string, iso: string) => formatRelative(iso, Date.parse(now));

  // In September Bratislava is two hours ahead of UTC.
  it.each([
    ['2026-09-01T10:00:00Z', 'práve teraz'],
    ['2026-09-01T10:03:00Z', 'práve teraz'],
    ['2026-09-01T09:59:01Z', 'práve teraz'],
    ['2026-09-01T09:59:00Z', 'pred 1 minútou'],
    ['2026-09-01T09:55:00Z', 'pred 5 minútami'],
    ['2026-09-01T09:00:01Z', 'pred 59 minútami'],
    ['2026-09-01T09:00:00Z', 'pred 1 hodinou'],
    ['2026-08-31T22:00:00Z', 'pred 12 hodinami'],
    ['2026-08-31T21:59:59Z', 'včera'],
    ['2026-08-30T22:00:00Z', 'včera'],
    ['2026-08-30T21:59:59Z', 'predvčerom'],
    ['2026-08-28T10:00:00Z', 'pred 4 dňami'],
    ['2026-08-25T22:00:00Z', 'pred 6 dňami'],
    ['2026-08-25T21:59:59Z', '25. augusta 2026'],
  ])('%s, seen on 1 September at noon, is „%s“', (iso, text) => {
    expect(plain(at('2026-09-01T10:00:00Z', iso))).toBe(text);
  });

  it.each([
    // A minute of the evening before is still a matter of minutes.
    ['2026-09-01T22:10:00Z', '2026-09-01T21:50:00Z', 'pred 20 minútami'],
    ['2026-09-01T23:10:00Z', '2026-09-01T21:50:00Z', 'včera'],
    // The night that takes an hour away, and the one that gives one.
    ['2026-03-30T00:00:00Z', '2026-03-28T23:30:00Z', 'včera'],
    ['2026-10-26T00:00:00Z', '2026-10-24T21:30:00Z', 'predvčerom'],
  ])('at %s, %s is „%s“', (now, iso, text) => {
    expect(plain(at(now, iso))).toBe(text);
  });

  it('does not break', () => {
    expect(at('2026-09-01T10:00:00Z', '2026-09-01T09:55:00Z')).not.toContain(' ');
  });
});
