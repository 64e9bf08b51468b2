import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { withNestedLists, withWordLists } from './pastedLists.ts';
import { styleOf } from './pastedStyle.ts';

/** A picture of what is pasted, in its order. */
export interface FoundPicture {
  /** What the clipboard says: of the web, of the disk of whoever wrote it, or the picture itself (`data:`). */
  address: string;
  alt: string;
}

interface Shaping {
  /** Of this site; its addresses are its own. */
  origin: string;
  pictures: FoundPicture[];
}

interface Around {
  isHeading: boolean;
  isMono: boolean;
  isBold: boolean;
  isItalic: boolean;
  isInTable: boolean;
}

/** Where the pictures stand until it is known what becomes of them: the number is the place in `pictures`. */
export const pictureHost = 'https://obrazok.invalid';
/** Where paths of this site are relative to. */
export const ownHost = 'https://tato-stranka.invalid';

const blocks = new Set(
  'address article aside blockquote body dd details div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr html li main nav ol p pre section table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
const headings = /^h[1-6]$/;
const lost = new Set(['style', 'script', 'meta', 'link', 'title', 'xml', 'template', 'noscript']);

/** Makes of what a clipboard holds the elements that its writer meant; colours and fonts are dropped. Finds its pictures. */
export function shapePasted(tree: Root, origin: string): FoundPicture[] {
  const shaping = { origin, pictures: [] };
  const around = { isHeading: false, isMono: false, isBold: false, isItalic: false, isInTable: false };
  tree.children = shapeAll(tree.children as ElementContent[], shaping, around) as RootContent[];
  return shaping.pictures;
}

/** Whether every word of it is set as a program is: an editor's copy, which is text and no document. */
export function isProgram(tree: Root): boolean {
  const look = (node: RootContent | ElementContent, isMono: boolean): boolean => {
    if (node.type === 'text') return isMono || node.value.trim() === '';
    if (node.type !== 'element' || lost.has(node.tagName)) return true;
    const own = isMono || styleOf(node).isMono;
    return node.tagName !== 'img' && node.children.every((child) => look(child, own));
  };
  return tree.children.every((node) => look(node, false)) && textOf(tree).trim() !== '';
}

function shapeAll(nodes: readonly ElementContent[], shaping: Shaping, around: Around): ElementContent[] {
  const listed = withWordLists(nodes);
  return withPrograms(
    listed.flatMap((node) => shape(node, shaping, around)),
    around,
  );
}

function shape(node: ElementContent, shaping: Shaping, around: Around): ElementContent[] {
  if (node.type !== 'element') return node.type === 'text' ? [node] : [];
  const { tagName } = node;
  if (lost.has(tagName)) return [];
  if (tagName === 'img') return picture(node, shaping);
  if (tagName === 'pre') return [node];
  const style = styleOf(node);
  const isHeading = around.isHeading || headings.test(tagName) || isTitle(node);
  const says = {
    bold: style.weight === 'bold' || (/^(?:b|strong)$/.test(tagName) && style.weight !== 'normal'),
    italic: style.slant === 'italic' || (/^(?:i|em|cite|dfn|var)$/.test(tagName) && style.slant !== 'normal'),
  };
  const isBlock = blocks.has(tagName) || hasBlocks(node);
  const inner = {
    isHeading,
    isMono: around.isMono || style.isMono,
    isBold: around.isBold || (says.bold && !isBlock),
    isItalic: around.isItalic || (says.italic && !isBlock),
    isInTable: around.isInTable || tagName === 'table',
  };
  const children = shapeAll(node.children, shaping, inner);
  const isStrong = says.bold && !around.isBold && !isHeading;
  if (isBlock && !blocks.has(tagName)) return [element('div', isStrong ? strongRuns(children) : children)];
  if (isBlock) return [block(node, children, { isStrong, isInTable: around.isInTable })];
  if (tagName === 'a') return link(node, children, shaping);
  if (tagName === 'br') return [element('br', [])];
  if (tagName === 'sup' || tagName === 'sub') return [element(tagName, children)];
  return formed(node, children, {
    code: style.isMono && !around.isMono,
    strong: isStrong,
    em: says.italic && !around.isItalic,
    del: style.isStruck || /^(?:s|strike|del)$/.test(tagName),
    sup: style.raised === 'sup',
    sub: style.raised === 'sub',
  });
}

function hasBlocks(node: Element): boolean {
  return node.children.some((child) => child.type === 'element' && (blocks.has(child.tagName) || hasBlocks(child)));
}

/** Words are bold, and paragraphs of them; no table or list is. */
function strongRuns(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.map((node) => {
    if (node.type === 'text') return node.value.trim() === '' ? node : element('strong', [node]);
    if (node.type !== 'element' || headings.test(node.tagName)) return node;
    if (node.tagName === 'p') return element('p', [element('strong', node.children)]);
    return blocks.has(node.tagName) ? node : element('strong', [node]);
  });
}

type Form = 'code' | 'strong' | 'em' | 'del' | 'sup' | 'sub';

/** Words in the forms that they have; what is no form of Markdown is dropped. */
function formed(node: Element, children: ElementContent[], forms: Record<Form, boolean>): ElementContent[] {
  if (/^(?:audio|iframe|math|object|svg|video)$/.test(node.tagName)) return [node];
  const wanted = (Object.keys(forms) as Form[]).filter((form) => forms[form]);
  return wanted.reduce((inner, form) => [element(form, inner)], children);
}

function block(
  node: Element,
  children: ElementContent[],
  { isStrong, isInTable }: { isStrong: boolean; isInTable: boolean },
): Element {
  const { tagName } = node;
  if (tagName === 'form' || tagName === 'fieldset') return element('div', children);
  if (tagName === 'ul' || tagName === 'ol') {
    return withNestedLists({ ...node, properties: only(node, 'start'), children });
  }
  if (isTitle(node)) return element('h1', children);
  if (hasClass(node, /^Mso(?:Intense)?Quote/)) return element('blockquote', [element('p', children)]);
  if (tagName === 'table') {
    const cells = cellsOf(children);
    // One cell is a frame around something; a table in a cell has no form here.
    if (cells.length === 1 || isInTable) return element('div', cells.map(inBox));
    return { ...node, properties: {}, children: withHead(children) };
  }
  if (tagName === 'p' && isStrong) return element('p', [element('strong', children)]);
  return { ...node, properties: only(node, 'colSpan', 'rowSpan', 'align', 'id'), children };
}

function cellsOf(nodes: readonly ElementContent[]): Element[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return [];
    return node.tagName === 'td' || node.tagName === 'th' ? [node] : cellsOf(node.children);
  });
}

