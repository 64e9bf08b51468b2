/** A paragraph or more, a program, what it prints, and the paragraph behind that. */
const openingPattern =
  /^((?:(?!```|#)[^\n]*\n)+)(```(?!output\b)\w[^\n]*\n[\s\S]*?\n```)\n+```output[^\n]*\n([\s\S]*?)\n```\n+([^\n#`:][^\n]*)/;

export interface OpeningSource {
  text: string;
  code: string;
  output: string;
  explanation: string;
}

/** How a lecture opens, in its Markdown; `null` when it does not open with a program and its output. */
export function lectureOpening(markdown: string): OpeningSource | null {
  const [, text, code, output, explanation] = openingPattern.exec(markdown.trimStart()) ?? [];
  if (!text?.trim() || !code || output === undefined || !explanation) return null;
  return { text: text.trim(), code, output, explanation };
}
