import { withoutDirectionMarks } from '#src/contract/invisibleCharacters.ts';
import { longestKeptProgram, longestProgramName } from '#src/contract/limits.ts';
import type { Language } from '#src/domain/program/run.ts';
import type { PlaygroundProgram, ProgramFile } from './keptProgram.ts';

/** What the files of a program are called, by its language, in their order. */
export const programFileNames: Record<Language, readonly string[]> = {
  javascript: ['program.js'],
  python: ['program.py'],
  sql: ['program.sql'],
  web: ['index.html', 'style.css', 'program.js'],
};

const databasePattern = /^[a-z\d-]{1,80}$/;
const control = /\p{Cc}+/gu;

/** A name as it is kept: one line, that reads as it is written. */
export function programName(text: string): string {
  const line = withoutDirectionMarks(text).replace(control, ' ').trim();
  // Not through the middle of a letter that is two characters.
  return line
    .slice(0, longestProgramName)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
}

export const programLength = (files: readonly ProgramFile[]): number =>
  files.reduce((length, { code }) => length + code.length, 0);

const isFile = (value: unknown): value is ProgramFile => {
  const { name, code } = Object(value);
  return typeof name === 'string' && typeof code === 'string';
};

/**
 * What somebody else has written down as a program – a link, a file, a storage – with nothing that a program does not have; `null`
 * where it is none. Nothing of it is run.
 */
export function soundProgram(value: unknown): PlaygroundProgram | null {
  const { language, name, files, database }: Record<string, unknown> = Object(value);
  const known = typeof language === 'string' && Object.hasOwn(programFileNames, language);
  if (!known || typeof name !== 'string' || !Array.isArray(files) || !files.every(isFile)) return null;
  const names = programFileNames[language as Language];
  const isWhole = files.length === names.length && files.every((file, at) => file.name === names[at]);
  if (!isWhole || programLength(files) > longestKeptProgram) return null;
  const isAsking = database !== undefined;
  if (isAsking && !(language === 'sql' && typeof database === 'string' && databasePattern.test(database))) return null;
  return {
    language: language as Language,
    name: programName(name),
    files: files.map((file) => ({ name: file.name, code: file.code })),
    ...(isAsking && { database }),
  };
}
