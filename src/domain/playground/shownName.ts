import type { PlaygroundProgram } from './keptProgram.ts';
import { playgroundLanguages } from './playgroundLanguages.ts';
import { programName } from './soundProgram.ts';

const comments: Record<PlaygroundProgram['language'], RegExp> = {
  javascript: /^\s*(?:\/\/+|\/\*+)\s*(.+?)\s*(?:\*\/)?\s*$/m,
  python: /^\s*#+(?!!)\s*(.+?)\s*$/m,
  sql: /^\s*--\s*(.+?)\s*$/m,
  web: /<title>\s*([^<]+?)\s*<\/title>/i,
};

/** What a program is called: as somebody has named it, else by its first comment, or the title of its page. */
export function shownName({ name, language, files }: PlaygroundProgram): string {
  return programName(name) || unnamed({ language, files });
}

/** What a program is called that nobody has named. */
export function unnamed({ language, files }: Pick<PlaygroundProgram, 'language' | 'files'>): string {
  const [, comment = ''] = comments[language].exec(files[0]?.code ?? '') ?? [];
  return programName(comment) || `${playgroundLanguages[language].name} bez mena`;
}
