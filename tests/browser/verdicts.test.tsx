import { afterAll, beforeAll, expect, test } from 'vitest';
import { verdictMessage } from '#src/domain/exercise/verdictMessage.ts';
import { checkExercise } from '#src/runtimes/checkExercise.ts';
import { disposeRuntimes, lessonExercises, runtimeOf } from '#tests/support/lessonExercises.ts';

// What is said to learners of the lessons: wrong programs hear what is true of them, right ones of another shape pass.

// Starting it takes longer than a test may.
beforeAll(async () => runtimeOf('python')?.boot(), 60_000);
afterAll(disposeRuntimes);

const passed = 'passed';
const slip = (number: number) => `slip ${number}`;

/** An exercise, how its solution is changed – from this to that, or wholly – and the slip or the title that is said then. */
const cases: [id: string, change: [from: string, to: string][] | string, said: string][] = [
  // A name of the learner's own for a column hides no known mistake, and is none.
  [
    'sql-dlhsie-detektivky',
    [
      ['nazov,', 'nazov AS kniha,'],
      ['>= 150', '> 150'],
    ],
    slip(1),
  ],
  ['sql-dlhsie-detektivky', [['nazov,', 'nazov AS kniha,']], passed],
  [
    'sql-autori',
    [
      ['strany_spolu', 'pocet'],
      ['strany_spolu DESC', 'pocet'],
    ],
    slip(1),
  ],
  [
    'sql-upomienky',
    [
      ['SELECT meno', 'SELECT meno AS ziak'],
      ['IS NULL', '= NULL'],
    ],
    slip(1),
  ],
  [
    'sql-autori',
    [['autor, COUNT(*) AS knihy', 'COUNT(*) AS knihy, autor']],
    'Stĺpce majú byť v poradí: autor, knihy, strany_spolu',
  ],
  ['sql-autori', [[', COUNT(*) AS knihy', '']], 'Výsledok má mať 3 stĺpce, máš 2'],
  ['sql-zoznam-ziakov', "SELECT trieda, meno AS 'ziak' FROM ziaci;", passed],
  ['sql-zoznam-ziakov', 'SELECT trieda AS ziak, meno FROM ziaci;', 'Stĺpce sa majú volať: trieda, ziak'],
  [
    'sql-detektivky-v-cislach',
    [["zaner = 'detektívka'", "autor = 'Eva Tichá'"]],
    'Vo výsledku sú iné riadky alebo majú iné poradie',
  ],
  // What was tried with one value only.
  ['zaklady-rada-na-bicykel', [['>= 25', '>= 30']], 'Pri teplota = 25: riadok 1 výstupu má byť iný'],
  [
    'zaklady-rada-na-bicykel',
    [
      ['const teplota = 25', 'const stupne = 25'],
      ['(teplota', '(stupne'],
      ['(teplota', '(stupne'],
    ],
    'Program má mať premennú teplota s hodnotou na začiatku',
  ],
  ['zaklady-zlava-na-kupalisku', [['vek <= 12', '12 >= vek']], passed],
  ['zaklady-zlava-na-kupalisku', [['vek <= 12', 'vek == 12']], slip(4)],
  ['zaklady-vstup-na-kupalisko', [['||', '!==']], 'Pri vek = 9: riadok 1 výstupu má byť iný'],
  [
    'zaklady-listky-pre-skupinu',
    [['pocetOsob >= 5 && ', '']],
    'Pri vek = 13, maPreukaz = false, den = "streda", pocetOsob = 4: riadok 1 výstupu sa líši v jednom znaku',
  ],
  ['zaklady-skore', [['skore.length - 1', '3']], slip(3)],
  ['zaklady-tri-riadky', [['45 * 4', '45 + 45 + 45 + 45']], passed],
  ['zaklady-tri-riadky', [['45 * 4', '180']], 'V programe ešte chýba 45'],
  [
    'zaklady-uspory',
    [
      ['uspory + 10', '40'],
      ['uspory - cenaListka * 2', '26'],
    ],
    'Pri uspory = 50, cenaListka = 9: vo výstupe chýba „60“',
  ],
  // A value has a type.
  ['zaklady-pocet-nad', [['return pocet', 'return String(pocet)']], 'Vyšiel text "3", má vyjsť číslo 3'],
  [
    'ai-cena-listka',
    [
      ['return 50', 'return "50"'],
      ['== 50', '== "50"'],
      ['== 50', '== "50"'],
    ],
    'Vyšiel text "50", má vyjsť číslo 50',
  ],
  ['ai-cena-listka', [['assert cena_listka(14) == 50\n', '']], 'Tvoje testy túto chybu neodhalia'],
  [
    'hry-testy-posunu',
    [['posunRiadok([4, 4, 0, 0])', 'posunRiadok([8, 0, 0, 0])']],
    'Tvoje testy túto chybu neodhalia',
  ],
  ['hry-testy-posunu', [['"8 0 0 0"', '"4 4 0 0"']], 'Riadok 23: tento test neplatí ani pre tvoju funkciu'],
  [
    'hry-uloha-najvacsi',
    [['Math.max(...mriezka.flat())', 'mriezka.flat().sort().pop()']],
    'Výraz najvacsiKamen([[64, 0, 0, 0], [0, 128, 0, 0], [0, 0, 8, 0], [2, 0, 0, 0]]) dal niečo iné',
  ],
  // What is said is true.
  ['hry-uloha-sachovnica', [['% 2 === 0', '% 2 === 1']], 'Výraz '],
  ['hry-uloha-sachovnica', [['"#1d4166"', '"#1D4166"']], passed],
  ['ai-tri-pokusy', [['in odchody:', 'in sorted(odchody):']], 'Riadok 4 výstupu má byť iný'],
  // Keys and clicks are a browser's.
  [
    'hry-uloha-wasd',
    [
      ['  w: {', '  KeyW: {'],
      ['  s: {', '  KeyS: {'],
      ['  a: {', '  KeyA: {'],
      ['  d: {', '  KeyD: {'],
      ['udalost.key', 'udalost.code'],
    ],
    passed,
  ],
  ['hry-uloha-otocenia', [['let otocenia', 'const otocenia']], 'Riadok 21: '],
  ['hry-uloha-nova-hra', [['"click", novaHra', '"click", novaHra()']], 'Stránka sa ešte správa inak'],
  // What a JDK would take as well.
  ['java-karta-hraca', [['int body', 'long body']], passed],
  ['java-nikto-tu-nie-je', [['deti == 0', 'deti <= 0']], passed],
  ['java-nikto-tu-nie-je', [['} else {', '} else if (deti != 0) {']], passed],
  ['java-hadanie', [['tip != tajne', 'tajne != tip']], passed],
  ['java-dve-otazky', [['odpoved == 56', '56 == odpoved']], passed],
  ['java-dve-otazky', [['mesto.equalsIgnoreCase("Bratislava")', '"Bratislava".equalsIgnoreCase(mesto)']], passed],
];

test.each(cases)('%s: %j', { tags: ['thorough'] }, async (id, change, said) => {
  const exercise = lessonExercises.find((one) => one.exercise.id === id)?.exercise;
  if (!exercise) throw new Error(`No exercise „${id}“.`);
  const { solution } = exercise;
  const program =
    typeof change === 'string'
      ? change
      : change.reduce((now, [from, to]) => {
          expect(now).toContain(from);
          return now.replace(from, () => to);
        }, solution);
  const verdict = await checkExercise(exercise, program, runtimeOf(exercise.language));
  const { title, html } = verdictMessage(verdict, exercise, program);
  const heard = verdict.kind === 'passed' ? passed : (html ?? title.replaceAll('\u00A0', ' '));
  expect(said.endsWith(' ') ? heard.slice(0, said.length) : heard).toBe(said);
});
