import { expect, it } from 'vitest';
import { keptWords } from '#src/domain/keptWords.ts';

it.each([
  [0, 0, 0, '', ''],
  [1, 0, 0, '1 lekcia', '1 lekciu'],
  [0, 1, 0, '1 úloha', '1 úlohu'],
  [4, 6, 0, '4 lekcie a 6 úloh', '4 lekcie a 6 úloh'],
  [5, 2, 1, '5 lekcií, 2 úlohy a 1 odpoveď v kvíze', '5 lekcií, 2 úlohy a 1 odpoveď v kvíze'],
  [0, 0, 7, '7 odpovedí v kvíze', '7 odpovedí v kvíze'],
])('%d lectures, %d exercises and %d answers', (lectures, exercises, answers, is, kept) => {
  const counts = { lectures, exercises, answers };
  expect(keptWords(counts, 'is').replaceAll('\u00A0', ' ')).toBe(is);
  expect(keptWords(counts, 'kept').replaceAll('\u00A0', ' ')).toBe(kept);
});
