/** A file of a page. */
export interface PageFile {
  name: string;
  code: string;
}

/** A page made of files. */
export interface JoinedPage {
  html: string;
  /** Where a line of it stands in the files; both are 1-based. */
  placeOf: (line: number) => { file: string; line: number } | null;
}

const reference = /<link\b[^>]*?\bhref="([^"]+)"[^>]*>|<script\b[^>]*?\bsrc="([^"]+)"[^>]*><\/script>/gi;

/** One page of the files that an author or a learner has: styles and scripts come into the first one, where it asks for them. */
export function joinFiles([page, ...others]: readonly PageFile[]): JoinedPage {
  const places: { file: string; line: number }[] = [];
  let html = '';
  /** What comes first on a line says whose line it is, but for a file, which is more than the tag around it. */
  const add = (text: string, file: string, first: number, isFile: boolean) => {
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) html += '\n';
      const at = html.split('\n').length - 1;
      if (!places[at] || (isFile && index === 0)) places[at] = { file, line: first + index };
      html += part;
    }
  };
  if (!page) return { html, placeOf: () => null };
  let from = 0;
  for (const { 0: tag, 1: style, 2: script, index } of page.code.matchAll(reference)) {
    const file = others.find(({ name }) => name === (style ?? script));
    if (!file) continue;
    add(page.code.slice(from, index), page.name, lineAt(page.code, from), false);
    const tagName = style === undefined ? 'script' : 'style';
    html += `<${tagName}>`;
    // What would end the tag too early.
    add(file.code.replace(/<\/(?=script|style)/gi, '<\\/'), file.name, 1, true);
    html += `</${tagName}>`;
    from = index + tag.length;
  }
  add(page.code.slice(from), page.name, lineAt(page.code, from), false);
  return { html, placeOf: (line) => places[line - 1] ?? null };
}

function lineAt(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}
