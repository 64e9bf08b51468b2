import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** Wraps tables, so that a wide one scrolls by itself, with the keyboard too. Without names of columns there is no row for them. */
export function rehypeTables() {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'table' || !parent || index === undefined) return;
      const children = node.children.filter((child) => child.type !== 'element' || !isEmptyHead(child));
      parent.children[index] = {
        type: 'element',
        tagName: 'div',
        properties: { className: ['wide-table'], tabIndex: 0, role: 'group', ariaLabel: 'Tabuľka' },
        children: [{ ...node, children }],
      };
      return SKIP;
    });
  };
}

/** Markdown has no table without a head; one that came without has an empty one. */
function isEmptyHead({ tagName, children: rows }: Element): boolean {
  if (tagName !== 'thead') return false;
  const cells = rows.flatMap((row) => (row.type === 'element' ? row.children : []));
  return cells.every((cell) => cell.type !== 'element' || cell.children.length === 0);
}
