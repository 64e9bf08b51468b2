import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { headingId } from '#src/domain/headingId.ts';

const anchored = new Set(['h2', 'h3']);

/** Gives h2 and h3 an address and a link to it. The page prints the only h1, so one in the text becomes h2. */
export function rehypeHeadings() {
  return (tree: Root) => {
    const taken = new Map<string, number>();
    visit(tree, 'element', (node) => {
      if (node.tagName === 'h1') node.tagName = 'h2';
      // The heading over footnotes has its own id, which the notes refer to.
      if (!anchored.has(node.tagName) || node.properties.id) return;
      const text = textOf(node);
      const id = unique(headingId(text), taken);
      node.properties.id = id;
      node.children.push(anchor(id, text));
    });
  };
}

function unique(id: string, taken: Map<string, number>): string {
  const count = taken.get(id) ?? 0;
  taken.set(id, count + 1);
  return count === 0 ? id : unique(`${id}-${count}`, taken);
}

function anchor(id: string, text: string): Element {
  return {
    type: 'element',
    tagName: 'a',
    properties: { className: ['anchor'], href: `#${id}`, ariaLabel: `Odkaz na časť: ${text}` },
    children: [{ type: 'text', value: '#' }],
  };
}
