import type { Nodes } from 'mdast';
import type { Sourced } from '#src/server/integrations/sources/source.ts';
import { textOf } from '#src/server/markdown/textOf.ts';
import { parseMarkdown } from '#src/server/services/content/findings.ts';

const longest = 200;

/** What lists say of a thing: its own summary, else how its text begins, else its name. */
export function summaryOf({ summary, text, title }: Pick<Sourced, 'summary' | 'text' | 'title'>): string {
  const said = tidy(summary);
  if (said) return said;
  for (const node of parseMarkdown(text).children) {
    const beginning = node.type === 'paragraph' ? tidy(textOf(node)) : '';
    if (beginning) return shortened(beginning);
  }
  return title;
}

/** Whether a text says nothing but its summary: words alone, which the page would have twice. */
export function isSummary(text: string, summary: string): boolean {
  const paragraphs: string[] = [];
  for (const node of parseMarkdown(text).children) {
    if (node.type !== 'paragraph' || !node.children.every(isWords)) return false;
    paragraphs.push(textOf(node));
  }
  return spaced(paragraphs.join(' ')) === spaced(summary);
}

function isWords(node: Nodes): boolean {
  if (node.type === 'emphasis' || node.type === 'strong') return node.children.every(isWords);
  return node.type === 'text' || node.type === 'break';
}

/** As two writers of the same words may differ. */
const spaced = (text: string) => tidy(text.replaceAll('\u00A0', ' '));

const tidy = (text: string) => text.replaceAll(/[ \t\r\n]+/g, ' ').trim();

/** At the end of a sentence where there is one, else of a word. */
function shortened(text: string): string {
  if (text.length <= longest) return text;
  const part = text.slice(0, longest);
  const sentence = /^.*[.!?…](?=\s)/s.exec(part)?.[0];
  return sentence && sentence.length > 60 ? sentence : `${part.replace(/\s+\S*$/, '')}…`;
}
