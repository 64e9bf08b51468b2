import { describe, expect, test } from 'vitest';
import type { ExerciseCheck } from '#src/contract/exercise.ts';
import { checkStates } from '#src/domain/exercise/checkStates.ts';
import { comparePieces, compareRows } from '#src/domain/exercise/difference.ts';
import type { Difference, Verdict } from '#src/domain/exercise/verdict.ts';
import { runVerdictMessage, verdictMessage } from '#src/domain/exercise/verdictMessage.ts';

const output: ExerciseCheck = { name: 'Vypíše tri jedlá', output: 'Raňajky\nObed\nVečera' };
const rule: ExerciseCheck = { name: 'Tu sa cvičí cyklus', requires: 'for' };
const exercise = {
  kind: 'write' as const,
  language: 'javascript' as const,
  start: '',
  solution: '',
  checks: [rule, output],
};

const failed = (expected: string, actual: string): Verdict => ({
  kind: 'failed',
  at: 1,
  check: output,
  difference: { of: 'text', expected, actual },
  held: [],
});
const title = (verdict: Verdict, asked: Parameters<typeof verdictMessage>[1] = exercise, code = 'x') =>
  verdictMessage(verdict, asked, code).title;

describe('the title names the place', () => {
  test.each([
    ['Večera', 'Vecera', 'Riadok 1 výstupu sa líši v\u00A0jednom znaku'],
    ['a\nObed', 'a\nObed doma', 'Riadok 2 výstupu má byť iný'],
    ['a\nb\nc', 'a\nb', 'Riadok 3 výstupu chýba'],
    ['a', 'a\nb', 'Riadok 2 výstupu je tu navyše'],
    ['a', '', 'Program zatiaľ nič nevypísal'],
  ])('%j and %j', (expected, actual, said) => {
    expect(title(failed(expected, actual))).toBe(said);
  });

  test.each([
    [3, 2, 'Vo výsledku chýba 1\u00A0riadok'],
    [5, 2, 'Vo výsledku chýbajú 3\u00A0riadky'],
    [9, 2, 'Vo výsledku chýba 7\u00A0riadkov'],
    [1, 2, 'Vo výsledku je 1\u00A0riadok navyše'],
    [1, 4, 'Vo výsledku sú 3\u00A0riadky navyše'],
    [2, 2, 'Vo výsledku sú iné riadky alebo majú iné poradie'],
  ])('a table of %i rows that has %i', (expected, actual, said) => {
    const table = (count: number) => ({
      kind: 'table' as const,
      columns: ['a'],
      rows: Array.from({ length: count }, (_, index) => [String(index)]),
    });
    const difference: Difference = { of: 'table', fault: 'rows', expected: table(expected), actual: table(actual) };
    expect(title({ kind: 'failed', at: 0, check: output, difference, held: [] })).toBe(said);
  });

  test.each([
    ['count', ['a', 'b', 'c'], ['a', 'b'], 'Výsledok má mať 3\u00A0stĺpce, máš 2'],
    ['count', ['a'], ['a', 'b'], 'Výsledok má mať 1\u00A0stĺpec, máš 2'],
    ['count', ['a', 'b', 'c', 'd', 'e'], ['a'], 'Výsledok má mať 5\u00A0stĺpcov, máš 1'],
    ['order', ['autor', 'počet'], ['x', 'y'], 'Stĺpce majú byť v\u00A0poradí: autor, počet'],
    ['names', ['trieda', 'ziak'], ['trieda', 'meno'], 'Stĺpce sa majú volať: trieda, ziak'],
  ] as const)('a fault of columns: %s', (fault, wanted, given, said) => {
    const table = (columns: readonly string[]) => ({ kind: 'table' as const, columns: [...columns], rows: [] });
    const difference: Difference = { of: 'table', fault, expected: table(wanted), actual: table(given) };
    expect(title({ kind: 'failed', at: 0, check: output, difference, held: [] })).toBe(said);
  });

  test('of what is not written yet, or left as it was', () => {
    expect(title({ kind: 'empty' }, exercise, '  \n')).toBe('Zatiaľ tu nič nie je');
    expect(title({ kind: 'empty' }, { ...exercise, kind: 'fix' })).toBe('Kód je zatiaľ taký, aký bol');
    expect(title({ kind: 'empty' }, { ...exercise, kind: 'fill', start: 'a\nb = ____' })).toBe(
      'Riadok 2: na doplnenie čaká prázdne miesto',
    );
  });

  test('of a rule', () => {
    expect(title({ kind: 'rule', check: rule, word: 'for', line: null, held: [] })).toBe(
      'V\u00A0programe ešte chýba for',
    );
    const forbidden = { name: 'Bez var', forbids: 'var' };
    expect(title({ kind: 'rule', check: forbidden, word: 'var', line: 2, held: [] })).toBe('Riadok 2: skús to bez var');
  });
});

