import { expect, test } from 'vitest';
import { codeInWords } from '#src/domain/codeTerms.ts';

const sold = { currency: 'EUR', isArchived: false };
const products = [
  { ...sold, id: 'p1', name: 'Java kurz', courseId: 'java', courseName: 'Java Kurz', amount: 4900 },
  { ...sold, id: 'p2', name: 'Webové hry', courseId: 'hry', courseName: 'Webové hry', amount: 3900 },
  { ...sold, id: 'p3', name: 'Starý kurz', courseId: 'stary', courseName: 'Starý', amount: 9900, isArchived: true },
];
const terms = {
  percentOff: 30,
  amountOff: null,
  courseIds: ['java', 'hry'],
  firstDay: '2026-12-01',
  lastDay: '2026-12-24',
  maxRedemptions: 100,
  maxPerUser: 1,
};
const said = (changes: object) => {
  const { does, costs } = codeInWords({ ...terms, ...changes }, products);
  return `${does} ${costs}`.replaceAll('\u00A0', ' ');
};

test('one sentence says what a code will do, another the most that it can cost', () => {
  expect(said({})).toBe(
    'Od 1. decembra 2026 do 24. decembra 2026 (vrátane) zlacnia Java Kurz a Webové hry o 30 %, spolu najviac 100-krát, každému najviac raz. Najviac to bude stáť 1 470,00 €.',
  );
  expect(said({ courseIds: ['hry'], firstDay: null, maxPerUser: null })).toBe(
    'Do 24. decembra 2026 (vrátane) zlacní Webové hry o 30 %, spolu najviac 100-krát. Najviac to bude stáť 1 170,00 €.',
  );
});

test('without a cap nobody knows the cost, and no discount is higher than its price', () => {
  const open = {
    percentOff: null,
    amountOff: 10_000,
    courseIds: [],
    firstDay: null,
    lastDay: null,
    maxRedemptions: null,
  };
  expect(said(open)).toBe(
    'Odteraz zlacnia všetky kurzy o 100,00 €, každému najviac raz. Jedno použitie bude stáť najviac 49,00 €. Koľko spolu, nevie nikto: kód nemá strop.',
  );
});
