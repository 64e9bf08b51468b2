import { setImmediate } from 'node:timers/promises';
import { SaxesParser } from 'saxes';
import { withoutForbidden } from '#src/domain/xmlSigns.ts';
import { SourceError } from './SourceError.ts';

/** An element by the namespace and local name that it has, whatever prefix its author has chosen. */
export interface XmlElement {
  ns: string;
  name: string;
  /** Those without a namespace. */
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  /** What stands in it beside its elements. */
  text: string;
}

const deepest = 50;
const mostElements = 300_000;
const mostAttributes = 1000;
/** Each takes longer than what is right. */
const mostFlaws = 100_000;
/** Signs that are read in one go; then others have their turn. */
const atOnce = 16 * 1024;

/** What a document is forgiven. */
interface Forgiven {
  /** Parts of the parser's messages. */
  flaws: string[];
  /** Namespaces that need no declaration, by their usual prefixes. */
  prefixes: Record<string, string>;
  /** Makes XML of what is none, part by part. */
  mend: (part: string) => string;
}

/**
 * Reads a document of somebody else's. One that is broken is read once more and forgiven what leaves no doubt: a bare `&`, signs that
 * XML does not have, prefixes that it does not declare – those of `prefixes` mean what they usually do. One that ends too early
 * stays broken. Nothing of its document type is believed: no entity is defined and no file is fetched.
 * @throws SourceError `unreadable`
 */
export async function readXml(source: string, prefixes: Record<string, string> = {}): Promise<XmlElement> {
  const written = source.replace(/^\uFEFF|^\s+/, '');
  // Feeds of old programs have `&nbsp;`; it stays as it is written.
  const flaws = ['undefined entity'];
  try {
    return await parse(written, { flaws, prefixes: {}, mend: (part) => part });
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    return await parse(written, { flaws: [...flaws, 'unbound namespace prefix'], prefixes, mend: createMending() });
  }
}

async function parse(source: string, { flaws, prefixes, mend }: Forgiven): Promise<XmlElement> {
  const root: XmlElement = { ns: '', name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const at = () => open.at(-1) ?? root;
  let elements = 0;
  let attributesHere = 0;
  let forgiven = 0;
  const tooLarge = () => new SourceError('unreadable', 'the XML is too large');
  const parser = new SaxesParser({ xmlns: true, additionalNamespaces: prefixes });
  parser.on('error', (cause) => {
    forgiven += 1;
    if (forgiven > mostFlaws || !flaws.some((flaw) => cause.message.includes(flaw)))
      throw new SourceError('unreadable', 'the XML is broken', { cause });
  });
  parser.on('attribute', () => {
    attributesHere += 1;
    if (attributesHere > mostAttributes) throw tooLarge();
  });
  parser.on('opentag', ({ uri, local, attributes }) => {
    attributesHere = 0;
    elements += 1;
    if (open.length > deepest || elements > mostElements) throw tooLarge();
    const plain = Object.values(attributes).flatMap(({ uri: ns, local: key, value }) =>
      ns === '' ? [[key, value]] : [],
    );
    const element = { ns: uri, name: local, attributes: Object.fromEntries(plain), children: [], text: '' };
    at().children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => {
    open.pop();
  });
  const write = (text: string) => {
    at().text += text;
  };
  parser.on('text', write);
  parser.on('cdata', write);
  for (const part of partsOf(source)) {
    parser.write(mend(part));
    await setImmediate();
  }
  parser.close();
  const [document] = root.children;
  if (!document) throw new SourceError('unreadable', 'there is no XML');
  return document;
}

/** Each ends where no entity and no mark of CDATA is under way; where there is no such place for long, anywhere. */
function* partsOf(source: string): Iterable<string> {
  for (let from = 0; from < source.length; ) {
    const most = source.slice(from, from + atOnce);
    const part = most.slice(0, Math.max(most.lastIndexOf('>'), most.lastIndexOf(';')) + 1 || most.length);
    yield part;
    from += part.length;
  }
}

const bareOrForbidden =
  /&(?!(?:[a-z]\w{0,31}|#\d{1,7}|#x[\da-f]{1,6});)|&#(?:0{0,4}(?:[0-8]|1[124-9]|2\d|3[01])|x0{0,4}(?:[0-8bcef]|1[\da-f]));/gi;

/** Writes a bare `&` as XML wants it, and leaves out signs that no XML may have; what stands in CDATA is no markup. */
function createMending(): Forgiven['mend'] {
  let flaws = 0;
  let isInCdata = false;
  const mendMarkup = (markup: string) =>
    markup.replace(bareOrForbidden, (found) => {
      flaws += 1;
      if (flaws > mostFlaws) throw new SourceError('unreadable', 'the XML is broken');
      return found === '&' ? '&amp;' : '';
    });
  return (part) => {
    let written = '';
    let rest = withoutForbidden(part);
    while (rest !== '') {
      const end = rest.indexOf(isInCdata ? ']]>' : '<![CDATA[');
      const piece = end < 0 ? rest : rest.slice(0, end + (isInCdata ? 3 : 9));
      written += isInCdata ? piece : mendMarkup(piece);
      rest = rest.slice(piece.length);
      if (end >= 0) isInCdata = !isInCdata;
    }
    return written;
  };
}

/** The first child of a name. */
export const childOf = (element: XmlElement | undefined, ns: string, name: string): XmlElement | undefined =>
  element?.children.find((child) => child.ns === ns && child.name === name);

export const childrenOf = (element: XmlElement, ns: string, name: string): XmlElement[] =>
  element.children.filter((child) => child.ns === ns && child.name === name);

/** What a child says; empty where there is none. */
export const textOf = (element: XmlElement | undefined, ns: string, name: string): string =>
  childOf(element, ns, name)?.text.trim() ?? '';