test('a text that is missing from the output is named, and set beside nothing', () => {
  const check: ExerciseCheck = { name: 'Povie meno', prints: 'Volám sa' };
  const difference: Difference = { of: 'text', expected: 'Volám sa', actual: 'Ahoj' };
  const message = verdictMessage({ kind: 'failed', at: 0, check, difference, held: [] }, exercise, 'x');
  expect(message).toEqual({ tone: 'calm', mark: 'differs', title: 'Vo výstupe chýba „Volám sa“', text: 'Povie meno.' });
});

test('only what is broken is said as broken', () => {
  const tone = (verdict: Verdict) => verdictMessage(verdict, exercise, 'x').tone;
  expect(tone({ kind: 'broken', result: { verdict: 'stopped', reason: 'time', line: 2 }, held: [] })).toBe('calm');
  expect(tone(failed('a', 'b'))).toBe('calm');
  const error = { kind: 'runtime' as const, name: 'ReferenceError', message: 'a is not defined', line: 1 };
  const message = verdictMessage({ kind: 'broken', result: { verdict: 'failed', error }, held: [] }, exercise, 'x');
  expect(message).toMatchObject({ tone: 'broken', mark: 1, original: 'ReferenceError: a is not defined' });
});

test('how a program is put right goes with what is said of it', () => {
  const mend = { from: 0, to: 6, text: 'console' };
  const said = { what: 'meno consle program nepozná', hint: 'Nemyslíš console?', mend };
  const error = { kind: 'runtime' as const, name: 'ReferenceError', message: 'x', line: 1, said };
  const message = verdictMessage({ kind: 'broken', result: { verdict: 'failed', error }, held: [] }, exercise, 'x');
  expect(message.mend).toEqual(mend);
  const note = { line: 1, ...said };
  expect(runVerdictMessage({ verdict: 'finished', note })).toMatchObject({ tone: 'calm', mend });
});

test('a guess that was not right is never wrong, and a line that is only read is not told', () => {
  const difference: Difference = { of: 'text', expected: '12', actual: '7' };
  const of = (kind: 'predict' | 'order' | 'fill') =>
    verdictMessage({ kind: 'different', line: 2, difference }, { ...exercise, kind, solution: '12' }, '7');
  expect(of('predict')).toMatchObject({ tone: 'calm', title: 'Tentoraz inak: 12', difference });
  expect(of('order')).toMatchObject({ tone: 'calm', mark: 2, title: 'Riadok 2 patrí inam' });
  expect(of('fill').title).toBe('Riadok 2: sem patrí niečo iné');
  expect([of('order').difference, of('fill').difference]).toEqual([undefined, undefined]);
  const guess = { ...exercise, kind: 'predict' as const, solution: '12' };
  expect(title({ kind: 'slip', messageHtml: '', held: [] }, guess)).toBe('Tentoraz inak: 12');
  expect(title({ kind: 'passed' }, guess)).toBe('Presne tak');
});

