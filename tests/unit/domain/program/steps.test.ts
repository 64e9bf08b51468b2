import { describe, expect, test } from 'vitest';
import { calculationOf } from '#src/domain/program/calculation.ts';
import { listCursors } from '#src/domain/program/listCursors.ts';
import { loopsOf, roundsOf } from '#src/domain/program/loops.ts';
import { tallestStep, withFailure } from '#src/domain/program/recording.ts';
import { asidesAt } from '#src/domain/program/stepAsides.ts';
import { changesOf } from '#src/domain/program/stepChanges.ts';
import { linesOfSteps, nextChange, nextOfLine } from '#src/domain/program/stepJumps.ts';
import { pathOf } from '#src/domain/program/stepPath.ts';
import { asideOf, type StepLanguage, sentenceOf } from '#src/domain/program/stepSentence.ts';
import type { Step, StepValue } from '#src/domain/program/steps.ts';
import { sharedRun } from '#stories/fixtures/insideSteps.ts';
import {
  callRun,
  failedRun,
  loopRun,
  objectRun,
  programStep,
  recursionRun,
  stepFrame,
  stepValue,
} from '#stories/fixtures/steps.ts';

interface Run {
  code: string;
  steps: readonly Step[];
  output: readonly string[];
}

const placesOf = ({ code, steps, output }: Run, language: StepLanguage) => {
  const rounds = roundsOf(code, steps);
  return steps.map((_, at) => ({ lines: code.split('\n'), steps, at, round: rounds[at] ?? null, output, language }));
};
const saidOf = (run: Run, language: StepLanguage = 'javascript') =>
  placesOf(run, language).map((place) =>
    sentenceOf(place)
      .map((part) => (typeof part === 'string' ? part.replaceAll('\u00A0', ' ') : `[${part.code}]`))
      .join(''),
  );

describe('loops', () => {
  test.each([
    [
      'by braces',
      'let a = "{";\nfor (;;) {\n  while (a) { // }\n  }\n}',
      [
        [2, 5],
        [3, 4],
      ],
    ],
    ['without braces', 'for (const a of b)\n  if (a)\n    f(a);\ng();', [[1, 3]]],
    [
      'of Python',
      'for i in range(3):\n    while i:\n\n        i = 0\n    print(i)\nprint(1)',
      [
        [1, 5],
        [2, 4],
      ],
    ],
    ['in one line', 'for (;;) f();\nwhile (a) { b(); }', []],
    ['that has no end', 'for (;;) {\n  f();', []],
  ])('%s', (_, code, expected) => {
    expect(loopsOf(code).map(({ from, to }) => [from, to])).toEqual(expected);
  });

  test('count their rounds, and say how many there will be', () => {
    const rounds = roundsOf(loopRun.code, loopRun.steps).map((round) => round && [round.number, round.of]);
    expect(rounds).toEqual([
      null,
      null,
      ...[1, 2, 3, 4, 5].flatMap((number) => [
        [number, 5],
        [number, 5],
      ]),
      [null, 5],
      null,
      null,
    ]);
  });

  test('without a word about the condition the head that goes nowhere is the end', () => {
    const steps = [1, 2, 1, 2, 1, 3].map((line) => programStep(line, {}));
    const rounds = roundsOf('for x in y:\n    print(x)\nprint(1)', steps);
    expect(rounds.map((round) => round?.number)).toEqual([1, 1, 2, 2, null, undefined]);
    expect(rounds[0]?.of).toBe(2);
  });

  test('inner ones begin anew in each round of the outer one', () => {
    const code = 'for (…) {\n  for (…) {\n    f();\n  }\n}';
    const steps = [1, 2, 3, 2, 3, 2, 1, 2, 3, 2, 1].map((line, index) =>
      programStep(line, {}, line === 3 ? {} : { holds: ![5, 9, 10].includes(index) }),
    );
    const rounds = roundsOf(code, steps).map((round) => `${round?.loop.from}: ${round?.number} ${round?.of}`);
    expect(rounds).toEqual(
      ['1: 1 2', '2: 1 2', '2: 1 2', '2: 2 2', '2: 2 2', '2: null 2'].concat([
        '1: 2 2',
        '2: 1 1',
        '2: 1 1',
        '2: null 1',
        '1: null 2',
      ]),
    );
  });

  test('that the recording leaves have no number of rounds', () => {
    const rounds = roundsOf(loopRun.code, loopRun.steps.slice(0, 6));
    expect(rounds.at(-1)).toMatchObject({ number: 2, of: null });
  });
});