const inBox = ({ children }: Element) => element('div', children);

/** The first row of a table is its head; nobody sees there that it is bold, too. */
function withHead(children: readonly ElementContent[]): ElementContent[] {
  let isFirst = true;
  const look = (node: ElementContent): ElementContent => {
    if (node.type !== 'element' || !isFirst) return node;
    if (node.tagName !== 'tr') return { ...node, children: node.children.map(look) };
    isFirst = false;
    const cells = node.children.map((cell) =>
      cell.type === 'element' ? { ...cell, tagName: 'th', children: cell.children.flatMap(withoutBold) } : cell,
    );
    return { ...node, children: cells };
  };
  return children.map(look);
}

function withoutBold(node: ElementContent): ElementContent[] {
  if (node.type !== 'element') return [node];
  const children = node.children.flatMap(withoutBold);
  return node.tagName === 'strong' ? children : [{ ...node, children }];
}

/** It has no words, and divides those around it. */
const isEmptyParagraph = (node: ElementContent) =>
  node.type === 'element' && node.tagName === 'p' && node.children.length === 0;

/** Paragraphs that are set as programs, one behind the other, are the lines of one. */
function withPrograms(nodes: ElementContent[], { isMono }: Around): ElementContent[] {
  const result: ElementContent[] = [];
  let lines: string[] = [];
  const put = () => {
    const value = lines.join('\n').replace(/\s+$/, '');
    if (value !== '') result.push(element('pre', [element('code', [{ type: 'text', value }])]));
    lines = [];
  };
  for (const node of nodes) {
    const line = isMono ? null : programLine(node);
    if (line !== null) lines.push(line);
    else if (lines.length > 0 && node.type === 'text' && node.value.trim() === '') continue;
    else {
      put();
      result.push(isEmptyParagraph(node) ? { type: 'text', value: ' ' } : node);
    }
  }
  put();
  return result;
}

