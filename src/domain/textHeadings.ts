/** A part of a text: where its heading leads, and what it says. */
interface TextHeading {
  id: string;
  text: string;
}

/** The main headings of a text, from the markup that the server's renderer makes. */
export function textHeadings(html: string): TextHeading[] {
  return [...html.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/gs)].map(([, id = '', inner = '']) => ({
    id,
    text: plainText(inner.replace(/<a class="anchor".*$/s, '')),
  }));
}

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
}
