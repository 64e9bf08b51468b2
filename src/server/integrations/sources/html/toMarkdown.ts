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
import { rawParagraphs } from './rawParagraphs.ts';
import { type KnownPicture, readShortcodes } from './readShortcodes.ts';
import { phrasing, tidyMarkdown } from './tidyMarkdown.ts';

export interface ForeignHtml {
  html: string;
  /** Where it was read: its relative addresses are relative to it. */
  base: string;
  /** As the editor of WordPress stores it, in whose old texts lines and empty lines mean paragraphs. */
  isRaw?: boolean;
  /** Pictures that a gallery names by their numbers. */
  pictureOf?: (id: number) => KnownPicture | undefined;
}

export interface ReadHtml {
  /** Markdown of this site; nothing of it runs, and pictures stand in it by the addresses of `pictures`. */
  text: string;
  /** As they are spelled in `text`, each once. */
  pictures: string[];
  /** What could not be taken, a Slovak sentence each. */
  losses: string[];
}

/** In characters; a post of this length is a book. */
const longest = 1_000_000;
const deepest = 100;
const mostAttributes = 300;
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

/** What somebody wrote as HTML elsewhere, as Markdown that nothing harmful is left of. */
export function toMarkdown({ html, base, isRaw = false, pictureOf = () => undefined }: ForeignHtml): ReadHtml {
  const losses = new Set<string>();
  const lose = (loss: string) => losses.add(loss);
  if (html.length > longest) lose('Text je priveľmi dlhý, prevzali sme z\u00A0neho len začiatok.');
  const written = withoutSecrets(withoutCrowdedTags(html.slice(0, longest)));
  const read = readShortcodes({ html: isRaw ? rawParagraphs(written) : written, pictureOf, lose });
  let root: Root;
  try {
    if (isTangled(read)) throw new RangeError('tangled');
    root = treeOf(read, { base, lose });
  } catch (error) {
    // A tree too deep to walk through is a RangeError.
    if (!(error instanceof RangeError)) throw error;
    lose('Značky textu sú pokazené, prevzali sme z\u00A0neho len slová.');
    root = treeOf(onlyWords(read), { base, lose });
  }
  const pictures = new Set<string>();
  visit(root, 'image', ({ url }) => {
    pictures.add(url);
  });
  return { text: writer.stringify(root).trim(), pictures: [...pictures], losses: [...losses] };
}

function treeOf(html: string, context: { base: string; lose: (loss: string) => void }): Root {
  const clean = cleanHtml(parser.parse(html), context);
  return tidyMarkdown(toTree.runSync(withNotes(clean)) as unknown as Root);
}

/** Without tags of more attributes than anybody writes: the parser holds each against all others. */
function withoutCrowdedTags(html: string): string {
  let kept = '';
  let at = 0;
  for (let open = html.indexOf('<'); open >= 0; open = html.indexOf('<', at)) {
    const close = html.indexOf('>', open);
    const end = close < 0 ? html.length : close + 1;
    const tag = html.slice(open, end);
    const isCrowded = /^<[a-z]/i.test(tag) && tag.split(/\s+/).length > mostAttributes;
    kept += html.slice(at, open) + (isCrowded ? ' ' : tag);
    at = end;
  }
  return kept + html.slice(at);
}

/** Signs with which this module marks places, and the one that no text can have. */
function withoutSecrets(html: string): string {
  return html.replace(/[\0\uE000-\uE003]/g, '').replace(formatting, (tag, before: string, name: string) =>
    // Unclosed tags of many attributes would be repeated in each paragraph that comes behind them.
    before === '' ? `<${name}>` : tag,
  );
}

const formatting = /(<pre\b[^<>]*>\s*)?<(b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)\s[^<>]*>/gi;

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
