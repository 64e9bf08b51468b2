import type { Mend, Said } from '#src/domain/program/run.ts';

/** Where an error of a Python program is. */
export interface Place {
  code: string;
  /** The text of the line that it speaks of. */
  line: string;
  /** 1-based. */
  number: number;
  /** Where the line begins in the program. */
  from: number;
}

/** What is said, and of which line, where Python names another one. */
export type Placed = Said & { at?: number };

export type Rule = readonly [pattern: RegExp, explain: (found: string[], place: Place) => Placed];

/** The line of a program; an empty one where there is none. */
export function placeOf(code: string, number: number | null): Place {
  const lines = code.split('\n');
  const at = (number ?? 0) - 1;
  const from = lines.slice(0, Math.max(0, at)).join('\n').length + (at > 0 ? 1 : 0);
  return { code, line: lines[at] ?? '', number: number ?? 0, from };
}

export const say = (what: string, hint: string, mend?: Mend | null): Said => ({ what, hint, ...(mend && { mend }) });

const textOrRemark = /#[^\n]*|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?/g;

/** A program or a line of it as long as it is, with nothing in its texts and remarks. */
export const masked = (code: string): string =>
  code.replace(textOrRemark, (all) =>
    all.startsWith('#')
      ? ' '.repeat(all.length)
      : all.length < 2
        ? all
        : all[0] + '·'.repeat(all.length - 2) + all.at(-1),
  );

/** Puts something in the place of what stands on the line once, outside of texts and remarks. */
export function inLine({ line, from }: Place, pattern: RegExp, text: string): Mend | null {
  const found = [...masked(line).matchAll(new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`))];
  const [only] = found;
  if (!only || found.length > 1) return null;
  const start = from + only.index;
  const group = only[1];
  const at = group === undefined ? start : start + only[0].indexOf(group);
  return { from: at, to: at + (group ?? only[0]).length, text };
}

/** Puts something at the end of what the line says, before room and a remark. */
export function atEnd({ line, from }: Place, text: string): Mend {
  const at = from + masked(line).trimEnd().length;
  return { from: at, to: at, text };
}

const name = String.raw`[\p{L}_][\p{L}\p{N}_]*`;
const making = [
  new RegExp(String.raw`^\s*((?:${name}\s*,\s*)*${name})\s*(?::[^=\n]+)?(?:=(?!=)|[-+*/%]=)`, 'gmu'),
  new RegExp(String.raw`\b(?:for|as|def|class|global|import)\s+(${name}(?:\s*,\s*${name})*)`, 'gu'),
  new RegExp(String.raw`\bdef\s+${name}\s*\(([^)]*)\)`, 'gu'),
];

/** The names to which a program gives something. */
export function namesIn(code: string): Set<string> {
  const names = new Set<string>();
  for (const pattern of making) {
    for (const [, found = ''] of masked(code).matchAll(pattern)) {
      for (const part of found.split(',')) {
        const [, own] = new RegExp(String.raw`^\s*\*{0,2}(${name})`, 'u').exec(part) ?? [];
        if (own) names.add(own);
      }
    }
  }
  return names;
}
