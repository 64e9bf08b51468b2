import type { Paragraph, PhrasingContent, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { literally } from './literally.ts';

interface Box {
  tagName: string;
  properties: Record<string, string | string[]>;
  title: { tagName: string; className?: string; text: string };
}

const callouts: Record<string, Box> = {
  mistake: aside('mistake', 'Častá chyba'),
  note: aside('note', 'Poznámka'),
  task: {
    tagName: 'div',
    properties: { role: 'group', className: ['callout', 'task'], ariaLabel: 'Úloha' },
    title: { tagName: 'p', className: 'callout-title', text: 'Úloha' },
  },
  hint: fold('hint', 'Nápoveda'),
  solution: fold('solution', 'Riešenie'),
};

function isCallout(name: string): boolean {
  return Object.hasOwn(callouts, name);
}

/** Turns `:::note` and its like into boxes; what merely looks like a directive („12:05“) stays text. */
export function remarkCallouts() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'containerDirective', (node) => {
      if (isCallout(node.name)) box(node, callouts[node.name] as Box);
    });
    literally(tree, String(file));
  };
}

function box(node: ContainerDirective, { tagName, properties, title }: Box): void {
  node.data = { ...node.data, hName: tagName, hProperties: { ...properties, ...node.data?.hProperties } };
  const heading = paragraph([{ type: 'text', value: node.data.title ?? title.text }]);
  heading.data = {
    hName: title.tagName,
    hProperties: title.className ? { className: [title.className] } : {},
  };
  node.children.unshift(heading);
}

function aside(kind: string, text: string): Box {
  return {
    tagName: 'div',
    properties: { role: 'note', className: ['callout', kind] },
    title: { tagName: 'p', className: 'callout-title', text },
  };
}

function fold(kind: string, text: string): Box {
  return { tagName: 'details', properties: { className: [kind] }, title: { tagName: 'summary', text } };
}

function paragraph(children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children };
}
