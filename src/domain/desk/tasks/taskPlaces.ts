/** The lines of a text that are no code, each with its number from 1, and the fence that is still open at its end. */
export function linesOutsideCode(text: string): { lines: [number: number, line: string][]; open: string | null } {
  const lines: [number, string][] = [];
  let open: string | null = null;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const [, run = '', rest = ''] = /^ {0,3}(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    if (open !== null) {
      if (run.startsWith(open) && rest.trim() === '') open = null;
    } else if (run !== '' && !(run.startsWith('`') && rest.includes('`'))) open = run;
    else lines.push([index + 1, line]);
  }
  return { lines, open };
}

/** The lines, from 1, on which the checked tasks of a text begin: known without a parser, which comes with the form. */
export function taskLines(text: string): number[] {
  const begins = /^[ >]*:{3,}task\b.*\{(?:.*[\s"'])?(?:#|id\b|kind\b)/;
  return linesOutsideCode(text).lines.flatMap(([number, line]) => (begins.test(line) ? number : []));
}

/** A task by the beginning of its words, in a sentence about it. */
export function shortTaskName(name: string): string {
  if (name.length <= longestName) return `„${name}“`;
  return `„${name.slice(0, longestName).replace(/\s+\S*$/, '')}…“`;
}

/** In signs. */
const longestName = 60;

/** Which task of a text a line belongs to, from 1; `null` before the first. */
export function taskAt(text: string, line: number): number | null {
  return taskLines(text).filter((start) => start <= line).length || null;
}

/** A name that no task of the text has, made of the address of its lecture. */
export function freeTaskId(address: string, taken: readonly string[]): string {
  const plain = address
    .replace(/^.*\//, '')
    .replace(/^lec-/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '');
  const base = [plain, 'uloha'].filter(Boolean).join('-');
  for (let number = 1; ; number++) {
    const id = number === 1 ? base : `${base}-${number}`;
    if (!taken.includes(id)) return id;
  }
}
