import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { commentTree } from './renderComment.ts';

export interface CommentLink {
  host: string;
  /** The whole of it, as a browser would open it. */
  address: string;
  /** What stands in its place, where that is something else. */
  text: string | null;
}

/** Names of hosts that are typed without a scheme: they lead nowhere by a click, and are copied all the same. */
const typedHost =
  /(?<![\p{L}\p{N}@./_-])(?:[a-z0-9-]+\.)+(?:(?:sk|cz|com|org|eu|shop|xyz|online)(?![\p{L}\p{N}.(_-])|[a-z]{2,}\/[\p{L}\p{N}]\S*)/giu;

/** Where the links of a comment lead, each address once: those that can be pressed, and those that are only typed. Code has none. */
export function linksOfComment(source: string): CommentLink[] {
  const found = new Map<string, CommentLink>();
  const add = (address: string, text: string | null) => {
    if (!URL.canParse(address)) return;
    const { href, host } = new URL(address);
    if (!found.has(href)) found.set(href, { host, address: href, text });
  };
  visit(commentTree(source), (node) => {
    if (node.type === 'element' && (node.tagName === 'code' || node.tagName === 'pre')) return SKIP;
    if (node.type === 'element' && node.tagName === 'a') {
      const address = String(node.properties.href);
      const text = textOf(node).trim();
      add(address, isSameAddress(text, address) ? null : text);
      return SKIP;
    }
    if (node.type === 'text') for (const [typed] of node.value.matchAll(typedHost)) add(`https://${typed}`, null);
    return undefined;
  });
  return [...found.values()];
}

function isSameAddress(text: string, address: string): boolean {
  const bare = (url: string) => url.replace(/^https?:\/\//, '').replace(/\/$/, '');
  return bare(text) === bare(address);
}
