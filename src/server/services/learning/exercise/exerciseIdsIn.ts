import { programId } from '#src/domain/exercise/programId.ts';
import { questionIdOf } from '#src/server/markdown/guessBox.ts';

const fence = /^( {0,3})(`{3,}|~{3,})(.*)$/;
const task = /^ {0,3}:{3,}task\{[^}]*\bid="([a-z0-9-]+)"/;
const pageStart = /^ {0,3}(:{3,})page\b/;

/** The fence of what a task begins with, or of its solution: both are of its language. */
const programStart = /^ {0,3}[`~]{3,}\s*(\w+)\s(?:.*\s)?(?:start|solution)\b/;
const isWritten = /\bkind="(?:write|fix|fill)"/;

interface LectureParts {
  /** The ids of its exercises, in their order. */
  tasks: string[];
  /** The ids of its guesses that can return elsewhere. */
  questions: string[];
  /** What its programs are made of: one of more files is one. */
  programs: string[];
}

/**
 * The exercises and the programs in a lecture's Markdown. It is read for every draft, so it is not parsed (`readExercise.ts` is what
 * reads it all).
 */
function partsOf(markdown: string): LectureParts {
  const parts: LectureParts = { tasks: [], questions: [], programs: [] };
  /** How the program begins that the line is in: an exercise that is shown as text is none. */
  let open: { mark: string; indent: number; lines: string[] } | null = null;
  let page: { colons: string; files: string[] } | null = null;
  for (const line of markdown.split('\n')) {
    const [, indent = '', mark, rest = ''] = fence.exec(line) ?? [];
    if (open !== null) {
      if (mark?.startsWith(open.mark) && rest.trim() === '') {
        const code = open.lines.join('\n');
        parts.programs.push(code);
        page?.files.push(code);
        open = null;
      } else open.lines.push(line.replace(new RegExp(`^ {0,${open.indent}}`), ''));
    } else if (mark) {
      open = { mark, indent: indent.length, lines: [] };
      const id = /^\s*output\b/.test(rest) ? questionIdOf(rest) : null;
      if (id) parts.questions.push(id);
    } else if (page && line.trim() === page.colons) {
      parts.programs.push(page.files.join('\n'));
      page = null;
    } else {
      const colons = pageStart.exec(line)?.[1];
      if (colons) page = { colons, files: [] };
      else parts.tasks.push(task.exec(line)?.[1] ?? '');
    }
  }
  return { ...parts, tasks: parts.tasks.filter((id) => id !== '') };
}

/** The ids of the exercises in a lecture's Markdown, in their order. */
export const exerciseIdsIn = (markdown: string): string[] => partsOf(markdown).tasks;

/** The ids of what is asked in a lecture's Markdown, and asked again elsewhere: of its exercises and of its guesses. */
export function askedIdsIn(markdown: string): string[] {
  const { tasks, questions } = partsOf(markdown);
  return [...tasks, ...questions];
}

/** Those exercises in a lecture's Markdown that leave a program behind, which another one can go on with: of each id the language. */
export function programsIn(markdown: string): Map<string, string> {
  const ids = exerciseIdsIn(markdown);
  const languages = new Map<string, string>();
  let id: string | null = null;
  for (const line of markdown.split('\n')) {
    const [, own] = task.exec(line) ?? [];
    if (own !== undefined && ids.includes(own)) id = isWritten.test(line) ? own : null;
    const [, language] = programStart.exec(line) ?? [];
    if (id !== null && language !== undefined && !languages.has(id)) languages.set(id, language);
  }
  return languages;
}

/** Under which ids something is kept of a lecture: of what is asked in it, and of its programs that somebody may change. */
export function keptIdsIn({ id, text }: { id: string; text: string }): string[] {
  return [...askedIdsIn(text), ...partsOf(text).programs.map((code) => programId(id, code))];
}
