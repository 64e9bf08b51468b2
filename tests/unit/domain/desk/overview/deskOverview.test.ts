import { expect, test } from 'vitest';
import {
  exercisesFinding,
  incomeFinding,
  learnersFinding,
  stopsFinding,
  waitingInWords,
  worstStop,
} from '#src/domain/desk/overview/deskOverview.ts';

const at = '2026-11-23T11:00:00.000Z';
const days = (active: number | null, activeBefore: number | null) => ({
  at,
  step: 'day' as const,
  isOwn: false,
  active,
  activeBefore,
  items: [{ day: '2026-11-23', active: 7, fresh: null }],
});

test('who learned is compared with as many days before, unless they were few', () => {
  expect(learnersFinding(days(109, 100)).title).toBe('Učilo sa 109\u00A0ľudí, o\u00A09\u00A0% viac ako predtým');
  expect(learnersFinding(days(109, 9)).title).toBe('Učilo sa 109\u00A0ľudí');
  expect(learnersFinding(days(109, null)).title).toBe('Učilo sa 109\u00A0ľudí');
  expect(learnersFinding(days(9, 100)).title).toContain('Zatiaľ málo ľudí');
  expect(learnersFinding(days(null, 100)).title).toContain('Zatiaľ málo ľudí');
  expect(learnersFinding(days(7, null)).rows).toEqual([['23.\u00A011.\u00A02026', '7', 'menej než 3']]);
});

test('the lecture that loses most is named, of those that enough people came to', () => {
  const lectures = [
    { id: 'a', name: 'Prvá', completed: 90 },
    { id: 'b', name: 'Druhá', completed: 60 },
    { id: 'c', name: 'Tretia', completed: 8 },
    { id: 'd', name: 'Štvrtá', completed: 0 },
  ];
  expect(worstStop({ started: 100, lectures })?.id).toBe('c');
  expect(worstStop({ started: 9, lectures: [] })).toBeNull();
  expect(worstStop({ started: 100, lectures: [{ id: 'a', name: 'Prvá', completed: null }] })).toBeNull();
  const course = { id: 'k', name: 'Java' };
  expect(stopsFinding({ at, courses: [course], course, started: 9, lectures }).title).toContain('Zatiaľ málo ľudí');
});

test('exercises are hard where fewer than half pass at first, of those that enough people tried', () => {
  const title = (...items: [tried: number, passedFirst: number][]) =>
    exercisesFinding({
      items: items.map(([tried, passedFirst]) => ({
        lectureId: 'a',
        lectureName: 'Prvá',
        exerciseId: 'uloha',
        tried,
        passedFirst,
        passedSecond: 0,
        passedLater: 0,
      })),
    }).title.replaceAll('\u00A0', ' ');
  expect(title([9, 0])).toBe('Zatiaľ málo pokusov');
  expect(title([9, 0], [10, 5])).toBe('Každú úlohu vyrieši na prvý raz aspoň polovica');
  expect(title([9, 0], [10, 5], [100, 49])).toBe('1 úlohu vyrieši na prvý raz menej než polovica');
});

test('days say what they brought and what was given back', () => {
  const items = [
    { day: '2026-10-01', paid: 100000, refunded: 4900 },
    { day: '2026-11-01', paid: 28400, refunded: 0 },
  ];
  expect(incomeFinding({ at, step: 'month', items }).title.replaceAll('\u00A0', ' ')).toBe(
    'Prišlo 1 284 €, vrátili sme 49 €',
  );
});

test('what waits is counted in words', () => {
  const said = (kind: Parameters<typeof waitingInWords>[0]['kind'], count: number) =>
    waitingInWords({ kind, count }).text.replaceAll('\u00A0', ' ');
  expect([1, 3, 5].map((count) => said('comments', count))).toEqual([
    '1 text čaká na pohľad',
    '3 texty čakajú na pohľad',
    '5 textov čaká na pohľad',
  ]);
  expect(said('feedback', 2)).toBe('2 správy zo spätnej väzby');
  expect([1, 2, 8].map((count) => said('payments', count))).toEqual([
    '1 platba čaká na banku',
    '2 platby čakajú na banku',
    '8 platieb čaká na banku',
  ]);
  expect(said('failed-mails', 4)).toBe('4 e-maily sa nepodarilo odoslať');
  expect(said('late-mails', 6)).toBe('6 e-mailov mešká');
  expect(said('exercises', 1)).toBe('1 úlohu nikto nevyriešil');
});
