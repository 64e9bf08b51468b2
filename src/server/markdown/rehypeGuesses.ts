import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

const isElement = (node: unknown): node is Element => (node as Element | undefined)?.type === 'element';

/** The paragraph behind an output that waits for a guess gives the answer away: it is covered with the output. */
export function rehypeGuesses() {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      if (!parent || index === undefined || !(node.properties.className as string[] | undefined)?.includes('guess'))
        return;
      const fold = node.children.at(-1);
      const cover = (isIt: (element: Element) => boolean) => {
        const at = parent.children.findIndex((child, position) => position > index && child.type === 'element');
        const behind = parent.children[at];
        if (!isElement(behind) || !isElement(fold) || !isIt(behind)) return;
        fold.children.push(behind);
        parent.children.splice(at, 1);
      };
      cover(({ tagName }) => tagName === 'p');
      // The lecture that taught it, where the question is asked again.
      cover(({ properties }) => (properties.className as string[] | undefined)?.includes('guess-from') ?? false);
      return SKIP;
    });
  };
}