test.each([
  ['sucet = sucet + znamka;', '4 + 3'],
  ['let dvakrat = 2 * sucet;', '2 * 4'],
  ['sucet += znamka', '4 + 3'],
  ['  return sucet / znamky.length;', '4 / 2'],
  ['if (sucet >= 10 && !znamka) {', '4 >= 10 && !3'],
  ['} else if (meno === "Oto") {', '"Nina" === "Oto"'],
  ['for (let i = 0; i < sucet; i++) {', null],
  ['for (let znamka = 0; znamka < sucet; znamka++) {', '3 < 4'],
  ['while sucet > 2:', '4 > 2'],
  ['elif sucet > 2 and meno:', '4 > 2 and "Nina"'],
  ['veta = "Ahoj, " + meno;', '"Ahoj, " + "Nina"'],
  ['dlzka = meno.length + 1;', '4 + 1'],
  ['let a = 5 + 3;', null],
  ['let a = sucet;', null],
  ['let a = f(sucet) + 1;', null],
  ['let a = neznama + 1;', null],
  ['let a = znamky + 1;', null],
  ['console.log(sucet + 1);', null],
])('%s calculates %s', (line, expected) => {
  const values = { sucet: 4, znamka: 3, meno: 'Nina', znamky: [1, 2] };
  const variables = Object.entries(values).map(([name, value]) => ({ name, value: stepValue(value) }));
  expect(calculationOf(line, variables)).toBe(expected);
});

describe('what is said about a step', () => {
  test('of a loop', () => {
    expect(saidOf(loopRun)).toEqual([
      'Do novej premennej [znamky] uloží [[1, 2, 1, 3, 2]].',
      'Do novej premennej [sucet] uloží [0].',
      'Začína sa 1. kolo z 5: [znamka] je [1].',
      'Vypočíta [0 + 1] a výsledok [1] uloží do [sucet].',
      'Začína sa 2. kolo z 5: [znamka] je [2].',
      'Vypočíta [1 + 2] a výsledok [3] uloží do [sucet].',
      'Začína sa 3. kolo z 5: [znamka] je [1].',
      'Vypočíta [3 + 1] a výsledok [4] uloží do [sucet].',
      'Začína sa 4. kolo z 5: [znamka] je [3].',
      'Vypočíta [4 + 3] a výsledok [7] uloží do [sucet].',
      'Začína sa 5. kolo z 5: [znamka] je [2].',
      'Vypočíta [7 + 2] a výsledok [9] uloží do [sucet].',
      'Cyklus sa skončil, pokračuje riadok [8].',
      'Vypíše [Súčet: 9].',
      'Vypíše [Priemer: 1.8]. Toto bol posledný riadok.',
    ]);
  });

  test('of a call', () => {
    const said = saidOf(callRun);
    expect(said[0]).toBe('Začína sa funkcia [priemer]: [cisla] je [[1, 3]].');
    expect(said[7]).toBe('Funkcia vráti [2] a jej škatuľka zmizne. Program pokračuje na riadku [9].');
    expect(said[8]).toBe('Vypíše [Slovenčina: 2].');
  });

  test('of objects and lists', () => {
    expect(saidOf(objectRun).slice(1)).toEqual([
      'V premennej [ziak] bude [body] mať hodnotu [15].',
      expect.stringContaining('Do novej premennej [trieda] uloží [[{meno: "Nina"'),
      'Do novej premennej [odpovede] uloží [[]].',
      'Do poľa [odpovede] pribudne ["áno"]. Toto bol posledný riadok.',
    ]);
    expect(saidOf(objectRun, 'python').at(-1)).toMatch(/^Do zoznamu \[odpovede\] pribudne/);
  });

  test('of choices, jumps, errors and what changes in other ways', () => {
    const code =
      'if (a > 1) {\n  break;\n}\nthrow a;\n} catch (e) {\na = b;\n[a, b] = [b, a];\nconst f = () => 1;\nc[1] = 5;\nc.pop();\nf();\nf();\nreturn;';
    const c = (...items: number[]) => ({ a: 1, b: 3, c: items });
    const steps = [
      programStep(1, { a: 2, b: 1 }, { holds: true }),
      programStep(2, { a: 2, b: 1 }),
      programStep(1, { a: 2, b: 1 }, { holds: false }),
      programStep(4, { a: 2, b: 1 }),
      programStep(5, { a: 2, b: 1, e: 1 }),
      programStep(6, { a: 3, b: 1 }),
      programStep(7, { a: 1, b: 3 }),
      programStep(8, { a: 1, b: 3 }),
      programStep(8, c(1, 2)),
      programStep(9, c(1, 5)),
      programStep(10, c(1)),
      programStep(11, c(1)),
      programStep(12, c(1), { printed: 1 }),
      programStep(12, c(1), { printed: 3 }),
      { ...programStep(13, c(1), { printed: 3 }), event: 'return' as const },
    ];
    expect(saidOf({ code, steps, output: ['', 'a', 'b'] })).toEqual([
      'Podmienka platí, pokračuje riadok [2].',
      'Príkaz [break] preskočí na riadok [1].',
      'Podmienka neplatí, pokračuje riadok [4].',
      'Príkaz [throw] ohlási chybu.',
      'Chyba sa zachytila. Program sa nezastavil.',
      'Do [a] uloží [3], predtým tam bolo [2].',
      'Zmení [a] a [b].',
      'Zapamätá si funkciu [f].',
      'Do novej premennej [c] uloží [[1, 2]].',
      'V poli [c] bude na mieste [1] hodnota [5].',
      'Pole [c] má teraz dĺžku [1].',
      'Riadok [11] je hotový.',
      'Vypíše prázdny riadok.',
      'Vypíše 2 riadky.',
      'Funkcia sa skončila a jej škatuľka zmizne. Toto bol posledný riadok.',
    ]);
  });

  test('at the end of its line stands what it calculated', () => {
    const asides = placesOf(callRun, 'javascript').map(asideOf);
    expect(asides.slice(0, 9)).toEqual([null, null, null, '0 + 1 = 1', null, '1 + 3 = 4', null, '4 / 2 = 2', null]);
  });
});

