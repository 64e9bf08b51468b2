import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

const blocks = new Set(
  'p h1 h2 h3 h4 h5 h6 ul ol li pre figure table blockquote aside div details section hr'.split(' '),
);

/** Says on each block on which line of the Markdown it begins. */
export function rehypeLines() {
  return (tree: Root) => {
    visit(tree, 'element', (element) => {
      const line = element.position?.start.line;
      if (line !== undefined && blocks.has(element.tagName)) element.properties.dataLine = line;
    });
  };
}
