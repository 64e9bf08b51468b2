import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

const base = 'https://own.invalid';
const linkProtocols = new Set(['http:', 'https:', 'mailto:']);
const imageProtocols = new Set(['http:', 'https:']);

/** Refuses addresses that could run code, and marks links that leave the site. */
export function rehypeSafeLinks() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      if (node.tagName === 'a' && typeof node.properties.href === 'string') {
        const url = parse(node.properties.href);
        if (!url || !linkProtocols.has(url.protocol)) delete node.properties.href;
        else if (url.origin !== base && url.protocol !== 'mailto:') node.properties.rel = ['noopener', 'external'];
      }
      if (node.tagName === 'img') {
        const url = parse(String(node.properties.src ?? ''));
        if (!url || !imageProtocols.has(url.protocol)) delete node.properties.src;
        node.properties.loading = 'lazy';
        node.properties.decoding = 'async';
      }
    });
  };
}

/** Read as a browser reads it, so that odd spellings (`JaVa\tscript:`) cannot slip through. */
function parse(address: string): URL | null {
  return URL.canParse(address, base) ? new URL(address, base) : null;
}