test.each([
  [0, 'Splnené'],
  [1, 'Kontrola prešla'],
  [2, 'Obe kontroly prešli'],
  [3, 'Všetky 3\u00A0kontroly prešli'],
  [5, 'Všetkých 5\u00A0kontrol prešlo'],
])('%i checks have passed', (count, said) => {
  expect(title({ kind: 'passed' }, { ...exercise, checks: Array.from({ length: count }, () => output) })).toBe(said);
});

describe('two texts', () => {
  test.each([
    ['Večera', 'Vecera', 'Ve[č]era', 'Ve[c]era'],
    ['a b', 'a  b', 'a b', 'a [·]b'],
    ['ab', 'a\nb', 'ab', 'a[↩]b'],
    ['', 'x', '', '[x]'],
  ])('%j and %j', (expected, actual, wanted, given) => {
    const pieces = comparePieces(expected, actual);
    const said = (of: typeof pieces.expected) =>
      of.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('');
    expect([said(pieces.expected), said(pieces.actual)]).toEqual([wanted, given]);
  });
});

test('of two tables each row is counted as often as it is there', () => {
  const table = (...rows: string[]) => ({ kind: 'table' as const, columns: ['a'], rows: rows.map((cell) => [cell]) });
  const states = compareRows(table('x', 'x', 'y'), table('x', 'z')).map(({ cells, state }) => `${cells[0]} ${state}`);
  expect(states).toEqual(['x same', 'z extra', 'x missing', 'y missing']);
});

test('every check that holds is ticked, whatever is said first', () => {
  const checks = [output, { name: 'Druhá', prints: 'b' }, rule];
  expect(checkStates(checks, null)).toEqual(['untouched', 'untouched', 'untouched']);
  const difference: Difference = { of: 'none' };
  const failing: Verdict = { kind: 'failed', at: 0, check: output, difference, held: [false, true, false] };
  expect(checkStates(checks, failing)).toEqual(['fails', 'holds', 'waits']);
  const broken: Verdict = { kind: 'rule', check: rule, word: 'for', line: null, held: [true, false, false] };
  expect(checkStates(checks, broken)).toEqual(['holds', 'waits', 'fails']);
  const slip: Verdict = { kind: 'slip', messageHtml: '', held: [false, true, true] };
  expect(checkStates(checks, slip)).toEqual(['waits', 'holds', 'holds']);
  const stopped: Verdict = {
    kind: 'broken',
    result: { verdict: 'stopped', reason: 'time', line: 2 },
    held: [true, false, false],
  };
  expect(checkStates(checks, stopped)).toEqual(['holds', 'waits', 'waits']);
  expect(checkStates(checks, { ...stopped, held: [false, false, false] })).toEqual(Array(3).fill('untouched'));
  expect(checkStates(checks, { kind: 'empty' })).toEqual(Array(3).fill('untouched'));
  expect(checkStates(checks, { kind: 'passed' })).toEqual(['holds', 'holds', 'holds']);
});

test('what would work too passes, and is told what we have', () => {
  const text = (instead: { ours: string; because?: string }) =>
    verdictMessage({ kind: 'passed', instead }, { ...exercise, kind: 'fill' }, 'x').text;
  expect(text({ ours: 'int', because: 'body sú celé číslo' })).toBe(
    'Toto by fungovalo tiež. My sme čakali int, lebo body sú celé číslo.',
  );
  expect(text({ ours: 'int' })).toBe('Toto by fungovalo tiež. My sme čakali int.');
  const outside: Verdict = { kind: 'different', line: 9, isOutside: true, difference: { of: 'none' } };
  expect(title(outside, { ...exercise, kind: 'fill' })).toBe('Riadok 9: zmenilo sa aj to, čo nie je prázdne miesto');
});

