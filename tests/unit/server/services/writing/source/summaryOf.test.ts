import { expect, test } from 'vitest';
import { summaryOf } from '#src/server/services/writing/source/summaryOf.ts';

test('a text that fits is its own summary whole, of a longer one no word is cut', async () => {
  const summary = (text: string) => summaryOf({ summary: '', text, title: 'Nadpis' });
  const words = 'slovo '.repeat(33).trim();
  const whole = `${words} je`;
  expect(whole).toHaveLength(200);
  expect(await summary(whole)).toBe(whole);
  expect(await summary(`${whole} viac`)).toBe(`${words}…`);
});
