import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

const isElement = (node: unknown): node is Element => (node as Element | undefined)?.type === 'element';

/** The paragraph behind an output that waits for a guess gives the answer away: it is covered with the output. */
export function rehypeGuesses() {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      if (!parent || index === undefined || !(node.properties.className as string[] | undefined)?.includes('guess'))
        return;
      const at = parent.children.findIndex((child, position) => position > index && child.type === 'element');
      const why = parent.children[at];
      const fold = node.children.at(-1);
      if (isElement(why) && why.tagName === 'p' && isElement(fold)) {
        fold.children.push(why);
        parent.children.splice(at, 1);
      }
      return SKIP;
    });
  };
}
