/** A program with its markup, as the server has coloured it. */
interface Coloured {
  code: string;
  html: string;
}

/** A program as markup: those of its lines are coloured that the author has written too. */
export function colouredProgram(program: string, author: Coloured, alsoHtml = ''): string {
  if (program === author.code && author.html !== '') return author.html;
  const lines = colouredLines(program.split('\n'), author.html + alsoHtml);
  return lines.map((line) => `<span class="line">${line}</span>`).join('\n');
}

/** Lines coloured as they are in the author's markup. */
export function colouredLines(lines: readonly string[], html: string): string[] {
  const code = document.createElement('code');
  code.innerHTML = html;
  const byText = new Map([...code.querySelectorAll('.line')].map((line) => [line.textContent, line.innerHTML]));
  return lines.map((line) => {
    code.textContent = line;
    return byText.get(line) ?? code.innerHTML;
  });
}
