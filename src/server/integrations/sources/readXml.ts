import { SaxesParser } from 'saxes';
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

/**
 * Reads a document of somebody else's. Nothing of its document type is believed: no entity is defined and no file is fetched.
 * @throws SourceError `unreadable`
 */
export function readXml(source: string): XmlElement {
  const root: XmlElement = { ns: '', name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const at = () => open.at(-1) ?? root;
  let elements = 0;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (cause) => {
    // Feeds of old programs have `&nbsp;`; it stays as it is written.
    if (!cause.message.includes('undefined entity'))
      throw new SourceError('unreadable', 'the XML is broken', { cause });
  });
  parser.on('opentag', ({ uri, local, attributes }) => {
    elements += 1;
    if (open.length > deepest || elements > mostElements) throw new SourceError('unreadable', 'the XML is too large');
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
  parser.write(source.replace(/^\uFEFF|^\s+/, '')).close();
  const [document] = root.children;
  if (!document) throw new SourceError('unreadable', 'there is no XML');
  return document;
}

/** The first child of a name. */
export const childOf = (element: XmlElement | undefined, ns: string, name: string): XmlElement | undefined =>
  element?.children.find((child) => child.ns === ns && child.name === name);

export const childrenOf = (element: XmlElement, ns: string, name: string): XmlElement[] =>
  element.children.filter((child) => child.ns === ns && child.name === name);

/** What a child says; empty where there is none. */
export const textOf = (element: XmlElement | undefined, ns: string, name: string): string =>
  childOf(element, ns, name)?.text.trim() ?? '';
