import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { headingId } from '#src/domain/headingId.ts';
import { embedLink } from './embedLink.ts';
import { raised, raisedWords } from './raised.ts';
import { pictureAddress, webAddress } from './webAddress.ts';

interface Cleaning {
  base: string;
  lose: (loss: string) => void;
}

type Content = ElementContent | RootContent;

/** Nothing of them is for readers. */
const dropped = new Set(
  'script style noscript template head title meta link base param source track area map canvas frame frameset noframes button input select textarea datalist option optgroup dialog svg'.split(
    ' ',
  ),
);
const embedding = new Set(['iframe', 'object', 'embed', 'applet', 'portal']);
const preformatted = new Set(['pre', 'xmp', 'listing', 'plaintext']);
/** What plugins put below a post, and the controls of Ghost's players. */
const furniture = new Set([
  'kg-audio-hide',
  'kg-audio-player',
  'kg-video-overlay',
  'kg-video-player-container',
  'sharedaddy',
  'jp-relatedposts',
  'yarpp-related',
  'screen-reader-text',
  'addtoany_share_save_container',
]);
const pictureFile = /\.(?:avif|gif|jpe?g|png|webp)$/i;
/** Wide enough for every screen that the site serves. */
const widestUseful = 2560;

/** The same tree with only what Markdown has a form for; addresses in it are whole, and lead only to the web. */
export function cleanHtml(tree: Root, cleaning: Cleaning): Root {
  const ids = new Map<string, Element>();
  collectIds(tree, ids);
  return { type: 'root', children: cleanAll(tree.children, { ...cleaning, ids }) as RootContent[] };
}

interface Context extends Cleaning {
  ids: ReadonlyMap<string, Element>;
}

function cleanAll(nodes: readonly Content[], context: Context): ElementContent[] {
  return nodes.flatMap((node) => clean(node, context));
}

function clean(node: Content, context: Context): ElementContent[] {
  if (node.type === 'text') return [{ type: 'text', value: node.value }];
  if (node.type !== 'element') return [];
  const { tagName } = node;
  if (isHidden(node)) return [];
  if (tagName === 'script') context.lose('Skript sme vynechali.');
  if (tagName === 'svg') context.lose('Kresbu (SVG) sme vynechali.');
  if (tagName === 'form') {
    context.lose('Formulár sa nedá prevziať.');
    return [];
  }
  if (dropped.has(tagName)) return [];
  if (embedding.has(tagName)) return embedded(node, context);
  if (preformatted.has(tagName)) return program(node);
  const children = () => cleanAll(node.children, context);
  switch (tagName) {
    case 'a':
      return link(node, children(), context);
    case 'img':
    case 'image':
      return picture(node, context);
    case 'audio':
    case 'video':
      return media(node, context);
    case 'math':
      context.lose('Vzorec je tu ako obyčajný text.');
      return [text(textOf(node).replace(/\s+/g, ' '))];
    case 'sup':
    case 'sub':
      return index(node, children, context);
    case 'table':
      return table(node, context);
    case 'figure':
      return figure(children());
    case 'figcaption':
      return isBlank(node) ? [] : [element('figcaption', children())];
    case 'summary':
      return [element('p', [element('strong', children())])];
    case 'div':
      if (hasClass(node, 'wp-block-embed__wrapper')) return unfolded(node, children, context);
      return [renamed(node, children())];
    case 'li':
    case 'p':
    case 'ul':
    case 'dl':
    case 'dt':
    case 'dd':
      return [renamed(node, children())];
    case 'td':
    case 'th':
      return [element(tagName, children(), pick(node, ['align', 'colSpan', 'rowSpan']))];
    case 'ol':
      return [element('ol', children(), pick(node, ['start']))];
    default:
      return [element(tagName, children(), pick(node, ['id']))];
  }
}

/** Galleries and captions of older WordPress are lists and boxes that mean figures. */
function renamed(node: Element, children: ElementContent[]): Element {
  const { tagName } = node;
  const id = pick(node, ['id']);
  if (hasClass(node, 'gallery-item', 'wp-caption')) return element('div', figure(children));
  if (hasClass(node, 'gallery-icon', 'blocks-gallery-item')) return element('div', children);
  if (hasClass(node, 'wp-caption-text', 'gallery-caption', 'blocks-gallery-caption')) {
    return isBlank(node) ? element('div', []) : element('figcaption', children);
  }
  if (hasClass(node, 'blocks-gallery-grid') || (tagName === 'ul' && hasClass(node, 'wp-block-gallery'))) {
    return element('div', children);
  }
  return element(tagName, children, id);
}

function figure(children: ElementContent[]): ElementContent[] {
  // Each picture is a paragraph of its own, also where they stand side by side.
  const apart = children.map((child) => (isPicture(child) ? element('p', [child]) : child));
  return [element('figure', apart)];
}

