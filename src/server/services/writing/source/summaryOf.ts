import type { Sourced } from '#src/server/integrations/sources/source.ts';
import type { Inspection } from '#src/server/markdown/inspectText.ts';

const longest = 200;

/** What lists say of a thing: its own summary, else how its text begins, else its name. */
export function summaryOf(
  { summary, title }: Pick<Sourced, 'summary' | 'title'>,
  read: Pick<Inspection, 'beginning'> | null,
): string {
  return tidy(summary) || shortened(read?.beginning ?? '') || title;
}

/** Whether a text says nothing but its summary: words alone, which the page would have twice. */
export function isSummary({ words }: Pick<Inspection, 'words'>, summary: string): boolean {
  return words !== null && spaced(words) === spaced(summary);
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
