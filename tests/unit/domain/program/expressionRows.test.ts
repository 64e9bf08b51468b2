import { describe, expect, test } from 'vitest';
import { expressionRows } from '#src/domain/program/expressionRows.ts';
import {
  insideWay,
  isLineDone,
  placeBefore,
  placeBehind,
  placeNumber,
  stepAtPlace,
} from '#src/domain/program/insideWay.ts';
import type { Step } from '#src/domain/program/steps.ts';
import { countedIn, insideCallRun, insideRun, nothing, sharedRun } from '#stories/fixtures/insideSteps.ts';
import { programStep } from '#stories/fixtures/steps.ts';

/** `_a_` is counted now, `*4*` has just got its value. */
const drawn = (code: string, step: Step) =>
  expressionRows(code, step).map(({ parts }) =>
    parts
      .map(({ text, isCounted, isNew }) => {
        const filled = isNew ? `*${text}*` : text;
        return isCounted ? `_${filled}_` : filled;
      })
      .join('')
      .replaceAll('__', ''),
  );
const said = (code: string, step: Step) =>
  expressionRows(code, step).map(({ sentence }) =>
    sentence.map((part) => (typeof part === 'string' ? part.replaceAll('\u00A0', ' ') : `[${part.code}]`)).join(''),
  );
const inLine = (code: string, told: Parameters<typeof countedIn>[2], rest: Partial<Step> = {}): [string, Step] => [
  code,
  programStep(1, {}, { inside: countedIn(code, 1, told), ...rest }),
];
const stepOf = (run: { steps: readonly Step[] }, at: number) => run.steps[at] ?? programStep(1, {});