describe('what has changed', () => {
  const names = (steps: readonly Step[], at: number) => {
    const step = steps[at];
    return step ? changesOf(steps[at - 1], step).map(({ depth, name, before }) => [depth, name, before !== null]) : [];
  };

  test('is new, or was another', () => {
    expect(names(loopRun.steps, 1)).toEqual([[0, 'sucet', false]]);
    expect(names(loopRun.steps, 3)).toEqual([[0, 'sucet', true]]);
  });

  test('in another call of the same function everything is new', () => {
    expect(names(callRun.steps, 9)).toEqual([[1, 'cisla', false]]);
    expect(names(recursionRun.steps, 1)).toEqual([[2, 'n', false]]);
  });

  test('a call behind one that has returned begins with empty boxes, also with the same values', () => {
    const call = (event: Step['event']): Step => ({
      ...programStep(9, {}),
      event,
      frames: [stepFrame('', 9, {}), stepFrame('priemer', 1, { cisla: [1, 3] })],
    });
    const changes = changesOf(call('return'), call('call'));
    expect(changes).toMatchObject([{ depth: 1, name: 'cisla', before: null }]);
    expect(changesOf(call('call'), call('line'))).toEqual([]);
  });

  test('another name for the same list is no change of it', () => {
    const list = { items: [{ text: '1' }], more: 0 };
    const step = (names: string[], value: StepValue): Step => ({
      ...programStep(1, {}),
      frames: [{ name: '', line: 1, variables: names.map((name) => ({ name, value })) }],
    });
    const changes = changesOf(step(['a'], list), step(['a', 'b'], { ...list, same: 1 }));
    expect(changes.map(({ name }) => name)).toEqual(['b']);
  });

  test('of a list the places are known', () => {
    const before = programStep(1, { a: [1, 2, 3] });
    const after = programStep(2, { a: [1, 5, 3, 4] });
    expect(changesOf(before, after)).toMatchObject([{ places: [1, 3] }]);
  });
});

test('the path goes by steps and by lines that ran', () => {
  const { lines, points } = pathOf([1, 9, 4, 9].map((line) => programStep(line, {})));
  expect(lines).toEqual([
    { line: 1, y: 0 },
    { line: 4, y: 0.5 },
    { line: 9, y: 1 },
  ]);
  expect(points.map(({ y }) => y)).toEqual([0, 1, 0.5, 1]);
  expect(points.map(({ x }) => x)).toEqual([0, 1 / 3, 2 / 3, 1]);
});

