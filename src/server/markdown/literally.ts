import type { Nodes, Paragraph, Text } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

/** What merely looks like a directive („12:05“) stays the text that it is in its `source`. */
export function literally(tree: Nodes, source: string): void {
  visit(tree, (node, index, parent) => {
    if ((node.type !== 'textDirective' && node.type !== 'leafDirective') || !parent || index === undefined) return;
    if (node.data?.hName) return;
    const value = source.slice(node.position?.start.offset, node.position?.end.offset);
    const text: Text = { type: 'text', value };
    const paragraph: Paragraph = { type: 'paragraph', children: [text] };
    parent.children.splice(index, 1, (node.type === 'leafDirective' ? paragraph : text) as never);
    return [SKIP, index + 1];
  });
}
