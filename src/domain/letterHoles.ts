import type { IssueDraft } from '#src/contract/desk/letters/deskNewsletter.ts';

/** Code is shown as it is, and may have brackets. */
const code = /```[\s\S]*?```|`[^`\n]*`/g;
/** Square brackets with a word that are neither a link, a picture, a button nor a footnote, nor written as a sign. */
const hole = /(?<![\]\\!\p{L}\d])\[(?!\^)[^[\]\n]*\p{L}[^[\]\n]*\p{L}[^[\]\n]*\](?![([{:\p{L}\d])/gu;

/** What a template has left to be filled in: „[téma]“, each once. A newsletter with it is not sent. */
export function letterHoles({
  subject,
  preheader,
  text,
}: Pick<IssueDraft, 'subject' | 'preheader' | 'text'>): string[] {
  const words = [subject, preheader, text.replace(code, '')].join('\n');
  return [...new Set(words.match(hole))];
}
