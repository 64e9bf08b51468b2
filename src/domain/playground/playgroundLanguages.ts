import type { Language } from '#src/domain/program/run.ts';
import type { ProgramFile } from './keptProgram.ts';
import { programFileNames } from './soundProgram.ts';

interface PlaygroundLanguage {
  /** As it is chosen, and in the list of programs. */
  name: string;
  /** Of `?jazyk=`; the first language needs none. */
  parameter: string | null;
  /** Of a program in one file: how its exported file ends. */
  extension: string;
}

export const playgroundLanguages: Record<Language, PlaygroundLanguage> = {
  javascript: { name: 'JavaScript', parameter: null, extension: 'js' },
  python: { name: 'Python', parameter: 'python', extension: 'py' },
  sql: { name: 'SQL', parameter: 'sql', extension: 'sql' },
  web: { name: 'Stránka', parameter: 'stranka', extension: 'html' },
};

/** In the order in which they are chosen. */
export const playgroundOrder = Object.keys(playgroundLanguages) as Language[];

/** The language that an address names; the first one where it names none. */
export const languageOfParameter = (parameter: string | null): Language =>
  playgroundOrder.find((language) => playgroundLanguages[language].parameter === parameter) ?? 'javascript';

const page = `<!doctype html>
<html lang="sk">
<head>
  <meta charset="utf-8">
  <title>Moja stránka</title>
  <link rel="stylesheet" href="style.css">
</head>
<body>

  <script src="program.js"></script>
</body>
</html>`;

/** What stands in a program that somebody has just begun. */
export const emptyFiles = (language: Language): ProgramFile[] => filesOf(language, language === 'web' ? [page] : []);

/** The files of a program with their names; what is missing is empty. */
export const filesOf = (language: Language, codes: readonly string[]): ProgramFile[] =>
  programFileNames[language].map((name, at) => ({ name, code: codes[at] ?? '' }));

/** What a file is written in, by the end of its name. */
export const fileLanguages: Record<string, Language> = {
  js: 'javascript',
  mjs: 'javascript',
  py: 'python',
  sql: 'sql',
  csv: 'sql',
  html: 'web',
  htm: 'web',
};

/** What kinds of files can be opened, as a field of files names them. */
export const acceptedFiles = Object.keys(fileLanguages)
  .map((extension) => `.${extension}`)
  .join();
