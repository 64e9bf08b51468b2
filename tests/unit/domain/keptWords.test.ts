import { expect, it } from 'vitest';
import { keptWords } from '#src/domain/keptWords.ts';

it.each([
  [0, 0, 0, 0, '', ''],
  [1, 0, 0, 0, '1 lekcia', '1 lekciu'],
  [0, 1, 0, 0, '1 úloha', '1 úlohu'],
  [4, 6, 0, 0, '4 lekcie a 6 úloh', '4 lekcie a 6 úloh'],
  [5, 2, 1, 0, '5 lekcií, 2 úlohy a 1 odpoveď v kvíze', '5 lekcií, 2 úlohy a 1 odpoveď v kvíze'],
  [0, 0, 7, 1, '7 odpovedí v kvíze a 1 program', '7 odpovedí v kvíze a 1 program'],
  [0, 0, 0, 5, '5 programov', '5 programov'],
])('%d lectures, %d exercises, %d answers and %d programs', (lectures, exercises, answers, programs, is, kept) => {
  const counts = { lectures, exercises, answers, programs };
  expect(keptWords(counts, 'is').replaceAll('\u00A0', ' ')).toBe(is);
  expect(keptWords(counts, 'kept').replaceAll('\u00A0', ' ')).toBe(kept);
});
