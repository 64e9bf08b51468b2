import type { Said } from '#src/domain/program/run.ts';
import { masked } from './place.ts';

/** Why the loop in which a program was stopped never ends; `null` where that is not sure. */
export function endlessLoop(code: string, line: number | null): Said | null {
  const lines = masked(code).split('\n');
  const indentOf = (text: string) => /^\s*/.exec(text)?.[0].length ?? 0;
  const start = lines.slice(0, line ?? 0).findLastIndex((text, at) => {
    const isInside = lines.slice(at + 1, line ?? 0).every((one) => one.trim() === '' || indentOf(one) > indentOf(text));
    return /^\s*while\b.*:\s*$/.test(text) && isInside;
  });
  const head = lines[start];
  const condition = /^\s*while\s+(.+?)\s*:\s*$/.exec(code.split('\n')[start] ?? '')?.[1];
  if (start < 0 || head === undefined || !condition || condition.length > 40 || /[("'[.]/.test(condition)) return null;
  const end = lines.findIndex((text, at) => at > start && text.trim() !== '' && indentOf(text) <= indentOf(head));
  const body = lines.slice(start + 1, end < 0 ? undefined : end).join('\n');
  const names =
    condition.match(/[\p{L}_]\w*/gu)?.filter((word) => !/^(?:and|or|not|in|is|True|False|None)$/.test(word)) ?? [];
  const asked = [...new Set(names)];
  const change = (name: string) =>
    new RegExp(
      String.raw`(?<![\w.])${name}(?!\w)[^=\n<>!]*[-+*/%]?=(?!=)|\b(?:for|as|global|nonlocal)\s+${name}\b`,
      'u',
    );
  if (asked.length === 0 || /\b(?:break|return|raise|exit|quit|global|nonlocal)\b/.test(body)) return null;
  if (asked.some((name) => change(name).test(body))) return null;
  const [, sign] = /^[\p{L}_]\w*\s*([<>])/u.exec(condition) ?? [];
  const missing = sign ? `napríklad ${asked[0]} ${sign === '<' ? '+=' : '-='} 1` : `riadok, ktorý ${asked[0]} zmení`;
  return {
    what: `cyklus while sa neskončil: ${asked.join(', ')} sa v\u00A0ňom nemení`,
    hint: `Podmienka ${condition} preto platí stále.${asked.length === 1 ? ` Do cyklu patrí ${missing}.` : ''}`,
  };
}