test('a loop over a list shows its place, also by an index', () => {
  const [round] = roundsOf(loopRun.code, loopRun.steps).slice(9, 10);
  const frame = loopRun.steps[9]?.frames[0];
  if (!frame || !round) throw new Error('no step');
  expect([...listCursors(loopRun.code.split('\n'), round, frame)]).toEqual([['znamky', 3]]);
  const lines = ['for (let i = 0; i < 3; i++) {', '  f(a[i], b[j]);', '}'];
  const counting = { loop: { from: 1, to: 3 }, number: 3, of: 3 };
  expect([...listCursors(lines, counting, programStep(2, { i: 2 }).frames[0] ?? frame)]).toEqual([['a', 2]]);
});

describe('a program that failed', () => {
  const failed = (line: number | null) =>
    ({ verdict: 'failed', error: { kind: 'runtime', name: 'TypeError', message: 'x', line } }) as const;

  test('ends with the line that did', () => {
    const steps = failedRun.steps.slice(0, 1);
    expect(withFailure(steps, failed(3))).toEqual(failedRun.steps);
    expect(withFailure([], failed(1))).toEqual([programStep(1, {})]);
  });

  test('a call that has returned is over by then', () => {
    const steps = callRun.steps.slice(0, 8);
    expect(withFailure(steps, failed(9)).at(-1)?.frames).toHaveLength(1);
  });

  test('nothing is added where the place is not known, or far', () => {
    const [step = programStep(1, {})] = failedRun.steps;
    expect(withFailure([step], failed(null))).toEqual([step]);
    expect(withFailure([{ ...step, isCut: true }], failed(3))).toHaveLength(1);
    expect(withFailure([step], { verdict: 'finished' })).toEqual([step]);
  });
});

test('room is kept for the step with the most boxes', () => {
  expect(tallestStep(recursionRun.steps)?.frames).toHaveLength(9);
  expect(tallestStep([])).toBeUndefined();
});

describe('what stands beside the lines that are done', () => {
  const asidesOf = (run: Run, at: number) => Object.fromEntries(asidesAt(run.steps, at));

  test('is what each gave last', () => {
    expect(asidesOf(loopRun, 9)).toEqual({ 2: 'sucet = 0', 4: 'znamka = 3' });
    expect(asidesOf(loopRun, 13)).toEqual({ 2: 'sucet = 0', 5: 'sucet = 9' });
  });

  test('is of the calls that are under way alone', () => {
    expect(asidesOf(callRun, 7)).toEqual({ 2: 'sucet = 0', 4: 'sucet = 4' });
    // The second call has done nothing yet, and the first one is gone.
    expect(asidesOf(callRun, 9)).toEqual({});
    expect(asidesOf(callRun, 10)).toEqual({});
    expect(asidesOf(callRun, 11)).toEqual({ 2: 'sucet = 0' });
  });
});

describe('a jump', () => {
  test('to a line finds its next step, behind the last one the first one, and none where it never ran', () => {
    expect(nextOfLine(loopRun.steps, 9, 5)).toBe(11);
    expect(nextOfLine(loopRun.steps, 11, 5)).toBe(3);
    expect(nextOfLine(loopRun.steps, 0, 3)).toBeNull();
    expect([...linesOfSteps(loopRun.steps)]).toEqual([1, 2, 4, 5, 8, 9]);
  });

  test('to a name finds its next change', () => {
    const sucet = { name: 'sucet', frame: '' };
    expect(nextChange(loopRun.steps, 1, sucet)).toBe(3);
    expect(nextChange(loopRun.steps, 3, sucet)).toBe(5);
    expect(nextChange(loopRun.steps, 11, sucet)).toBe(1);
    expect(nextChange(callRun.steps, 3, { name: 'sucet', frame: 'priemer' })).toBe(5);
    expect(nextChange(callRun.steps, 3, sucet)).toBeNull();
  });
});

test('which list it is does not change a value', () => {
  const list = (same: number) => ({ items: [{ text: '1' }], more: 0, same });
  const step = (same: number) => ({
    ...programStep(1, {}),
    frames: [{ name: '', line: 1, variables: [{ name: 'a', value: list(same) }] }],
  });
  expect(changesOf(step(1), step(2))).toEqual([]);
});

test('one list with two names is said to be one', () => {
  expect(saidOf(sharedRun)[2]).toBe('Do poľa [prve] pribudne [3]. Pole je jedno, mená má dve.');
  expect(saidOf(sharedRun, 'python')[2]).toBe('Do zoznamu [prve] pribudne [3]. Zoznam je jeden, mená má dve.');
});