describe('the rows of an expression', () => {
  test('replace what is counted by its value, a bracket with what it holds', () => {
    expect(drawn(insideRun.code, stepOf(insideRun, 1))).toEqual([
      '3 * (_a_ + 1)',
      '3 * _(*4* + 1)_',
      '_3 * *5*_',
      '*15*',
    ]);
    expect(said(insideRun.code, stepOf(insideRun, 1))).toEqual([
      'Na rade je [a].',
      '[a] je [4]. Na rade je [(4 + 1)].',
      'Zátvorka má hodnotu [5]. Na rade je [3 * 5].',
      '[3 * 5] je [15].',
    ]);
  });

  test('of a plain statement end with what is given to it', () => {
    expect(drawn(insideRun.code, stepOf(insideRun, 2))).toEqual(['console.log(_b_)', '_console.log(*15*)_']);
  });

  test('of a condition leave the last word to the step', () => {
    const step = stepOf(insideCallRun, 3);
    expect(drawn(insideCallRun.code, step)).toEqual([
      '_spolu_ >= 10 && spolu < 12',
      '_*14* >= 10_ && spolu < 12',
      '*true* && _spolu_ < 12',
      'true && _*14* < 12_',
      '_true && *false*_',
      '*false*',
    ]);
    expect(said(insideCallRun.code, step).slice(1)).toEqual([
      '[spolu] je [14]. Na rade je [14 >= 10].',
      '[14 >= 10] platí. Na rade je [spolu].',
      '[spolu] je [14]. Na rade je [14 < 12].',
      '[14 < 12] neplatí. Na rade je [true && false].',
      '',
    ]);
  });

  test('name a list that is only looked into, and say the place', () => {
    const [code, step] = inLine('const dalsi = body[i + 1];', [
      ['body', [4, 7, 9]],
      ['i', 1, { which: 2 }],
      ['i + 1', 2],
      ['body[i + 1]', 9],
    ]);
    expect(drawn(code, step)).toEqual(['body[_i_ + 1]', 'body[_*1* + 1_]', '_body[*2*]_', '*9*']);
    expect(said(code, step).at(-1)).toBe('Na mieste [2] je hodnota [9].');
  });

  test('say what a function gave, and where it began', () => {
    const step = stepOf(insideCallRun, 2);
    const rows = expressionRows(insideCallRun.code, step);
    expect(drawn(insideCallRun.code, step)).toEqual(['_cena(3)_ + 2', '_*12* + 2_', '*14*']);
    expect(said(insideCallRun.code, step)[1]).toBe('Funkcia [cena] vrátila [12]. Na rade je [12 + 2].');
    expect(rows.map(({ enters }) => enters)).toEqual([0, 0, undefined]);
  });

  test.each<[string, string, Parameters<typeof countedIn>[2], string[]]>([
    [
      'brackets of a call stay',
      'x = f((a), b)',
      [
        ['a', 1],
        ['b', 2],
        ['f((a), b)', 3],
      ],
      ['f(_(a)_, b)', 'f(*1*, _b_)', '_f(1, *2*)_', '*3*'],
    ],
    [
      'a value that looks the same is no row',
      'x = y + z',
      [
        ['y', { text: 'y' }],
        ['z', 2],
        ['y + z', 3],
      ],
      ['y + _z_', '_y + *2*_', '*3*'],
    ],
    [
      'two expressions, one after the other',
      'let x = a + 1, y = b;',
      [
        ['a', 4],
        ['a + 1', 5],
        ['b', 6],
      ],
      ['_a_ + 1', '_*4* + 1_', '*5*', '_b_', '*6*'],
    ],
    [
      'parts of a written list are one',
      'x = [a, "]", b + 1]',
      [
        ['a', 4],
        ['b', 5],
        ['b + 1', 6],
      ],
      ['[_a_, "]", b + 1]', '[*4*, "]", _b_ + 1]', '[4, "]", _*5* + 1_]', '[4, "]", *6*]'],
    ],
    [
      'a text is seen where it is asked something',
      'x = meno.length',
      [
        ['meno', 'Ela'],
        ['meno.length', 3],
      ],
      ['_meno_.length', '_*"Ela"*.length_', '*3*'],
    ],
    [
      'a choice takes one side',
      'x = a ? b : c',
      [
        ['a', true],
        ['b', 2],
        ['a ? b : c', 2],
      ],
      ['_a_ ? b : c', '*true* ? _b_ : c', '_true ? *2* : c_', '*2*'],
    ],
    [
      'counted twice, the second time anew',
      'while (a < 2) a++;',
      [
        ['a', 1],
        ['a < 2', true],
        ['a', 2],
        ['a < 2', false],
      ],
      ['_a_ < 2', '_*1* < 2_', '*true*', '_*2* < 2_', '*false*'],
    ],
    ['one value is not gone into', 'pozdrav();', [['pozdrav()', nothing]], []],
    [
      'what a call is given, where it is not told itself',
      'console.log("Spolu:", a, b + 1);',
      [
        ['a', 4],
        ['b', 5],
        ['b + 1', 6],
      ],
      [
        'console.log("Spolu:", _a_, b + 1)',
        'console.log("Spolu:", *4*, _b_ + 1)',
        'console.log("Spolu:", 4, _*5* + 1_)',
        'console.log("Spolu:", 4, *6*)',
      ],
    ],
    [
      'the place that is written to',
      'body[i + 1] = 5;',
      [
        ['i', 1],
        ['i + 1', 2],
      ],
      ['body[_i_ + 1]', 'body[_*1* + 1_]', 'body[*2*]'],
    ],
    [
      'what a given function counts',
      'b = a.map((v) => v * 2);',
      [
        ['v', 1, { which: 2 }],
        ['v * 2', 2],
      ],
      ['_v_ * 2', '_*1* * 2_', '*2*'],
    ],
    ['what is counted inside of a head', 'for (const x of f(a)) {', [['a', 1]], ['f(_a_)', 'f(*1*)']],
  ])('%s', (_, code, told, expected) => {
    expect(drawn(...inLine(code, told))).toEqual(expected);
  });

  test('long ones are cut around what is counted', () => {
    const code = 'veta = "Toto je veľmi dlhý začiatok vety, ktorá " + slovo + " a ešte dlhší koniec vety"';
    const [, step] = inLine(code, [
      ['slovo', 'má'],
      [code.slice(7), 'x'],
    ]);
    const [first] = expressionRows(code, step);
    const text = first?.parts.map((part) => part.text).join('') ?? '';
    expect(text).toMatch(/^….*slovo.*…$/);
    expect(text.length).toBeLessThanOrEqual(34);
    expect(first?.parts.find((part) => part.isCounted)?.text).toBe('slovo');
  });

  test('an expression of several lines is read as one', () => {
    const code = 'x = a +\n    b;';
    const inside = [
      { from: 4, to: 5, value: { text: '1' } },
      { from: 12, to: 13, value: { text: '2' } },
      { from: 4, to: 13, value: { text: '3' } },
    ];
    expect(drawn(code, programStep(1, {}, { inside }))).toEqual(['_a_ + b', '*1* + _b_', '_1 + *2*_', '*3*']);
  });
});

