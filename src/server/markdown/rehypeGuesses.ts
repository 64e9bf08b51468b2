import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

const isElement = (node: unknown): node is Element => (node as Element | undefined)?.type === 'element';
const isOf = ({ properties }: Element, name: string) =>
  (properties.className as string[] | undefined)?.includes(name) ?? false;

/** The paragraph behind an output that waits for a guess, and a drawing, give the answer away: they are covered with the output. */
export function rehypeGuesses() {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      if (!parent || index === undefined || !isOf(node, 'guess')) return;
      const fold = node.children.at(-1);
      const cover = (isIt: (element: Element) => boolean) => {
        const at = parent.children.findIndex((child, position) => position > index && child.type === 'element');
        const behind = parent.children[at];
        if (!isElement(behind) || !isElement(fold) || !isIt(behind)) return;
        fold.children.push(behind);
        parent.children.splice(at, 1);
      };
      cover(({ tagName }) => tagName === 'p');
      cover((element) => isOf(element, 'drawing'));
      // The lecture that taught it, where the question is asked again.
      cover((element) => isOf(element, 'guess-from'));
      return SKIP;
    });
  };
}
