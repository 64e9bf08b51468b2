import { expect, test } from 'vitest';
import { playgroundExamples } from '#src/domain/playground/examples.ts';
import { playgroundOrder } from '#src/domain/playground/playgroundLanguages.ts';
import { fileOf, programOfFile } from '#src/domain/playground/programFile.ts';
import { soundProgram } from '#src/domain/playground/soundProgram.ts';

test.each(playgroundOrder)('the example in %s is a sound program, and a file of it opens again', (language) => {
  const example = playgroundExamples[language];
  expect(soundProgram(example)).toEqual(example);
  const { name, text } = fileOf(example);
  const opened = programOfFile(name, text);
  expect(opened).toMatchObject({ language });
  expect(soundProgram(opened)).toEqual(opened);
  if (language !== 'web') expect(opened).toMatchObject({ files: example.files });
});

test('a page is a file that opens by itself: styles and scripts are in it', () => {
  const { name, text } = fileOf(playgroundExamples.web);
  expect(name).toBe('pocitadlo.html');
  expect(text).toContain('padding: 12px 32px;');
  expect(text).toContain('pocet = pocet + 1;');
  expect(text).not.toContain('style.css');
  expect(text).not.toContain('program.js');
});

test('the kind of a file is told by its name, its text comes with plain line ends', () => {
  expect(programOfFile('Môj pokus.JS', '\uFEFFlet a = 1;\r\nlet b;\r')).toEqual({
    language: 'javascript',
    name: 'Môj pokus',
    files: [{ name: 'program.js', code: 'let a = 1;\nlet b;\n' }],
  });
  expect(programOfFile('vek.csv', 'meno;vek\nEma;9')).toMatchObject({ language: 'sql', name: 'vek' });
});

test('what is no program, too long, or no text at all, says so', () => {
  expect(programOfFile('foto.png', 'a')).toEqual({ refused: 'kind' });
  expect(programOfFile('bez-koncovky', 'a')).toEqual({ refused: 'kind' });
  expect(programOfFile('a.js', 'a\0b')).toEqual({ refused: 'binary' });
  expect(programOfFile('a.py', '\uFFFD\uFFFD')).toEqual({ refused: 'binary' });
  expect(programOfFile('a.js', 'a'.repeat(100_001))).toEqual({ refused: 'size' });
  expect(programOfFile('a.js', 'a'.repeat(100_000))).toMatchObject({ language: 'javascript' });
});
