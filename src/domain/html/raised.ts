import type { Element } from 'hast';
import { toString as textOf } from 'hast-util-to-string';

const signs: Record<'sup' | 'sub', Record<string, string>> = {
  sup: {
    ...{ 0: '⁰', 1: '¹', 2: '²', 3: '³', 4: '⁴', 5: '⁵', 6: '⁶', 7: '⁷', 8: '⁸', 9: '⁹', n: 'ⁿ' },
    ...{ '+': '⁺', '-': '⁻', '−': '⁻', '=': '⁼', '(': '⁽', ')': '⁾' },
  },
  sub: {
    ...{ 0: '₀', 1: '₁', 2: '₂', 3: '₃', 4: '₄', 5: '₅', 6: '₆', 7: '₇', 8: '₈', 9: '₉' },
    ...{ '+': '₊', '-': '₋', '−': '₋', '=': '₌', '(': '₍', ')': '₎' },
  },
};
/** They mean the same on the line: trade marks, notes, „1st“. */
const mark = /^(?:[®™©℠*†‡§ªº]+|\[[^\]]*\]|st|nd|rd|th)$/;
/** In characters: an index is not a sentence, and a sentence is no index. */
const longestIndex = 30;

/** How an index is written on the line: in signs of its own, between two edges, or as any other words. */
export type Raised = { signs: string } | { before: string; after: string } | 'same' | 'lost';

/** „10²“, and „2^(k)“, „x_(max)“ where Unicode has no sign for all of it. */
export function raised(node: Element): Raised {
  const place = node.tagName === 'sub' ? 'sub' : 'sup';
  const written = textOf(node).trim();
  const hasLink = node.children.some((child) => child.type === 'element' && child.tagName === 'a');
  if (hasLink || written === '' || mark.test(written)) return 'same';
  const all = [...written].map((sign) => signs[place][sign]);
  if (all.every((sign) => sign !== undefined)) return { signs: all.join('') };
  if (written.length > longestIndex) return 'lost';
  return { before: place === 'sup' ? '^(' : '_(', after: ')' };
}

/** The same as words alone. */
export function raisedWords(node: Element): string {
  const how = raised(node);
  if (typeof how === 'string') return textOf(node);
  return 'signs' in how ? how.signs : `${how.before}${textOf(node).trim()}${how.after}`;
}
