import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ExerciseUpdate, SavedExercise } from '#src/contract/exerciseProgress.ts';
import { mostAttempts } from '#src/contract/limits.ts';
import {
  joined,
  type KeptExercise,
  nothingKept,
  parseKept,
  withAnswer,
  withAttempt,
  withDraft,
  withSaved,
  withSolved,
} from '#src/domain/exercise/keptExercise.ts';
import { presentSavedExercise } from '#src/server/http/presenters/presentSavedExercise.ts';
import { withUpdate } from '#src/server/services/learning/exercise/updateExercise.ts';

const now = new Date('2026-06-01T12:00:00.000Z');
const at = (minute: number) => new Date(Date.UTC(2026, 4, 1, 10, minute)).toISOString();
const draft = (code: string, minute: number) => ({ code, at: at(minute) });
const fresh = { codeFor: null, failedChecks: [], answers: [], solvedCode: null, solvedAt: null };
const saved = (change: Partial<SavedExercise> = {}): SavedExercise => ({
  exerciseId: 'u1',
  lectureId: 'l1',
  draft: null,
  passed: false,
  attempts: 0,
  answers: [],
  solved: null,
  ...change,
});

describe('what a browser keeps of an exercise', () => {
  it('gives to the learner what a guest did, without losing what is there', () => {
    const own = withAttempt(withDraft(nothingKept, draft('mladšie', 5)), { id: 'a', passed: true });
    const guest = withAttempt(withDraft(nothingKept, draft('staršie', 1)), { id: 'b', passed: false });
    expect(joined(own, guest)).toMatchObject({ draft: { code: 'mladšie' }, passed: true, attempts: 1 });
    expect(joined({ ...guest, lectureId: 'l1' }, own)).toMatchObject({
      lectureId: 'l1',
      draft: { code: 'mladšie' },
      passed: true,
      attempts: 2,
      waiting: { draft: true, attempts: [{ id: 'b' }, { id: 'a' }] },
    });
  });

  it('keeps what is written while it is being sent', () => {
    const sent = withDraft(nothingKept, draft('prvé', 1));
    const later = withDraft(sent, draft('druhé', 2));
    const answer = saved({ draft: draft('prvé', 1) });
    expect(withSaved(sent, answer, sent)).toMatchObject({ draft: { code: 'prvé' }, waiting: { draft: false } });
    expect(withSaved(later, answer, sent)).toMatchObject({ draft: { code: 'druhé' }, waiting: { draft: true } });
  });

  it('takes a later draft of another device, and leaves an earlier one', () => {
    const kept = withDraft(nothingKept, draft('tu', 5));
    expect(withSaved(kept, saved({ draft: draft('tam', 9) }))).toMatchObject({
      draft: { code: 'tam' },
      waiting: { draft: false },
    });
    expect(withSaved(kept, saved({ draft: draft('tam', 1) }))).toMatchObject({
      draft: { code: 'tu' },
      waiting: { draft: true },
    });
  });

  it('stops counting at fifty, and at the first that passes', () => {
    let kept = nothingKept;
    for (let number = 0; number < 60; number += 1) kept = withAttempt(kept, { id: `a${number}`, passed: false });
    expect(kept.attempts).toBe(mostAttempts);
    kept = withAttempt(kept, { id: 'z', passed: true });
    expect(kept).toMatchObject({ passed: true, attempts: mostAttempts + 1 });
    expect(withAttempt(kept, { id: 'y', passed: false })).toBe(kept);
  });

  it('counts every answer to a question once, keeps the newest hundred, and lets none of them pass', () => {
    let kept = nothingKept;
    for (let number = 0; number < 110; number += 1) {
      kept = withAnswer(kept, { at: new Date(Date.UTC(2026, 4, 1, 10, number)).toISOString(), right: true });
    }
    expect(kept).toMatchObject({ passed: false, attempts: 0 });
    expect(kept.answers).toHaveLength(100);
    expect(kept.answers?.[0]?.at).toBe('2026-05-01T10:10:00.000Z');
    expect(withAnswer(kept, { at: '2026-05-01T10:10:00.000Z', right: false }).answers).toEqual(kept.answers);
    // What a guest has answered is the learner's.
    const own = withAnswer(nothingKept, { at: at(1), right: false });
    const guest = withAnswer(nothingKept, { at: at(0), right: true });
    expect(joined(own, guest)).toMatchObject({
      answers: [{ right: true }, { right: false }],
      waiting: { answers: [{ right: false }, { right: true }] },
    });
    // A server that has a hundred newer ones is not asked again.
    const full = saved({
      answers: (kept.answers ?? []).map(({ right }, index) => ({
        at: new Date(Date.UTC(2026, 5, 1, 0, index)).toISOString(),
        right,
      })),
    });
    expect(withSaved(own, full)).toMatchObject({ answers: full.answers, waiting: { draft: false, attempts: [] } });
    expect(withSaved(own, full).waiting.answers).toBeUndefined();
  });

  it('keeps the program that passed last, wherever that was, beside what was written since', () => {
    const solved = (code: string, minute: number) => ({ code, at: at(minute) });
    const here = withDraft(withSolved(nothingKept, solved('prešiel', 1)), draft('pokus', 2));
    expect(here).toMatchObject({ solved: { code: 'prešiel' }, draft: { code: 'pokus' }, waiting: { solved: true } });
    const row = withUpdate(
      {
        userId: 'ema',
        exerciseId: 'u1',
        lectureId: 'l1',
        code: null,
        codeAt: null,
        attemptIds: [],
        ...fresh,
        passedAt: null,
        updatedAt: now,
      },
      { attempts: [], solved: here.solved },
      now,
    );
    const answer = presentSavedExercise(row);
    expect(answer.solved).toEqual(solved('prešiel', 1));
    const sent = withSaved(here, answer, here);
    expect(sent.solved).toEqual(solved('prešiel', 1));
    expect(sent.waiting.solved).toBeUndefined();
    // On another device an earlier one passed, and then a later one.
    expect(withSaved(withSolved(nothingKept, solved('starší', 0)), answer).solved).toEqual(solved('prešiel', 1));
    const later = withSaved(withSolved(nothingKept, solved('novší', 5)), answer);
    expect(later).toMatchObject({ solved: { code: 'novší' }, waiting: { solved: true } });
    expect(presentSavedExercise(withUpdate(row, { attempts: [], solved: later.solved }, now)).solved?.code).toBe(
      'novší',
    );
    expect(joined(later, here).solved?.code).toBe('novší');
  });

  it('comes to the same in two browsers and on the server, in whatever order they meet', () => {
    interface Act {
      browser: 0 | 1;
      does: 'write' | 'fail' | 'pass' | 'answer' | 'send' | 'send twice';
    }
    const act = fc.record<Act>({
      browser: fc.constantFrom(0, 1),
      does: fc.constantFrom('write', 'fail', 'pass', 'answer', 'send', 'send twice'),
    });
    fc.assert(
      fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
        const browsers: [KeptExercise, KeptExercise] = [nothingKept, nothingKept];
        const empty = {
          userId: 'ema',
          exerciseId: 'u1',
          lectureId: 'l1',
          code: null,
          codeAt: null,
          attemptIds: [],
          ...fresh,
        };
        let row = withUpdate({ ...empty, passedAt: null, updatedAt: now }, { attempts: [] }, now);
        const newest = acts.findLastIndex(({ does }) => does === 'write');
        const send = (browser: 0 | 1) => {
          const kept = browsers[browser];
          const news: Pick<ExerciseUpdate, 'draft' | 'attempts' | 'answers'> = {
            attempts: kept.waiting.attempts,
            answers: kept.waiting.answers ?? [],
            ...(kept.waiting.draft && kept.draft && { draft: kept.draft }),
          };
          row = withUpdate(row, news, now);
          browsers[browser] = withSaved(kept, presentSavedExercise(row), { ...kept, draft: news.draft });
          return news;
        };
        for (const [index, { browser, does }] of acts.entries()) {
          const kept = browsers[browser];
          const id = `a${index}`;
          if (does === 'write') browsers[browser] = withDraft(kept, draft(`${index}`, index));
          else if (does === 'fail') browsers[browser] = withAttempt(kept, { id, passed: false });
          else if (does === 'answer') browsers[browser] = withAnswer(kept, { at: at(index), right: index % 2 === 0 });
          else if (does === 'pass') browsers[browser] = withAttempt(kept, { id, passed: true });
          else {
            const news = send(browser);
            if (does === 'send twice') row = withUpdate(row, news, now);
          }
        }
        for (const browser of [0, 1, 0] as const) send(browser);
        const known = presentSavedExercise(row);
        expect(known.passed).toBe(acts.some(({ does }) => does === 'pass'));
        expect(known.draft).toEqual(newest < 0 ? null : draft(`${newest}`, newest));
        const answered = acts.flatMap(({ does }, index) => (does === 'answer' ? [at(index)] : []));
        expect(known.answers.map((answer) => answer.at)).toEqual(answered);
        for (const { draft: shown, passed, attempts, answers = [], waiting } of browsers) {
          expect({ draft: shown ?? null, passed, attempts, answers }).toEqual({
            answers: known.answers,
            draft: known.draft,
            passed: known.passed,
            attempts: known.attempts,
          });
          expect(waiting).toEqual({ draft: false, attempts: [] });
        }
      }),
    );
  });
});

