import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AskedQuestion } from '#src/domain/repetition/askedQuestion.ts';
import { chooseToday, countTomorrow, mostADay } from '#src/domain/repetition/chooseToday.ts';
import { dayNumber } from '#src/domain/repetition/dayNumber.ts';
import { cardOf } from '#src/domain/repetition/questionCard.ts';

const day = (date: string) => dayNumber(Date.parse(`${date}T12:00:00Z`));
const at = (date: string, clock = '12:00') => `${date}T${clock}:00Z`;
const asked = (id: string, answers: AskedQuestion['answers'] = [], finished = '2026-11-01'): AskedQuestion => ({
  id,
  finishedAt: at(finished),
  answers,
});
const right = (date: string, clock?: string) => ({ at: at(date, clock), right: true });
const wrong = (date: string, clock?: string) => ({ at: at(date, clock), right: false });

test('days are those of Bratislava', () => {
  expect(dayNumber(Date.parse('2026-11-30T22:59:00Z'))).toBe(day('2026-11-30'));
  expect(dayNumber(Date.parse('2026-11-30T23:01:00Z'))).toBe(day('2026-12-01'));
  // The night of the clocks is one day long, too.
  expect(day('2026-10-26') - day('2026-10-24')).toBe(2);
});

test('a question comes on the day after its lecture', () => {
  expect(cardOf(asked('a'), day('2026-11-01'))).toMatchObject({ dueDay: day('2026-11-02'), knowledge: 'new' });
  expect(chooseToday([asked('a')], day('2026-11-01')).waiting).toEqual([]);
  expect(chooseToday([asked('a')], day('2026-11-02')).waiting).toHaveLength(1);
});

test('what was right goes away for longer each time, and what was wrong is back the next day', () => {
  const today = day('2026-11-20');
  const once = cardOf(asked('a', [right('2026-11-02')]), today);
  const twice = cardOf(asked('a', [right('2026-11-02'), right('2026-11-04')]), today);
  expect(once.dueDay - day('2026-11-02')).toBeGreaterThan(1);
  expect(twice.dueDay - day('2026-11-04')).toBeGreaterThan(once.dueDay - day('2026-11-02'));
  const lapsed = cardOf(asked('a', [right('2026-11-02'), right('2026-11-04'), wrong('2026-11-15')]), today);
  expect(lapsed.dueDay).toBe(day('2026-11-16'));
  const helped = cardOf(asked('a', [{ ...right('2026-11-02'), isHelped: true }]), today);
  expect(helped.dueDay).toBeLessThanOrEqual(once.dueDay);
});

test('the first answer of a day counts: whoever has just read what is right has not remembered it', () => {
  const card = cardOf(asked('a', [wrong('2026-11-02', '10:00'), right('2026-11-02', '10:01')]), day('2026-11-03'));
  expect(card).toMatchObject({ wasRight: false, dueDay: day('2026-11-03') });
});

test('known is what was right on two days in a row, and it fades when nobody asks', () => {
  const known = asked('a', [right('2026-11-02'), right('2026-11-05')]);
  expect(cardOf(asked('a', [right('2026-11-02')]), day('2026-11-05')).knowledge).toBe('practised');
  expect(cardOf(known, day('2026-11-06')).knowledge).toBe('known');
  expect(cardOf(known, day('2028-11-06')).knowledge).toBe('fading');
  expect(cardOf(asked('a', [...known.answers, wrong('2026-11-20')]), day('2026-11-21')).knowledge).toBe('practised');
});

test('what went wrong is asked first, then what waits longest', () => {
  const questions = [
    asked('new', [], '2026-11-10'),
    asked('old', [right('2026-11-02')]),
    asked('wrong', [wrong('2026-11-18')]),
  ];
  expect(chooseToday(questions, day('2026-11-19')).waiting.map(({ id }) => id)).toEqual(['wrong', 'old', 'new']);
});

test('what was answered today counts, and what is left waits tomorrow', () => {
  const today = day('2026-11-19');
  const questions = Array.from({ length: 14 }, (_, index) => asked(`q${index}`));
  expect(chooseToday(questions, today).waiting).toHaveLength(mostADay);
  const some = questions.map((one, index) => (index < 4 ? { ...one, answers: [right('2026-11-19')] } : one));
  expect(chooseToday(some, today)).toMatchObject({ done: 4, waiting: { length: 6 } });
  expect(countTomorrow(some, today)).toBe(10);
  // What a lecture asked on the day on which it was read is none of the ten.
  expect(chooseToday([asked('a', [right('2026-11-19')], '2026-11-19')], today).done).toBe(0);
});

test('an answer of a clock that is a day ahead or behind takes nothing from anybody', () => {
  const today = day('2026-11-19');
  const ahead = cardOf(asked('a', [right('2026-11-20')]), today);
  expect(ahead).toMatchObject({ isDoneToday: true, wasRight: true, lastDay: today });
  const behind = cardOf(asked('a', [right('2026-11-18')]), today);
  expect(behind.dueDay).toBeGreaterThan(today);
});

const answersOf = fc.array(
  fc.record({
    at: fc
      .date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
      .map((time) => time.toISOString()),
    right: fc.boolean(),
    isHelped: fc.boolean(),
  }),
  { maxLength: 30 },
);

test('the same answers in any order give the same card, which returns after its last answer and within about a year', () => {
  fc.assert(
    fc.property(fc.uuid(), answersOf, (id, answers) => {
      const today = day('2028-01-01');
      const card = cardOf({ id, finishedAt: at('2026-01-01'), answers }, today);
      expect(cardOf({ id, finishedAt: at('2026-01-01'), answers: [...answers].reverse() }, today)).toEqual(card);
      const last = card.lastDay ?? day('2026-01-01');
      expect(card.dueDay).toBeGreaterThan(last);
      expect(card.dueDay - last).toBeLessThanOrEqual(366);
    }),
  );
});

test('of two answers in the same moment the one with help counts', () => {
  const [helped, alone] = [
    { at: at('2026-11-02'), right: true, isHelped: true },
    { at: at('2026-11-02'), right: true, isHelped: false },
  ];
  const card = cardOf(asked('a', [helped]), day('2026-11-03'));
  for (const answers of [
    [helped, alone],
    [alone, helped],
  ])
    expect(cardOf(asked('a', answers), day('2026-11-03'))).toEqual(card);
});

test('nobody is asked more than ten on a day, whatever has been answered', () => {
  fc.assert(
    fc.property(fc.array(answersOf, { maxLength: 40 }), (histories) => {
      const questions = histories.map((answers, index) => ({ id: `q${index}`, finishedAt: at('2026-01-01'), answers }));
      const { waiting, done } = chooseToday(questions, day('2027-06-01'));
      expect(waiting.length).toBeLessThanOrEqual(Math.max(0, mostADay - done));
      expect(new Set(waiting.map(({ id }) => id)).size).toBe(waiting.length);
    }),
    { numRuns: 30 },
  );
});

test('an answer that nobody has graded yet is one of today’s ten, and is not asked again meanwhile', () => {
  const today = day('2026-11-20');
  const questions = Array.from({ length: mostADay + 1 }, (_, index) => asked(`q${index}`));
  const kept: AskedQuestion = { ...asked('kept', [wrong('2026-11-10')]), isUngraded: true };
  const chosen = chooseToday([kept, ...questions], today);
  expect(chosen.done).toBe(1);
  expect(chosen.waiting).toHaveLength(mostADay - 1);
  expect(chosen.waiting.map(({ id }) => id)).not.toContain('kept');
  expect(countTomorrow([kept], today)).toBe(0);
});
