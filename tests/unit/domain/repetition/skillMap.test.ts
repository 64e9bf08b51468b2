import { expect, test } from 'vitest';
import type { Knowledge, QuestionCard } from '#src/domain/repetition/questionCard.ts';
import { chapterWords, skillWords } from '#src/domain/repetition/repetitionWords.ts';
import { skillMap } from '#src/domain/repetition/skillMap.ts';

const today = 20_000;
const card = (knowledge: Knowledge, lastDay: number | null = null): QuestionCard => ({
  id: 'otazka',
  dueDay: today,
  knowledge,
  wasRight: null,
  lastDay,
  isDoneToday: false,
  isUngraded: false,
});
const lecture = (id: string) => ({ id, name: id.toUpperCase() });
const course = {
  chapters: [
    { id: 'k1', name: 'Prvá', lectures: [lecture('a'), lecture('b'), lecture('c'), lecture('d')] },
    { id: 'k2', name: 'Druhá', lectures: [lecture('e')] },
  ],
};

test('a lecture is known when all of its questions are, and fades when one of them does', () => {
  const cards = new Map([
    ['a', [card('known', today - 3), card('known', today - 1)]],
    ['b', [card('known', today), card('new')]],
    ['c', [card('known'), card('fading', today - 8), card('new')]],
    ['d', [card('new')]],
  ]);
  expect(skillMap(course, cards, today)).toEqual([
    {
      id: 'k1',
      name: 'Prvá',
      skills: [
        { lectureId: 'a', name: 'A', knowledge: 'known', daysAgo: 1 },
        { lectureId: 'b', name: 'B', knowledge: 'practised', daysAgo: 0 },
        { lectureId: 'c', name: 'C', knowledge: 'fading', daysAgo: 8 },
        { lectureId: 'd', name: 'D', knowledge: 'new', daysAgo: null },
      ],
    },
  ]);
});

test('what is not finished is new, what asks nothing is left out, and a chapter that was not begun, too', () => {
  const [chapter] = skillMap(
    course,
    new Map([
      ['a', [card('practised', today)]],
      ['b', []],
    ]),
    today,
  );
  expect(chapter?.skills.map(({ lectureId, knowledge }) => [lectureId, knowledge])).toEqual([
    ['a', 'practised'],
    ['c', 'new'],
    ['d', 'new'],
  ]);
  expect(skillMap(course, new Map([['a', []]]), today)).toEqual([]);
});

test('each state has its word, and a chapter says how much of it is known', () => {
  const plain = (text: string) => text.replaceAll('\u00A0', ' ');
  expect([1, 3, 22].map((days) => plain(skillWords('fading', days)))).toEqual([
    'slabne, 1 deň',
    'slabne, 3 dni',
    'slabne, 22 dní',
  ]);
  expect(skillWords('known', 4)).toBe('vieš');
  expect(plain(chapterWords(['known', 'fading', 'known', 'new']))).toBe('2 zo 4 vieš');
  expect(chapterWords(['new', 'practised'])).toBe('zatiaľ precvičuješ');
  expect(chapterWords(['new'])).toBe('zatiaľ nové');
});
