export interface Marked {
  text: string;
  /** What is selected then: the code, to be typed over or on. */
  start: number;
  end: number;
}

/** Marks the selected part of a comment as code: within a line by apostrophes, several lines as a block of their own. */
export function withCodeMarks(text: string, start: number, end: number): Marked {
  const code = text.slice(start, end);
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const isBlock = code.includes('\n');
  const opening = isBlock ? `${before === '' || before.endsWith('\n') ? '' : '\n'}\`\`\`\n` : '`';
  const closing = isBlock ? `${code.endsWith('\n') ? '' : '\n'}\`\`\`${after.startsWith('\n') ? '' : '\n'}` : '`';
  const from = before.length + opening.length;
  return { text: before + opening + code + closing + after, start: from, end: from + code.length };
}
