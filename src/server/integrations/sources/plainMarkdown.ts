/** Words as Markdown that says just them; empty lines divide paragraphs, addresses stay links. */
export function plainMarkdown(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split('\n').map(literal).filter(Boolean).join('\\\n'))
    .filter(Boolean)
    .join('\n\n');
}

const address = /https?:\/\/[^\s<>"'()[\]\\`*|{}]+[^\s<>"'()[\]\\`*|{}.,;:!?]/g;

function literal(line: string): string {
  let written = '';
  let from = 0;
  const trimmed = line.trim();
  for (const { 0: url, index } of trimmed.matchAll(address)) {
    written += `${escaped(trimmed.slice(from, index))}<${url}>`;
    from = index + url.length;
  }
  const whole = written + escaped(trimmed.slice(from));
  // What would begin a heading, a list, a quotation, a rule or a directive is a word like any other.
  return whole.replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2').replace(/^([#+\-=:])/, '\\$1');
}

const escaped = (text: string) => text.replaceAll(/[\\`*_[\]<>|~&$!{}]/g, '\\$&').replaceAll(/:(?=[\w:])/g, '\\:');