describe('the way into the lines', () => {
  test('goes row by row, and a line without rows is one place', () => {
    const way = insideWay(insideRun.code, insideRun.steps);
    expect(way.places.map(({ at, row }) => `${at}.${row}`)).toEqual(['0.0', '1.0', '1.1', '1.2', '1.3', '2.0', '2.1']);
    expect(placeNumber(way, { at: 1, row: 2 })).toBe(4);
    expect(isLineDone(way, { at: 1, row: 2 })).toBe(false);
    expect(isLineDone(way, { at: 1, row: 3 })).toBe(true);
    const before = stepAtPlace(way, insideRun.steps, { at: 1, row: 2 });
    expect(before?.frames).toEqual([{ name: '', line: 2, variables: [{ name: 'a', value: { text: '4' } }] }]);
    expect(stepAtPlace(way, insideRun.steps, { at: 1, row: 3 })).toBe(insideRun.steps[1]);
  });

  test('steps over a call, and a call that is gone into comes back to the line that waits', () => {
    const { code, steps } = insideCallRun;
    const way = insideWay(code, steps);
    expect(way.places.map(({ at, row }) => `${at}.${row}`).slice(0, 8)).toEqual([
      '2.0',
      '0.0',
      '1.0',
      '1.1',
      '1.2',
      '2.1',
      '2.2',
      '3.0',
    ]);
    expect(placeBehind(way, { at: 2, row: 0 })).toEqual({ at: 2, row: 1 });
    expect(placeBefore(way, { at: 2, row: 1 })).toEqual({ at: 2, row: 0 });
    expect(placeBehind(way, { at: 1, row: 2 })).toEqual({ at: 2, row: 1 });
    expect(placeBefore(way, { at: 0, row: 0 })).toEqual({ at: 2, row: 0 });
    expect(placeBefore(way, { at: 2, row: 0 })).toBeNull();
    expect(stepAtPlace(way, steps, { at: 1, row: 0 })?.frames[1]?.variables).toEqual([
      { name: 'kusy', value: { text: '3' } },
    ]);
  });

  test('has nothing of a call whose value goes nowhere, and goes on behind it', () => {
    const way = insideWay(sharedRun.code, sharedRun.steps);
    expect(way.rows.map((rows) => rows.length)).toEqual([0, 2, 0, 2]);
    expect(placeBehind(way, { at: 2, row: 0 })).toEqual({ at: 3, row: 0 });
    expect(placeBehind(way, { at: 3, row: 1 })).toBeNull();
  });

  test('of thousands of steps is there at once', () => {
    const code = 'let i = 0;\nwhile (i < 10000) {\n  i = i + 1;\n}';
    const steps = Array.from({ length: 5000 }, (_, index): Step => {
      const value = Math.floor(index / 2);
      const told: Parameters<typeof countedIn>[2] =
        index % 2 === 0
          ? [
              ['i', value, { which: 2 }],
              ['i < 10000', true],
            ]
          : [
              ['i', value, { which: 2 }],
              ['i + 1', value + 1],
            ];
      return programStep(
        2 + (index % 2),
        { i: value + (index % 2) },
        { inside: countedIn(code, 2 + (index % 2), told) },
      );
    });
    const start = process.cpuUsage();
    expect(insideWay(code, steps).places).toHaveLength(15_000);
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(1500);
  });
});
