import type { Root } from 'hast';
import { LRUCache } from 'lru-cache';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { rehypeCommentMarkup } from './rehypeCommentMarkup.ts';
import { remarkCommentSyntax } from './remarkCommentSyntax.ts';

const processor = createProcessor({ hasLists: true });
const processorWithoutLists = createProcessor({ hasLists: false });

/** A line of list markers alone (`- - - …`): each is a list inside the other, and hundreds would fill the stack. */
const deepList = /^(?:[ \t]*(?:[-+*]|\d{1,9}[.)])(?=[ \t])){8}/m;

/** By source, as in `renderMarkdown.ts`. Sizes in characters. */
const rendered = new LRUCache<string, string>({
  maxSize: 8_000_000,
  sizeCalculation: (html, source) => html.length + source.length,
});

/** A learner's text as safe markup: paragraphs, lines, lists, bold, italic, code and links to the web. */
export function renderComment(source: string): string {
  const known = rendered.get(source);
  if (known !== undefined) return known;
  const html = String(processorFor(source).processSync(source));
  rendered.set(source, html);
  return html;
}

/** The same markup as a tree. */
export function commentTree(source: string): Root {
  const used = processorFor(source);
  return used.runSync(used.parse(source));
}

const processorFor = (source: string) => (deepList.test(source) ? processorWithoutLists : processor);

function createProcessor({ hasLists }: { hasLists: boolean }) {
  return unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkCommentSyntax, { hasLists })
    .use(remarkRehype)
    .use(rehypeCommentMarkup)
    .use(rehypeStringify)
    .freeze();
}
