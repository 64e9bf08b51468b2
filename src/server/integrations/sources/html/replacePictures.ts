import type { Image, Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).freeze();

/**
 * The same Markdown with our own addresses in the place of the pictures'. A picture that we have none for becomes a link to where
 * it is, so that no reader's browser asks there by itself.
 */
export function replacePictures(text: string, ownAddress: (address: string) => string | null): string {
  const images: Image[] = [];
  visit(parser.parse(text) as Root, 'image', (node) => {
    images.push(node);
  });
  let replaced = text;
  for (const { url, position } of images.reverse()) {
    const { start, end } = position ?? {};
    if (start?.offset === undefined || end?.offset === undefined) continue;
    const written = text.slice(start.offset, end.offset);
    const own = ownAddress(url);
    const words = written.slice(2, written.lastIndexOf(']('));
    const instead = own === null ? `[${words.trim() || 'Obrázok'}](${url})` : `![${words}](${own})`;
    replaced = replaced.slice(0, start.offset) + instead + replaced.slice(end.offset);
  }
  return replaced;
}