function programLine(node: ElementContent): string | null {
  if (node.type !== 'element' || !/^(?:p|div)$/.test(node.tagName)) return null;
  const parts = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  const isCode = (child: ElementContent | undefined) =>
    child?.type === 'element' && (child.tagName === 'code' || child.tagName === 'br');
  if (parts.length === 0 || !parts.every(isCode) || textOf(node).trim() === '') return null;
  const words = (child: ElementContent): string => {
    if (child.type === 'text') return child.value;
    if (child.type !== 'element') return '';
    return child.tagName === 'br' ? '\n' : child.children.map(words).join('');
  };
  return node.children
    .map(words)
    .join('')
    .replaceAll('\u00A0', ' ')
    .replace(/^\n+|\s+$/g, '');
}

function link(node: Element, children: ElementContent[], { origin }: Shaping): ElementContent[] {
  const { href } = node.properties;
  const address = typeof href === 'string' ? addressOf(href.trim(), origin) : null;
  return address === null ? children : [element('a', children, { href: address })];
}

/** Where a link leads outside of the document that it was in; `null`: nowhere. */
function addressOf(href: string, origin: string): string | null {
  if (/^\/(?!\/)/.test(href)) return `${ownHost}${href}`;
  if (!URL.canParse(href)) return null;
  const url = new URL(href);
  if (url.origin === origin) return `${ownHost}${url.pathname}${url.search}${url.hash}`;
  // Google leads there by a page of its own.
  const real = url.hostname === 'www.google.com' && url.pathname === '/url' ? url.searchParams.get('q') : null;
  return real && URL.canParse(real) ? real : href;
}

function picture(node: Element, { origin, pictures }: Shaping): ElementContent[] {
  const { alt, width, height, ...properties } = node.properties;
  const words = typeof alt === 'string' ? alt.replace(/\s+/g, ' ').trim() : '';
  const isSeen = (size: unknown) => size === undefined || Number(size) !== 1;
  if (!isSeen(width) && !isSeen(height)) return [];
  const late = ['dataSrc', 'dataLazySrc', 'dataOriginal'].map((name) => properties[name]);
  const written = [...late, properties.src].find((one): one is string => typeof one === 'string' && one !== '');
  if (written === undefined) return words === '' ? [] : [{ type: 'text', value: words }];
  const own = /^(?:https?:|\/)/i.test(written) ? addressOf(written, origin) : null;
  if (own?.startsWith(`${ownHost}/`)) return [element('img', [], { src: own, alt: words })];
  pictures.push({ address: written, alt: words });
  return [element('img', [], { src: `${pictureHost}/${pictures.length - 1}`, alt: words })];
}

const isTitle = (node: Element) => node.tagName === 'p' && hasClass(node, /^(?:MsoTitle|title)$/);

function hasClass({ properties: { className } }: Element, pattern: RegExp): boolean {
  return Array.isArray(className) && className.some((name) => pattern.test(String(name)));
}

function only({ properties }: Element, ...names: string[]): Element['properties'] {
  return Object.fromEntries(names.flatMap((name) => (properties[name] == null ? [] : [[name, properties[name]]])));
}

function element(tagName: string, children: ElementContent[], properties: Element['properties'] = {}): Element {
  return { type: 'element', tagName, properties, children };
}
