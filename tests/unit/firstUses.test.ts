import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { featuresOf } from '#scripts/firstUses/featuresOf.ts';
import { findFirstUses } from '#scripts/firstUses/findFirstUses.ts';
import { coursesToCheck, readCourse, type TaughtCourse } from '#scripts/firstUses/readCourse.ts';
import { terms } from '#scripts/firstUses/terms.ts';

const root = join(import.meta.dirname, '../..');
const read = (folder: string) => readCourse(join(root, folder));

/** What the lessons still owe their readers: it becomes shorter, and nothing comes to it. */
const owed: Record<string, string[]> = {
  'src/content/courses/programovanie-od-nuly': ['funkcia', 'metóda', 'vlastnosť'],
};

test.each(coursesToCheck)('$folder uses nothing before it teaches it', ({ folder, before }) => {
  const { early, unknown } = findFirstUses(read(folder), before.map(read));
  const found = early
    .filter(({ use }) => !owed[folder]?.includes(use))
    .map(({ use, file, line, taughtIn }) => `${use} in ${file}:${line}, taught in ${taughtIn ?? 'no lecture'}`);
  expect(found, 'Explain it there or before, and name it in teaches.yml of the chapter.').toEqual([]);
  expect(unknown, 'lectures that teaches.yml names and no course has').toEqual([]);
});

test('the words that courses teach are those of the glossary', () => {
  const glossary = readFileSync(join(root, 'docs/glossary.md'), 'utf8');
  const missing = Object.keys(terms).filter((term) => !glossary.includes(term.replace(/ \(.*/, '')));
  expect(missing).toEqual([]);
});

describe('what a program uses', () => {
  test.each<[string, string[]]>([
    ['let a = 1; a = a + 2;', ['let', 'a = …']],
    ['if (a) b(); else if (!c) d(); else e();', ['if', 'else if', '!', 'else']],
    ['const [a, b] = [c, ...d];', ['const', 'destructuring', '[]', '...']],
    ['for (const a of b) c.push(`a`);', ['for…of', 'const', '.push()', '`…`']],
    ['const f = (a = 1) => a > 1 ? null : a % 2;', ['const', '=>', 'parameter = …', '?:', '>', 'null', '%']],
    ['a[0] = Math.round(Number("2"));', ['a[i] = …', 'a[i]', 'Math.round()', 'Number()']],
    ['const ziak = { vek: 15 }; ziak.vek++; ziak.meno.length;', ['const', '{}', 'a.b', '++', '.length', '.meno']],
    ['const ziak = {}; ziak.vek = 15; log(ziak.vek);', ['const', '{}', 'a.b = …', 'a.b']],
    ['prvok.hidden = true; log(prvok.hidden);', ['a.b = …', 'true, false', '.hidden']],
    ['/* a gap */ a.____(1);', []],
  ])('%s', (code, features) => {
    expect([...(featuresOf(code) ?? [])].sort()).toEqual([...features].sort());
  });

  test('is unknown where it is no program', () => {
    expect(featuresOf('console.log("Ahoj)')).toBeNull();
  });
});

describe('a use before its lecture', () => {
  const course = (changes: Partial<TaughtCourse> = {}): TaughtCourse => ({
    lectures: ['prva', 'druha', 'tretia'].map((id, index) => ({
      id,
      file: `${id}.md`,
      programs: index === 1 ? [] : [{ text: 'let a = 1;', line: 7 }],
      paragraphs: index === 0 ? [] : [{ text: 'Podľa indexov.', line: 9 }],
    })),
    teaches: new Map([
      ['druha', ['let']],
      ['tretia', ['index']],
    ]),
    later: [],
    ...changes,
  });
  const early = (...of: Parameters<typeof findFirstUses>) =>
    findFirstUses(...of).early.map(({ use, lecture, line, taughtIn }) => [use, lecture, line, taughtIn]);

  test('is found in programs and in sentences, with its line', () => {
    expect(early(course())).toEqual([
      ['let', 'prva', 7, 'druha'],
      ['index', 'druha', 9, 'tretia'],
    ]);
  });

  test('is none where a course before taught it, or the lecture says that it comes later', () => {
    const excused = course({ later: [{ use: 'let', lecture: 'prva', because: 'Príde.' }] });
    expect(early(excused)).toEqual([['index', 'druha', 9, 'tretia']]);
    expect(early(course(), [course({ teaches: new Map([['x', ['let', 'index']]]) })])).toEqual([]);
  });

  test('is asked again in the lecture behind one that is excused', () => {
    const later = [{ use: 'index', lecture: 'druha', because: 'Príde.' }];
    expect(early(course({ later, teaches: new Map([['prva', ['let']]]) }))).toEqual([['index', 'tretia', 9, null]]);
  });

  test('is one where a course never teaches it, and a table may name no lecture that is not there', () => {
    expect(early(course({ teaches: new Map([['prva', ['let']]]) }))).toEqual([['index', 'druha', 9, null]]);
    expect(findFirstUses(course({ teaches: new Map([['iná', ['let']]]) })).unknown).toEqual(['iná']);
  });
});
