import { expect, test } from 'vitest';
import { withCodeMarks } from '#src/domain/codeMarks.ts';

/** The selection stands between brackets, before and after. */
function mark(typed: string): string {
  const start = typed.indexOf('[');
  const end = typed.indexOf(']') - 1;
  const { text, ...code } = withCodeMarks(typed.replace(/[[\]]/g, ''), start, end);
  return `${text.slice(0, code.start)}[${text.slice(code.start, code.end)}]${text.slice(code.end)}`;
}

test.each([
  ['Prečo [let x] nejde?', 'Prečo `[let x]` nejde?'],
  ['[]', '`[]`'],
  ['Skús [a\nb]', 'Skús \n```\n[a\nb]\n```\n'],
  ['[a\nb\n]Nejde.', '```\n[a\nb\n]```\nNejde.'],
  ['Toto:\n[a\nb]\nnejde.', 'Toto:\n```\n[a\nb]\n```\nnejde.'],
])('%j becomes %j', (typed, marked) => {
  expect(mark(typed)).toBe(marked);
});
