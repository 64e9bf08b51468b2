import { expect, test } from 'vitest';
import {
  agoWords,
  beginWords,
  endTitle,
  offerTitle,
  resultWords,
  returnWords,
  ungradedWords,
} from '#src/domain/repetition/repetitionWords.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

test('when a question comes back is said with the right plural', () => {
  expect([1, 2, 4, 5, 12, 22].map((days) => plain(returnWords(true, days)))).toEqual([
    'Vráti sa zajtra.',
    'Vráti sa o 2 dni.',
    'Vráti sa o 4 dni.',
    'Vráti sa o 5 dní.',
    'Vráti sa o 12 dní.',
    'Vráti sa o 22 dní.',
  ]);
  expect(returnWords(false, 1)).toBe('Zajtra sa to vráti ako prvé.');
});

test('the end says numbers in words, and never a percentage', () => {
  expect([0, 1, 2, 4, 5].map((right) => plain(resultWords(right, 5)))).toEqual([
    'Tentoraz to nevyšlo, zajtra sa to vráti ako prvé.',
    'Jedna z piatich vyšla.',
    'Dve z piatich vyšli.',
    'Štyri z piatich vyšli.',
    'Všetky vyšli.',
  ]);
  expect(plain(resultWords(3, 4))).toBe('Tri zo štyroch vyšli.');
  expect(plain(resultWords(1, 2))).toBe('Jedna z dvoch vyšla.');
  expect(endTitle(4)).toBe('Hotovo. Zajtra 4.');
  expect(endTitle(0)).toBe('Hotovo. Zajtra máš voľno.');
});

test('the offer never names more than ten', () => {
  expect(offerTitle(8)).toBe('Zopakuj si (8)');
  expect(offerTitle(240)).toBe('Zopakuj si (10)');
  expect([1, 3, 5].map(beginWords)).toEqual(['Začni jednou', 'Začni tromi', 'Začni piatimi']);
  expect([0, 1, 8].map((days) => plain(agoWords(days)))).toEqual(['dnes', 'včera', 'pred 8 dňami']);
});

test('what waits for a connection is counted in words, and nothing is said of none', () => {
  expect([0, 1, 2, 4, 5].map((count) => plain(ungradedWords(count)))).toEqual([
    '',
    'Jedna odpoveď čaká na pripojenie.',
    'Dve odpovede čakajú na pripojenie.',
    'Štyri odpovede čakajú na pripojenie.',
    'Päť odpovedí čaká na pripojenie.',
  ]);
  expect(resultWords(0, 0)).toBe('');
});
