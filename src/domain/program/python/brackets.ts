import type { Mend } from '#src/domain/program/run.ts';
import { masked, type Place } from './place.ts';

const closers: Partial<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** The brackets that are open at the end of a text, from outside in. */
function openIn(text: string): string[] {
  const open: string[] = [];
  for (const sign of text) {
    if (closers[sign]) open.push(sign);
    else if (sign === closers[open.at(-1) ?? '']) open.pop();
  }
  return open;
}

/** A bracket that its own line should have closed: behind it nothing goes on. */
export function closingBracket(place: Place, sign: string): Mend | null {
  const { code, line, number, from } = place;
  const own = masked(line);
  const open = openIn(own);
  const next = code.split('\n')[number] ?? '';
  const indent = (text: string) => /^\s*/.exec(text)?.[0].length ?? 0;
  const isHead = /^\s*(?:if|elif|while|for|def|class|with|else)\b/.test(own);
  if (open.length !== 1 || open[0] !== sign || /[-+*/%=<>,([{]\s*$/.test(own)) return null;
  if (!isHead && next.trim() !== '' && (indent(next) > indent(line) || /^\s*[)\]}]/.test(next))) return null;
  const end = own.replace(isHead ? /\s*:?\s*$/ : /\s*$/, '').length;
  return { from: from + end, to: from + end, text: closers[sign] ?? '' };
}

/** The end of a text that has none: before the signs that close something else. */
export function closingQuote({ line, from }: Place): Mend | null {
  const [, before = '', quote = '', rest = ''] = /^([^"'#]*)(["'])(.*)$/.exec(line) ?? [];
  if (!quote || rest.includes(quote) || / [+%] |,\s*[\p{L}_]\w*\s*\)?\s*$/u.test(rest)) return null;
  const signs = /[\s)\]}:,]*$/.exec(rest)?.[0].length ?? 0;
  const start = before.length + 1;
  for (let at = rest.length - signs; at <= rest.length; at++) {
    const open = openIn(before + rest.slice(at));
    const isTooMuch = openIn(before).length < (rest.slice(at).match(/[)\]}]/g) ?? []).length;
    if (open.length === 0 && !isTooMuch) return { from: from + start + at, to: from + start + at, text: quote };
  }
  return null;
}

/** The one that closes another kind than was opened. */
export function rightBracket({ line, from, code, number }: Place, wrong: string, opener: string): Mend | null {
  const before = masked(
    code
      .split('\n')
      .slice(0, number - 1)
      .join('\n'),
  );
  const open = openIn(before);
  for (const [at, sign] of [...masked(line)].entries()) {
    if (closers[sign]) open.push(sign);
    else if (sign === closers[open.at(-1) ?? '']) open.pop();
    else if (sign === wrong && open.at(-1) === opener) {
      return { from: from + at, to: from + at + 1, text: closers[opener] ?? '' };
    }
  }
  return null;
}