function isPicture(node: ElementContent): boolean {
  if (node.type !== 'element') return false;
  if (node.tagName === 'img') return true;
  return node.tagName === 'a' && node.children.some(isPicture);
}

function link(node: Element, children: ElementContent[], { base, lose, ids }: Context): ElementContent[] {
  const written = node.properties.href;
  const isEmpty = children.every((child) => child.type === 'text' && child.value.trim() === '');
  if (typeof written !== 'string' || isEmpty) return children;
  if (written.startsWith('#')) return innerLink(written.slice(1), children, ids);
  const address = webAddress(written, base);
  if (address === null) {
    if (written.trim() !== '') lose('Odkaz, ktorý nevedie na web, ostal len ako text.');
    return children;
  }
  // A picture that leads to its own larger file leads nowhere else, and is that file.
  const only = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  const [shown] = only;
  if (only.length === 1 && shown?.type === 'element' && shown.tagName === 'img') {
    const { hostname, pathname } = new URL(address);
    const isSameSite = URL.parse(String(shown.properties.src))?.hostname === hostname;
    if (pictureFile.test(pathname)) return isSameSite ? [largerOf(shown, address)] : only;
  }
  return [element('a', children, { href: address })];
}

/** The file behind a thumbnail; one of the sizes that WordPress has made, where the file itself is needlessly large. */
function largerOf(shown: Element, address: string): Element {
  const isThumbnail = /-\d{2,3}x\d{2,3}\.\w+$/.test(String(shown.properties.src));
  return isThumbnail ? element('img', [], { ...shown.properties, src: address }) : shown;
}

function innerLink(written: string, children: ElementContent[], ids: ReadonlyMap<string, Element>): ElementContent[] {
  const target = ids.get(decoded(written));
  if (target && /^h[1-6]$/.test(target.tagName)) {
    return [element('a', children, { href: `#${headingId(textOf(target))}` })];
  }
  return [element('a', children, { dataInner: decoded(written) })];
}

function picture(node: Element, { base, lose }: Context): ElementContent[] {
  const { alt, className, src } = node.properties;
  const classes = Array.isArray(className) ? className : [];
  // What Ghost calls its own picture says nothing of it.
  const isNamed = typeof alt === 'string' && !classes.includes('kg-audio-thumbnail');
  const words = isNamed ? alt.replace(/\s+/g, ' ').trim() : '';
  if (classes.includes('wp-smiley') || classes.includes('emoji')) return [text(words)];
  const late = ['dataSrc', 'dataLazySrc', 'dataOriginal'].map((name) => node.properties[name]);
  for (const written of [...widest(node), ...late, src]) {
    const address = typeof written === 'string' ? pictureAddress(written, base) : null;
    if (address !== null) return [element('img', [], { src: address, alt: words })];
  }
  lose('Obrázok bez použiteľnej adresy sme vynechali.');
  return words === '' ? [] : [text(words)];
}

/** The largest of the sizes that WordPress has made. */
function widest({ properties }: Element): string[] {
  const written = properties.srcSet ?? properties.dataSrcset ?? properties.dataLazySrcset;
  const list = Array.isArray(written) ? written.join(', ') : String(written ?? '');
  const candidates = list.split(/,\s+/).flatMap((candidate) => {
    const [, address, width] = /^\s*(\S+)\s+(\d{1,5})w\s*$/.exec(candidate) ?? [];
    return address && Number(width) <= widestUseful ? [{ address, width: Number(width) }] : [];
  });
  return candidates
    .sort((a, b) => b.width - a.width)
    .slice(0, 1)
    .map(({ address }) => address);
}

function embedded(node: Element, { base, lose }: Context): ElementContent[] {
  // What WordPress shows of another WordPress stands as a link beside its frame.
  if (hasClass(node, 'wp-embedded-content')) return [];
  const written = node.properties.src ?? node.properties.dataSrc ?? node.properties.data;
  const address = typeof written === 'string' ? pictureAddress(written, base) : null;
  if (address === null) {
    lose('Vložený obsah bez použiteľnej adresy sme vynechali.');
    return [];
  }
  const { words, href, loss } = embedLink(address, String(node.properties.title ?? ''));
  lose(loss);
  return [element('p', [element('a', [text(words)], { href })])];
}

/** The address alone, where WordPress could not ask the other site what to show. */
function unfolded(node: Element, children: () => ElementContent[], { base, lose }: Context): ElementContent[] {
  const written = textOf(node).trim();
  const address = /^https?:\/\/\S+$/.test(written) ? pictureAddress(written, base) : null;
  if (address === null) return [element('div', children())];
  const { words, href, loss } = embedLink(address, '');
  lose(loss);
  return [element('p', [element('a', [text(words)], { href })])];
}

