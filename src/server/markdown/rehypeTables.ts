import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** Wraps tables, so that a wide one scrolls by itself, with the keyboard too. */
export function rehypeTables() {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'table' || !parent || index === undefined) return;
      parent.children[index] = {
        type: 'element',
        tagName: 'div',
        properties: { className: ['wide-table'], tabIndex: 0, role: 'group', ariaLabel: 'Tabuľka' },
        children: [node],
      };
      return SKIP;
    });
  };
}
