import type { Element, ElementContent, Root, RootContent } from 'hast';

type Node = RootContent | ElementContent;

/** All that a comment may be made of. Programs scroll sideways, so the keyboard has to reach them. */
const attributes: Record<string, (element: Element) => Element['properties'] | null> = {
  p: none,
  br: none,
  strong: none,
  em: none,
  code: none,
  ul: none,
  ol: ({ properties }) => (typeof properties.start === 'number' ? { start: properties.start } : {}),
  li: none,
  pre: () => ({ tabIndex: 0, role: 'group', ariaLabel: 'Kód' }),
  a: linkAttributes,
};

/** Keeps the elements and attributes of the list above; of everything else only what stands inside is left. */
export function rehypeCommentMarkup() {
  return (tree: Root) => {
    tree.children = tree.children.flatMap(allowed);
  };
}

function allowed(node: Node): ElementContent[] {
  if (node.type === 'text') return [{ type: 'text', value: node.value }];
  if (node.type !== 'element') return [];
  const children = node.children.flatMap(allowed);
  const properties = Object.hasOwn(attributes, node.tagName) ? attributes[node.tagName]?.(node) : null;
  return properties ? [{ type: 'element', tagName: node.tagName, properties, children }] : children;
}

function none(): Element['properties'] {
  return {};
}

/** Only whole web addresses: `null` for any other, which leaves the link's text. */
function linkAttributes({ properties: { href } }: Element): Element['properties'] | null {
  if (typeof href !== 'string' || !URL.canParse(href)) return null;
  const url = new URL(href);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  return { href: url.href, rel: ['nofollow', 'noopener', 'ugc'], target: '_blank' };
}
