import type { Element, ElementContent, Root as HtmlRoot } from 'hast';
import type { Root, RootContent } from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark, { type Options } from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { cleanHtml } from './cleanHtml.ts';
import { codeLanguage } from './codeLanguage.ts';
import { phrasing, tidyMarkdown } from './tidyMarkdown.ts';

export interface ReadHtml {
  /** Markdown of this site; nothing of it runs, and pictures stand in it by the addresses of `pictures`. */
  text: string;
  /** As they are spelled in `text`, each once. */
  pictures: string[];
  /** What could not be taken, a Slovak sentence each. */
  losses: string[];
  /** The text before it was written. */
  root: Root;
}

const deepest = 100;
/** Elements with no end, or whose end need not be written. */
const endless = new Set(
  'area base br col embed hr img input link meta param source track wbr p li dt dd td th tr option'.split(' '),
);

const parser = unified().use(rehypeParse, { fragment: true }).freeze();
const handlers: NonNullable<Options['handlers']> = {
  a: (state, node) => {
    const { dataNote, href } = node.properties;
    if (dataNote) return { type: 'footnoteReference', identifier: String(dataNote) };
    const children = state.all(node);
    return typeof href === 'string' ? { type: 'link', url: href, children: children as [] } : children;
  },
  img: (_state, { properties: { src, alt } }) => ({ type: 'image', url: String(src), alt: String(alt ?? '') }),
  pre: (_state, node) => {
    const { language, title } = codeLanguage(node);
    // `static`: a program of somebody else's is only read here, also where one of ours would run.
    const meta = title === null ? 'static' : `static title="${title}"`;
    return { type: 'code', lang: language, meta, value: rawText(node).replace(/^\n/, '').trimEnd() };
  },
  figcaption: (state, node) => ({
    type: 'paragraph',
    children: [{ type: 'emphasis', children: phrasing(state.all(node) as RootContent[]) }],
  }),
  section: (state, node) => {
    const children = state.toFlow(state.all(node));
    const { dataNote } = node.properties;
    return dataNote ? { type: 'footnoteDefinition', identifier: String(dataNote), children: children as [] } : children;
  },
  dl: (state, node) => state.toFlow(state.all(node)),
  dt: (state, node) => ({
    type: 'paragraph',
    children: [{ type: 'strong', children: phrasing(state.all(node) as RootContent[]) }],
  }),
  dd: (state, node) => state.toFlow(state.all(node)),
  u: (state, node) => state.all(node),
  mark: (state, node) => state.all(node),
};
const toTree = unified()
  .use(rehypeRemark, { handlers, quotes: ['„“', '‚‘'], document: true })
  .freeze();

const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false, tableCellPadding: true })
  .use(remarkStringify, {
    bullet: '-',
    bulletOther: '*',
    emphasis: '*',
    fence: '`',
    fences: true,
    listItemIndent: 'one',
    rule: '-',
    handlers: {
      // The addresses hold no sign that Markdown would read (webAddress.ts), and stand as they are.
      image: (node, _parent, state, info) => {
        const exit = state.enter('image');
        const leave = state.enter('label');
        const alt = state.safe(node.alt ?? '', { ...info, before: '[', after: ']' });
        leave();
        exit();
        return `![${alt}](${node.url})`;
      },
      link: (node, _parent, state, info) => {
        const exit = state.enter('link');
        const leave = state.enter('label');
        const words = state.containerPhrasing(node, { ...info, before: '[', after: ']' });
        leave();
        exit();
        return `[${words}](${node.url})`;
      },
    },
    unsafe: [
      // Our own directives, as remark-directive reads them: blocks, and names with a label or attributes.
      { atBreak: true, before: ':+', character: ':' },
      // A name has no sign of ASCII but these two; the pattern is compiled without Unicode's classes.
      { character: ':', after: '[^\\s!-,./:-@\\[-^`{-~]+[\\[{]', inConstruct: 'phrasing' },
    ] as never,
  })
  .freeze();

