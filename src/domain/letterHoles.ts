import type { IssueDraft } from '#src/contract/desk/letters/deskNewsletter.ts';

/** Code is shown as it is, and may have brackets. */
const code = /```[\s\S]*?```|`[^`\n]*`/g;
/** Square brackets that are neither a link, a picture, a button nor a footnote, nor written as a sign. */
const brackets = /(?<![\]\\!\p{L}\d])\[(?!\^)[^[\]\n]*\](?![([{:\p{L}\d])/gu;
const letter = /\p{L}/gu;

/** What a template has left to be filled in: „[téma]“, each once. A newsletter with it is not sent. */
export function letterHoles({
  subject,
  preheader,
  text,
}: Pick<IssueDraft, 'subject' | 'preheader' | 'text'>): string[] {
  const words = [subject, preheader, text.replace(code, '')].join('\n');
  return [...new Set(words.match(brackets))].filter(isWord);
}

/** A tick of a list of tasks is none. By itself: in one expression a long text without an end would be read forever. */
const isWord = (found: string) => (found.match(letter) ?? []).length > 1;
