import type { Element } from 'hast';
import type { Code, Paragraph, Root } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import { gamePath, webFrame } from '#src/server/runtimes/webFrame.ts';
import { codeTitle, runButtons, tryButton } from './codeFigure.ts';

/** `:::page` is a page of more files, which run as one; `::game` a game that can be played where it stands. */
export function remarkPages() {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (node.type === 'containerDirective' && node.name === 'page') showPage(node);
      if (node.type === 'leafDirective' && node.name === 'game') showGame(node);
    });
  };
}

/** The files of a page, in their order. */
export function filesOf(page: ContainerDirective): Code[] {
  return page.children.filter((child) => child.type === 'code');
}

/** Its code is folded: it is what the text before it has said, put together. */
function showPage(node: ContainerDirective): void {
  const title = node.attributes?.name || 'Stránka';
  const files = filesOf(node);
  const code: ContainerDirective = {
    type: 'containerDirective',
    name: '',
    data: { hName: 'details' },
    children: [words(`Kód: ${files.map(codeTitle).join(', ')}`, { hName: 'summary' }), ...files],
  };
  const { tagName, properties, children } = runButtons('web', webFrame.path);
  node.data = {
    hName: 'div',
    hProperties: { role: 'group', className: ['page-program'], ariaLabel: `Program: ${title}` },
  };
  node.children = [
    words(title, { hName: 'p', hProperties: { className: ['page-title'] } }),
    code,
    words('', { hName: tagName, hProperties: properties, hChildren: [...children, tryButton()] }),
  ];
}

function words(value: string, data: Paragraph['data']): Paragraph {
  return { type: 'paragraph', children: [{ type: 'text', value }], data };
}

/** A still picture and the button that begins it, which needs scripts. */
function showGame(node: LeafDirective): void {
  const { lecture, picture, name } = node.attributes ?? {};
  const element = (
    tagName: string,
    properties: Element['properties'],
    children: Element['children'] = [],
  ): Element => ({
    type: 'element',
    tagName,
    properties,
    children,
  });
  const play = {
    dataRun: gamePath(lecture ?? ''),
    dataAct: 'play',
    dataTitle: name,
    ariaLabel: `Zahrať si: ${name ?? ''}`,
  };
  node.data = {
    hName: 'figure',
    hProperties: { className: ['game'] },
    hChildren: [
      element('img', { src: picture ?? '', alt: '', width: 400, height: 300 }),
      element('button', { type: 'button', className: ['code-run'], ...play }, [{ type: 'text', value: 'Zahrať si' }]),
    ],
  };
}
