import type { FirstValues } from '#src/contract/exercise.ts';
import { silent } from '#src/domain/exercise/findWord.ts';
import { valueText } from '#src/domain/exercise/valueWords.ts';
import { type Place, putFirstValues } from '#src/runtimes/firstValues.ts';
import type { Begun } from '#src/runtimes/runtime.ts';

/** A Python program that begins with other values. */
export function beginPythonWith(code: string, values: FirstValues): Begun {
  const heard = heardOf(code);
  return putFirstValues(
    code,
    values,
    (name) => firstValue(code, heard, name),
    (value) => valueText(value, 'python'),
  );
}

/** A Python program with another function behind its own of that name. */
export function beginPythonAs(code: string, own: string): Begun {
  const [, name = ''] = /^def\s+([\p{L}_][\p{L}\p{N}_]*)/mu.exec(own) ?? [];
  const heard = heardOf(code);
  const made = new RegExp(`^(?:def[ \\t]+${name}\\b|${name}[ \\t]*=(?!=)).*`, 'm').exec(heard);
  if (!made) return { missing: name };
  const behind = made.index + made[0].length;
  // Up to the next line that is not of it.
  const next = /\n(?=[^\s)\]}])/.exec(heard.slice(behind));
  const end = next ? behind + next.index : code.length;
  return { code: `${code.slice(0, end)}\n${own}${code.slice(end)}` };
}

/** Without texts and remarks, letter for letter, so that places stay. */
function heardOf(code: string): string {
  return code.replace(silent.python, (text) => text.replace(/[^\n]/g, ' '));
}

/** What the name is given first, outside of all blocks and texts; `null` where that is computed. */
function firstValue(code: string, heard: string, name: string): Place | null {
  const given = new RegExp(`^${name}[ \\t]*(?::[^=\\n]*)?=(?!=)[ \\t]*`, 'm').exec(heard);
  if (!given) return null;
  // A text was not heard: its own beginning is behind the sign.
  const start = given.index + given[0].trimEnd().length;
  const first = start + (/^[ \t]*/.exec(code.slice(start))?.[0].length ?? 0);
  const end = endOfValue(code, first);
  return end !== null && /^[ \t]*(?:[#;\n]|\r|$)/.test(code.slice(end)) ? { start: first, end } : null;
}

const one =
  /(?:[rRuU]?(?:"""(?:\\[\s\S]|[^\\])*?"""|'''(?:\\[\s\S]|[^\\])*?'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')|[-+]?(?:\d[\d_]*(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?|(?:True|False|None)\b)/y;
const between = /(?:\s|#.*)*/y;

/** Behind a plain value that begins there; `null` where none does. */
function endOfValue(code: string, start: number): number | null {
  const behind = (pattern: RegExp, at: number) => {
    pattern.lastIndex = at;
    return pattern.test(code) ? pattern.lastIndex : null;
  };
  if (code[start] !== '[') return behind(one, start);
  for (let at = start + 1; ; ) {
    at = behind(between, at) ?? at;
    if (code[at] === ']') return at + 1;
    const end = endOfValue(code, at);
    if (end === null) return null;
    at = behind(between, end) ?? end;
    if (code[at] === ',') at += 1;
    else if (code[at] !== ']') return null;
  }
}
