import type { Root as HtmlRoot } from 'hast';
import type { Nodes, Root } from 'mdast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { readHtml } from '#src/domain/html/readHtml.ts';
import type { PasteCounts, PasteOrigin } from './pasteWords.ts';
import { rtfPictures } from './rtfPictures.ts';
import { isProgram, ownHost, pictureHost, shapePasted } from './shapePasted.ts';

/** What a clipboard holds. */
export interface Clipboard {
  html: string;
  /** Where Word keeps the pictures that its HTML names by places on the disk. */
  rtf: string;
  /** Of this site. */
  origin: string;
  /** Of this paste: places of pictures are called by it. */
  token: string;
}

/** A picture that is to come into the store. */
export interface PastedPicture {
  /** What stands in the text until it is there. */
  place: string;
  /** What stands there if it does not come. */
  address: string;
  alt: string;
  type: string;
  /** Base64. */
  bytes: string;
}

export interface Pasted {
  text: string;
  /** Stands in the line in which it is put, and not between empty ones. */
  isInline: boolean;
  origin: PasteOrigin;
  counts: PasteCounts;
  pictures: PastedPicture[];
  /** Those whose bytes nobody has; they stand in the text by their old address. */
  lostPictures: number;
}

const parser = unified().use(rehypeParse, { fragment: true }).freeze();
const dataAddress = /^data:(image\/(?:png|jpe?g|gif|webp|avif))(?:;[^,;]*)*;base64,([\sA-Za-z0-9+/=]+)$/i;

/** What a clipboard holds as Markdown; `null` where its plain text says as much: a program, or words without any form. */
export function readPasted({ html, rtf, origin, token }: Clipboard): Pasted | null {
  const written = fragmentOf(html);
  if (isProgram(parser.parse(written))) return null;
  let found: ReturnType<typeof shapePasted> = [];
  let onDisk = -1;
  const fromRtf = /<img\b[^>]*\bsrc="file:/i.test(written) ? rtfPictures(rtf) : [];
  const pictures: PastedPicture[] = [];
  const lost = new Set<string>();
  const pictureFor = (number: number): string => {
    const { address, alt } = found[number] ?? { address: '', alt: '' };
    const [, type, base64] = dataAddress.exec(address) ?? [];
    if (!/^(?:https?|data):/i.test(address)) onDisk += 1;
    const kept = type && base64 ? { type: type.toLowerCase(), bytes: base64 } : fromRtf[onDisk];
    const old = oldAddress(address, number);
    if (!kept || /^https?:/i.test(address)) {
      lost.add(String(number));
      return old;
    }
    const place = `obrazok-sa-nahrava-${token}-${number + 1}`;
    pictures.push({ place, address: old, alt, ...kept });
    return place;
  };
  const { text, root } = readHtml(written, {
    base: ownHost,
    isForeign: false,
    shape: (tree: HtmlRoot) => {
      found = shapePasted(tree, origin);
      pictures.length = 0;
      lost.clear();
      onDisk = -1;
    },
    rewrite: (address) => {
      if (address.startsWith(`${ownHost}/`)) return address.slice(ownHost.length);
      return address.startsWith(`${pictureHost}/`) ? pictureFor(Number(address.split('/').at(-1))) : address;
    },
  });
  const counts = countsOf(root);
  if (!hasForm(root)) return null;
  const [only] = root.children;
  const isInline = root.children.length === 1 && only?.type === 'paragraph' && !hasPicture(only);
  return { text, isInline, origin: originOf(html), counts, pictures, lostPictures: lost.size };
}

/** What was selected, without what a browser or Windows puts around it. */
function fragmentOf(html: string): string {
  const [, fragment] = /<!--\s*StartFragment\s*-->([\s\S]*)<!--\s*EndFragment\s*-->/i.exec(html) ?? [];
  // A row or an item that is copied alone stands between the marks without its table or list.
  const isPart = fragment !== undefined && /^\s*<(?:tr|td|th|li|col|tbody)\b/i.test(fragment);
  return (isPart ? html : (fragment ?? html)).replace(/[\0\uE000-\uE003]/g, '');
}

function oldAddress(address: string, number: number): string {
  if (/^https?:/i.test(address)) {
    const safe = URL.canParse(address) ? new URL(address).href.replace(/[()\\<>\s]/g, encodeURIComponent) : '';
    if (safe !== '' && safe.length < 2000) return safe.replaceAll('(', '%28').replaceAll(')', '%29');
  }
  const name = address.startsWith('data:') ? '' : (address.split(/[/\\]/).at(-1) ?? '');
  return name.replace(/[^\w.-]+/g, '-').replace(/^-+|-+$/g, '') || `obrazok-${number + 1}`;
}

const originMarks: [PasteOrigin, RegExp][] = [
  ['docs', /docs-internal-guid/i],
  ['excel', /urn:schemas-microsoft-com:office:excel|content="?Microsoft Excel/i],
  ['word', /urn:schemas-microsoft-com:office:word|class="?Mso|\bmso-/i],
  ['libreoffice', /content="LibreOffice/i],
];

function originOf(html: string): PasteOrigin {
  return originMarks.find(([, mark]) => mark.test(html.slice(0, 200_000)))?.[0] ?? 'web';
}

function countsOf(root: Root): PasteCounts {
  const counts: PasteCounts = {
    headings: 0,
    paragraphs: 0,
    lists: 0,
    tables: 0,
    programs: 0,
    quotes: 0,
    links: 0,
    pictures: 0,
  };
  const names: Partial<Record<Nodes['type'], keyof PasteCounts>> = {
    heading: 'headings',
    list: 'lists',
    table: 'tables',
    code: 'programs',
    blockquote: 'quotes',
    link: 'links',
    image: 'pictures',
  };
  visit(root, (node, _, parent) => {
    const name = names[node.type];
    if (name && !(node.type === 'list' && parent?.type === 'listItem')) counts[name] += 1;
    if (node.type === 'paragraph' && parent?.type === 'root' && !isPicture(node)) counts.paragraphs += 1;
  });
  return counts;
}

const isPicture = (node: Nodes) =>
  node.type === 'paragraph' && node.children.every(({ type }) => type === 'image' || type === 'break');

const hasPicture = (node: Nodes) => 'children' in node && node.children.some(({ type }) => type === 'image');

/** Whether anything would be lost if only its words came. */
function hasForm(root: Root): boolean {
  const words = new Set<Nodes['type']>(['root', 'paragraph', 'text', 'break']);
  let isFormed = root.children.length > 1;
  visit(root, ({ type }) => {
    isFormed ||= !words.has(type);
  });
  return isFormed;
}