function media(node: Element, { base, lose }: Context): ElementContent[] {
  const inner = node.children.find((child) => child.type === 'element' && child.tagName === 'source');
  const written = node.properties.src ?? (inner?.type === 'element' ? inner.properties.src : undefined);
  const address = typeof written === 'string' ? pictureAddress(written, base) : null;
  if (address === null) return [];
  const isAudio = node.tagName === 'audio';
  lose(isAudio ? 'Zvukový súbor je tu ako odkaz.' : 'Video je tu ako odkaz.');
  return [element('p', [element('a', [text(isAudio ? 'Zvuková nahrávka' : 'Video')], { href: address })])];
}

/** The lines of a program as they are; a poem has lines, too. */
function program(node: Element): ElementContent[] {
  if (hasClass(node, 'wp-block-verse')) {
    const lines = textOf(withLineEnds(node)).trim().split('\n');
    return [
      element(
        'p',
        lines.flatMap((line, index) => [...(index > 0 ? [element('br', [])] : []), text(line)]),
      ),
    ];
  }
  const value = textOf(withLineEnds(node));
  if (value.trim() === '') return [];
  const { className, dataLang, dataLanguage, dataEnlighterLanguage, lang } = node.properties;
  const code = node.children.find((child) => child.type === 'element' && child.tagName === 'code');
  const inner = code?.type === 'element' ? element('code', [text(value)], code.properties) : text(value);
  return [element('pre', [inner], { className, dataLang, dataLanguage, dataEnlighterLanguage, lang })];
}

function withLineEnds(node: Element): Element {
  const children = node.children.flatMap((child): ElementContent[] => {
    if (child.type !== 'element') return child.type === 'text' ? [child] : [];
    if (child.tagName === 'br') return [text('\n')];
    if (child.tagName === 'sup' || child.tagName === 'sub') return [text(raisedWords(child))];
    return dropped.has(child.tagName) ? [] : [withLineEnds(child)];
  });
  return { ...node, children };
}

function table(node: Element, context: Context): ElementContent[] {
  const captions = node.children.filter((child) => child.type === 'element' && child.tagName === 'caption');
  const rest = node.children.filter((child) => !captions.includes(child));
  const children = cleanAll(rest, context);
  if (hasSpans(children)) context.lose('Spojené bunky tabuľky sú tu rozdelené.');
  const words = captions.flatMap((caption) => (caption.type === 'element' ? cleanAll(caption.children, context) : []));
  return [element('table', children), ...(words.length > 0 ? [element('figcaption', words)] : [])];
}

function hasSpans(nodes: ElementContent[]): boolean {
  return nodes.some(
    (node) =>
      node.type === 'element' &&
      (Number(node.properties.colSpan) > 1 || Number(node.properties.rowSpan) > 1 || hasSpans(node.children)),
  );
}

/** An index stays one; notes are found by their links. */
function index(node: Element, children: () => ElementContent[], { ids, lose }: Context): ElementContent[] {
  const how = ids.has(String(node.properties.dataFn ?? '\0')) ? 'same' : raised(node);
  if (how === 'lost') lose('Dlhý horný alebo dolný index je tu ako obyčajný text.');
  if (typeof how === 'string') return children();
  return 'signs' in how ? [text(how.signs)] : [text(how.before), ...children(), text(how.after)];
}

function isHidden(node: Element): boolean {
  const { hidden, style } = node.properties;
  if (hidden !== undefined && hidden !== null && hidden !== false) return true;
  // A drawing in the place of a picture that an audio card does not have.
  if (node.tagName === 'div' && hasClass(node, 'kg-audio-thumbnail')) return true;
  return hasClass(node, ...furniture) || /(?:^|;)\s*display\s*:\s*none/i.test(String(style ?? ''));
}

function isBlank(node: Element): boolean {
  return textOf(node).trim() === '' && !node.children.some(isPicture);
}

function hasClass({ properties: { className } }: Element, ...names: string[]): boolean {
  return Array.isArray(className) && names.some((name) => className.includes(name));
}

function collectIds(node: Root | Element, ids: Map<string, Element>): void {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    const { id } = child.properties;
    if (typeof id === 'string' && !ids.has(id)) ids.set(id, child);
    collectIds(child, ids);
  }
}

/** Numbers of tables and lists are not larger than a table or a list is. */
function pick({ properties }: Element, names: string[]): Element['properties'] {
  return Object.fromEntries(
    names.flatMap((name): [string, string | number][] => {
      const value = properties[name];
      if (value === undefined || value === null) return [];
      if (name === 'id' || name === 'align') return [[name, String(value)]];
      const most = name === 'start' ? 99_999 : 30;
      const number = Math.trunc(Number(value));
      return Number.isFinite(number) ? [[name, Math.min(Math.max(number, 0), most)]] : [];
    }),
  );
}

function decoded(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

function element(tagName: string, children: ElementContent[], properties: Element['properties'] = {}): Element {
  return { type: 'element', tagName, properties, children };
}

function text(value: string): ElementContent {
  return { type: 'text', value };
}
