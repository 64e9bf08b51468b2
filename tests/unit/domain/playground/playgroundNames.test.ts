import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ofLesson } from '#src/domain/playground/ofLesson.ts';
import { filesOf, languageOfParameter } from '#src/domain/playground/playgroundLanguages.ts';
import { shownName } from '#src/domain/playground/shownName.ts';
import { soundProgram } from '#src/domain/playground/soundProgram.ts';
import { tablesOf } from '#src/domain/playground/tablesOf.ts';
import type { Language } from '#src/domain/program/run.ts';

const named = (language: Language, name: string, code: string) =>
  shownName({ language, name, files: filesOf(language, [code]) });

test('a program is called as somebody named it, else by its first comment or its title, else by its language', () => {
  expect(named('javascript', ' Kocka ', '// hod')).toBe('Kocka');
  expect(named('javascript', '', 'let a;\n// Hod kockou\n')).toBe('Hod kockou');
  expect(named('javascript', '', '/* Hod */')).toBe('Hod');
  expect(named('python', '', '#!/usr/bin/python\n# Štvorec')).toBe('Štvorec');
  expect(named('sql', '', '-- Knihy\nSELECT 1;')).toBe('Knihy');
  expect(named('web', '', '<title> Môj rozvrh </title>')).toBe('Môj rozvrh');
  expect(named('python', '', 'print(1)')).toBe('Python bez mena');
});

test('an address names a language; another word means the first one', () => {
  expect(languageOfParameter('python')).toBe('python');
  expect(languageOfParameter('stranka')).toBe('web');
  expect(languageOfParameter('java')).toBe('javascript');
  expect(languageOfParameter(null)).toBe('javascript');
});

test('the tables of the library are those that a query can ask', () => {
  const library = readFileSync('src/content/databases/kniznica.sql', 'utf8');
  expect(tablesOf(library)).toEqual([
    { name: 'ziaci', columns: ['id', 'meno', 'trieda'] },
    { name: 'knihy', columns: ['id', 'nazov', 'autor', 'zaner', 'strany'] },
    { name: 'vypozicky', columns: ['id', 'ziak_id', 'kniha_id', 'pozicana', 'vratena'] },
  ]);
});

test("a lesson's program is a sound one of one's own, whatever its files are called there", () => {
  const query = ofLesson(
    {
      title: 'SQL',
      language: 'sql',
      files: [{ name: 'SQL', code: 'SELECT 1;' }],
      address: '/runtimes/sql/a1/skolska-kniznica.html',
    },
    'Prvý dopyt',
  );
  expect(query).toMatchObject({ name: 'Prvý dopyt', database: 'skolska-kniznica' });
  const page = ofLesson(
    {
      title: 'Had',
      language: 'web',
      files: [
        { name: 'had.html', code: '<link rel="stylesheet" href="had.css"><script src="had.js"></script>' },
        { name: 'had.css', code: 'b {}' },
        { name: 'had.js', code: 'let a;' },
      ],
      address: '/runtimes/web/a1/frame.html',
    },
    'Hra',
  );
  expect(page.name).toBe('Had');
  expect(page.files.map(({ code }) => code)).toEqual([
    '<link rel="stylesheet" href="style.css"><script src="program.js"></script>',
    'b {}',
    'let a;',
  ]);
  const two = ofLesson(
    {
      title: 'Had',
      language: 'web',
      files: [
        { name: 'had.html', code: '<script src="a.js"></script><script src="b.js"></script>' },
        { name: 'a.js', code: 'let a;' },
        { name: 'b.js', code: 'let b;' },
      ],
      address: '',
    },
    'Hra',
  );
  expect(two.files[0]?.code).toBe('<script>let a;</script><script>let b;</script>');
  for (const program of [query, page, two]) expect(soundProgram(program)).toEqual(program);
});
