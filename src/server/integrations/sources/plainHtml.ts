/** HTML of somebody else's as Markdown of this site, and what could not be taken. */
export type ReadHtml = (html: { html: string; base: string }) => { text: string; losses: string[] };

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' };

/** Only its words, a paragraph each: nothing of a description has to look like something. */
export const plainHtml: ReadHtml = ({ html }) => {
  const text = html
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replaceAll(/<br\s*\/?>/gi, '\n')
    .replaceAll(/<\/?(?:p|div|li|ul|ol|h[1-6]|blockquote|tr|table|section|article)\b[^>]*>/gi, '\n\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
      if (name) return named[name.toLowerCase()] ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    });
  return { text: plainMarkdown(text), losses: [] };
};

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
