import { expect, test } from 'vitest';
import { summaryOf } from '#src/server/services/writing/source/summaryOf.ts';

test('a text that fits is its own summary whole, of a longer one no word is cut', () => {
  const summary = (beginning: string) => summaryOf({ summary: '', title: 'Nadpis' }, { beginning });
  const words = 'slovo '.repeat(33).trim();
  const whole = `${words} je`;
  expect(whole).toHaveLength(200);
  expect(summary(whole)).toBe(whole);
  expect(summary(`${whole} viac`)).toBe(`${words}…`);
});
