import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { typeset } from '#src/domain/typography.ts';

/** Code, and the figures of code with what a program printed: nothing of it may change. */
const untouched = new Set(['code', 'pre', 'figure']);
const shortWordBeforeElement = /(^|[\s(„])([AaIiKkOoSsUuVvZz]) $/;

/** Slovak typography of everything but code. */
export function rehypeTypeset() {
  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'element' && untouched.has(node.tagName)) return SKIP;
      if (node.type !== 'text' || !parent || index === undefined) return;
      const text = typeset(node.value);
      // „a *slovo*“: the short word is joined to the element behind it as well.
      const joins = parent.children[index + 1]?.type === 'element';
      node.value = joins ? text.replace(shortWordBeforeElement, '$1$2\u00A0') : text;
    });
  };
}
