import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { decorationTitle, imageSources } from '#src/domain/media.ts';

/** A column of text is never wider than this (`.prose`); browsers that know the place of a late image ask it. */
const sizes = 'auto, (min-width: 760px) 700px, 100vw';

/**
 * Images of the store in the size that a screen needs, and their place kept for them. Their addresses say all that is needed
 * (src/domain/media.ts).
 */
export function rehypeImages() {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      // It speaks to the check alone.
      if (node.tagName === 'img' && node.properties.title === decorationTitle) delete node.properties.title;
      const sources = node.tagName === 'img' ? imageSources(String(node.properties.src ?? '')) : null;
      if (!sources || !parent || index === undefined) return;
      const { width, height, avif, webp } = sources;
      Object.assign(node.properties, { width, height, srcSet: webp, sizes });
      const source: Element = {
        type: 'element',
        tagName: 'source',
        properties: { type: 'image/avif', srcSet: avif, sizes },
        children: [],
      };
      parent.children[index] = { type: 'element', tagName: 'picture', properties: {}, children: [source, node] };
      return SKIP;
    });
  };
}