interface Taking {
  /** Relative addresses are relative to it. */
  base: string;
  /** Written by somebody else: its programs are only read here, also where one of ours would run. */
  isForeign: boolean;
  /** Makes of the tree what its writer meant. */
  shape?: (tree: HtmlRoot) => void;
  /** What stands in the text for an address. */
  rewrite?: (address: string) => string;
}

/** HTML as Markdown of this site. */
export function readHtml(html: string, { base, isForeign, shape, rewrite = (address) => address }: Taking): ReadHtml {
  const losses = new Set<string>();
  const lose = (loss: string) => losses.add(loss);
  const treeOf = (source: string): Root => {
    const tree = parser.parse(source);
    shape?.(tree);
    return tidyMarkdown(toTree.runSync(withNotes(cleanHtml(tree, { base, lose }))) as unknown as Root);
  };
  let root: Root;
  try {
    if (isTangled(html)) throw new RangeError('tangled');
    root = treeOf(html);
  } catch (error) {
    // A tree too deep to walk through is a RangeError.
    if (!(error instanceof RangeError)) throw error;
    lose('Značky textu sú pokazené, prevzali sme z\u00A0neho len slová.');
    root = treeOf(onlyWords(html));
  }
  const pictures = new Set<string>();
  visit(root, (node) => {
    if (node.type === 'image' || node.type === 'link') node.url = rewrite(node.url);
    if (node.type === 'image') pictures.add(node.url);
    if (node.type === 'code' && !isForeign) node.meta = node.meta?.replace(/^static ?/, '') || null;
  });
  return { text: writer.stringify(root).trim(), pictures: [...pictures], losses: [...losses], root };
}

/** Whether its tags are nested, or left open, beyond anything that a writer does. */
function isTangled(html: string): boolean {
  const open = new Map<string, number>();
  let depth = 0;
  for (const [, end, written = ''] of html.matchAll(/<(\/?)([a-z][^\s/>]*)/gi)) {
    const name = written.toLowerCase();
    if (endless.has(name)) continue;
    const count = open.get(name) ?? 0;
    if (end === '/' && count === 0) continue;
    open.set(name, count + (end === '/' ? -1 : 1));
    depth += end === '/' ? -1 : 1;
    if (depth > deepest) return true;
  }
  return false;
}

function onlyWords(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .split(/<\/?(?:p|div|h[1-6]|li|tr|br|pre|blockquote|section)\b[^>]*>|\n\s*\n/i)
    .map((part) => part.replace(/<[^>]*>/g, '').trim())
    .filter((part) => part !== '')
    .map((part) => `<p>${part.replaceAll('<', '&lt;')}</p>`)
    .join('\n');
}

/** Notes under a text: what a short link to an item of a list means becomes a note of Markdown, with the item's words. */
function withNotes(root: HtmlRoot): HtmlRoot {
  const items = new Map<string, Element>();
  visit(root, 'element', (node) => {
    if (node.tagName === 'li' && typeof node.properties.id === 'string') items.set(node.properties.id, node);
  });
  const notes = new Map<Element, number>();
  visit(root, 'element', (node) => {
    if (node.tagName === 'li' && [...items.values()].includes(node)) return SKIP;
    const { dataInner } = node.properties;
    const item = typeof dataInner === 'string' ? items.get(dataInner) : undefined;
    if (!item || rawText(node).trim().length > 5) return;
    if (!notes.has(item)) notes.set(item, notes.size + 1);
    node.properties = { dataNote: String(notes.get(item)) };
  });
  if (notes.size === 0) return root;
  visit(root, 'element', (node) => {
    node.children = node.children.filter((child) => child.type !== 'element' || !notes.has(child));
  });
  const sections = [...notes].map(([item, number]): Element => {
    const note: Element = { ...item, tagName: 'section', properties: { dataNote: String(number) } };
    visit(note, 'element', (node) => {
      node.children = node.children.filter((child) => !leadsBack(child));
    });
    return note;
  });
  return { ...root, children: [...root.children, ...sections] };
}

const leadsBack = (node: ElementContent) => node.type === 'element' && node.properties.dataInner !== undefined;

function rawText(node: Element): string {
  return node.children
    .map((child) => (child.type === 'element' ? rawText(child) : child.type === 'text' ? child.value : ''))
    .join('');
}
