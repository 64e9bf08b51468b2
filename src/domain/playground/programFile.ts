import { longestKeptProgram } from '#src/contract/limits.ts';
import { joinFiles } from '#src/domain/program/joinFiles.ts';
import { slugOf } from '#src/domain/slugOf.ts';
import { csvTable } from './csvTable.ts';
import type { PlaygroundProgram } from './keptProgram.ts';
import { fileLanguages, filesOf, playgroundLanguages } from './playgroundLanguages.ts';
import { shownName } from './shownName.ts';
import { programName } from './soundProgram.ts';

/** No text of a program is longer in bytes: one sign has at most four, and a page's styles and scripts come from the same file. */
export const longestFile = longestKeptProgram * 4;

/** A program as a file of its own; a page is one that opens by itself. */
export function fileOf(program: PlaygroundProgram): { name: string; text: string } {
  const { language, files } = program;
  const name = `${slugOf(shownName(program))}.${playgroundLanguages[language].extension}`;
  return { name, text: language === 'web' ? joinFiles(files).html : (files[0]?.code ?? '') };
}

/** A file as a program: what it is written in, its name says. */
export function programOfFile(
  fileName: string,
  text: string,
): PlaygroundProgram | { refused: 'kind' | 'size' | 'binary' } {
  const [, base = '', extension = ''] = /^(.*?)\.([^.]*)$/.exec(fileName) ?? [];
  const language = fileLanguages[extension.toLowerCase()];
  if (!language) return { refused: 'kind' };
  if (text.includes('\0') || text.includes('\uFFFD')) return { refused: 'binary' };
  const plain = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const lines = extension.toLowerCase() === 'csv' ? csvTable(base, plain) : plain;
  if (lines === null) return { refused: 'kind' };
  if (lines.length > longestKeptProgram) return { refused: 'size' };
  return { language, name: programName(base), files: filesOf(language, [lines]) };
}
