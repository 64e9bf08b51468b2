import type { Nodes } from 'mdast';

/** The words of a piece of Markdown, without its signs. What merely looks like a directive („12:05“) is words. */
export function textOf(node: Nodes): string {
  if ('value' in node && node.type !== 'html') return node.value;
  if (node.type === 'break') return ' ';
  const words = 'children' in node ? node.children.map(textOf).join('') : '';
  return node.type === 'textDirective' ? `:${node.name}${words}` : words;
}