describe('the one rule of both sides', () => {
  interface News {
    draft?: { code: string; at: string };
    attempts: { id: string; passed: boolean }[];
  }
  /** Ids come back, as in what is sent twice; what has one id says one thing. */
  const attempts = fc
    .array(fc.integer({ min: 0, max: 70 }), { maxLength: 60 })
    .map((numbers) => numbers.map((number) => ({ id: `a${number}`, passed: number > 66 })));
  const written = fc.integer({ min: 0, max: 9 }).map((minute) => draft(`${minute}`, minute));
  const news: fc.Arbitrary<News> = fc.record({ draft: written, attempts }, { requiredKeys: ['attempts'] });

  const row = {
    userId: 'ema',
    exerciseId: 'u1',
    lectureId: 'l1',
    code: null,
    codeAt: null,
    attemptIds: [],
    ...fresh,
    passedAt: null,
    updatedAt: now,
  };
  const onServer = (...all: News[]) =>
    presentSavedExercise(all.reduce<ReturnType<typeof withUpdate>>((before, one) => withUpdate(before, one, now), row));
  const inBrowser = (...all: News[]) =>
    all.reduce<KeptExercise>(
      (before, one) => {
        const waiting = { draft: one.draft !== undefined, attempts: one.attempts };
        return joined(before, { ...nothingKept, draft: one.draft, waiting });
      },
      { ...nothingKept, lectureId: 'l1' },
    );
  const asSaved = ({ draft: kept, passed, attempts: count }: KeptExercise) =>
    saved({ draft: kept ?? null, passed, attempts: count, ...(passed && { passedAt: now.toISOString() }) });

  it('comes to the same in the browser and on the server', () => {
    fc.assert(
      fc.property(fc.array(news, { maxLength: 4 }), (all) => {
        expect(asSaved(inBrowser(...all))).toEqual(onServer(...all));
      }),
    );
  });

  it('changes nothing when something comes again', () => {
    fc.assert(
      fc.property(news, news, (one, other) => {
        expect(onServer(one, other, other)).toEqual(onServer(one, other));
        expect(onServer(one, one, other, one)).toEqual(onServer(one, other));
        expect(inBrowser(one, other, other)).toEqual(inBrowser(one, other));
      }),
    );
  });

  it('does not ask who came first which draft stays and whether it has passed', () => {
    fc.assert(
      fc.property(fc.array(news, { maxLength: 4 }), (all) => {
        const [first, last] = [onServer(...all), onServer(...all.toReversed())];
        expect([last.draft, last.passed]).toEqual([first.draft, first.passed]);
        expect(first.passed).toBe(all.some((one) => one.attempts.some(({ passed }) => passed)));
      }),
    );
  });

  it('counts one by one as all at once', () => {
    fc.assert(
      fc.property(attempts, (all) => {
        const oneByOne = all.reduce(withAttempt, nothingKept);
        expect(asSaved(oneByOne)).toEqual(onServer({ attempts: all }));
        expect(oneByOne.waiting.attempts).toHaveLength(oneByOne.attempts);
      }),
    );
  });
});

it('when it passed is kept, of the account as its server says, of a guest as the browser does', () => {
  const passedAt = '2026-11-18T09:00:00.000Z';
  const guest = { ...nothingKept, passed: true, passedAt, attempts: 1 };
  expect(
    joined(nothingKept, { ...guest, waiting: { draft: false, attempts: [{ id: 'a', passed: true }] } }),
  ).toMatchObject({
    passed: true,
    passedAt,
  });
  const onServer = saved({ passed: true, attempts: 1 });
  expect(withSaved(nothingKept, { ...onServer, passedAt }).passedAt).toBe(passedAt);
  expect(withSaved(guest, onServer).passedAt).toBe(passedAt);
  expect(withSaved(nothingKept, onServer)).not.toHaveProperty('passedAt');
  expect(parseKept(JSON.stringify(guest))).toEqual(guest);
  expect(parseKept(JSON.stringify({ ...guest, passedAt: 'včera' }))).toBeNull();
});
