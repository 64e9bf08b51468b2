/** Behind what returns from other lectures a paragraph or more, a program, what it prints, and the paragraph behind that. */
const openingPattern =
  /^(?:::recall\{[^\n]*\n+)?((?:(?!```|#)[^\n]*\n)+)(```(?!output\b)\w[^\n]*\n[\s\S]*?\n```)\n+```output[^\n]*\n([\s\S]*?)\n```\n+([^\n#`:][^\n]*)/;

/** In signs; whoever has not come to the point by then has no opening. */
const longest = 20_000;

export interface OpeningSource {
  text: string;
  code: string;
  output: string;
  explanation: string;
}

/** How a lecture opens, in its Markdown; `null` when it does not open with a program and its output. */
export function lectureOpening(markdown: string): OpeningSource | null {
  const [, text, code, output, explanation] = openingPattern.exec(markdown.trimStart().slice(0, longest)) ?? [];
  if (!text?.trim() || !code || output === undefined || !explanation) return null;
  return { text: text.trim(), code, output, explanation };
}