test('a query and a page are called so', () => {
  const of = (language: 'sql' | 'web', verdict: Verdict, kind: 'write' | 'fix' | 'predict' = 'write') =>
    verdictMessage(verdict, { ...exercise, kind, language }, 'x');
  const missing: Verdict = { kind: 'rule', check: rule, word: 'WHERE', line: null, held: [] };
  const unlike: Verdict = { kind: 'failed', at: 0, check: output, difference: { of: 'none' }, held: [] };
  expect(of('sql', { kind: 'passed' }).text).toBe('Dopyt našiel presne to, čo mal.');
  expect(of('sql', { kind: 'passed' }, 'predict').text).toBe('Dopyt čítaš tak ako databáza.');
  expect(of('sql', missing).title).toBe('V\u00A0dopyte ešte chýba WHERE');
  expect(of('sql', unlike).title).toBe('Dopyt ešte nenašiel, čo mal');
  expect(of('web', { kind: 'passed' }).text).toBe('Stránka robí presne to, čo mala.');
  expect(of('web', missing).title).toBe('Na stránke ešte chýba WHERE');
  expect(of('web', unlike).title).toBe('Stránka sa ešte správa inak');
});

test('tests that notice nothing are told so', () => {
  const check: ExerciseCheck = { name: 'Testy sa ozvú pri šestke', catches: 'def f(): return 0' };
  const verdict: Verdict = { kind: 'failed', at: 0, check, difference: { of: 'none' }, held: [] };
  expect(verdictMessage(verdict, exercise, 'x')).toMatchObject({
    title: 'Tvoje testy túto chybu neodhalia',
    text: 'Testy sa ozvú pri šestke.',
  });
});

test("a test that does not hold for the learner's own function is told with its line", () => {
  const check: ExerciseCheck = { name: 'Testy sa ozvú', catches: 'function f() {}' };
  const verdict: Verdict = { kind: 'failed', at: 0, check, difference: { of: 'unmet', line: 7 }, held: [] };
  expect(verdictMessage(verdict, exercise, 'x')).toMatchObject({
    mark: 7,
    title: 'Riadok 7: tento test neplatí ani pre tvoju funkciu',
  });
});

describe('a check with other first values', () => {
  const check: ExerciseCheck = { name: 'Na bicykel', with: { teplota: 24, dni: ['po', 'ut'] }, output: 'Bicykel' };

  test('names them', () => {
    const difference: Difference = { of: 'text', expected: 'Bicykel', actual: 'Kino' };
    expect(title({ kind: 'failed', at: 0, check, difference, held: [] })).toBe(
      'Pri teplota = 24, dni = ["po", "ut"]: riadok 1 výstupu má byť iný',
    );
    const error = { kind: 'runtime' as const, name: 'ReferenceError', message: 'a is not defined', line: 3 };
    const broken: Verdict = {
      kind: 'broken',
      result: { verdict: 'failed', error },
      with: { teplota: 9, prsi: true },
      held: [],
    };
    expect(verdictMessage(broken, exercise, 'x')).toMatchObject({
      mark: 3,
      text: expect.stringMatching(/ Stalo sa to pri teplota = 9, prsi = true\.$/),
    });
    expect(verdictMessage(broken, { ...exercise, language: 'python' }, 'x').text).toContain('prsi = True.');
  });

  test('says calmly what the program has to begin with', () => {
    const difference: Difference = { of: 'first', name: 'teplota', value: 24 };
    const missing: Verdict = { kind: 'failed', at: 0, check, difference, held: [] };
    expect(verdictMessage(missing, exercise, 'x')).toEqual({
      tone: 'calm',
      mark: 'differs',
      title: 'Program má mať premennú teplota s\u00A0hodnotou na začiatku',
      text: 'Napríklad const teplota = 24; mimo zložených zátvoriek. Pri kontrole do nej dosadíme aj iné hodnoty.',
    });
    expect(verdictMessage(missing, { ...exercise, language: 'python' }, 'x').text).toBe(
      'Napríklad teplota = 24 na riadku bez odsadenia. Pri kontrole do nej dosadíme aj iné hodnoty.',
    );
  });
});
