import type { Element } from 'hast';
import { LRUCache } from 'lru-cache';
import type { Code, Parents } from 'mdast';
import rehypeStringify from 'rehype-stringify';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { type PluggableList, unified } from 'unified';
import { codeFigure } from './codeFigure.ts';
import { rehypeExercises } from './rehypeExercises.ts';
import { rehypeGuesses } from './rehypeGuesses.ts';
import { rehypeHeadings } from './rehypeHeadings.ts';
import { rehypeImages } from './rehypeImages.ts';
import { rehypeLines } from './rehypeLines.ts';
import { rehypeSafeLinks } from './rehypeSafeLinks.ts';
import { rehypeTables } from './rehypeTables.ts';
import { rehypeTypeset } from './rehypeTypeset.ts';
import { remarkCallouts } from './remarkCallouts.ts';
import { remarkDatabase } from './remarkDatabase.ts';
import { remarkExercises } from './remarkExercises.ts';
import { remarkPages } from './remarkPages.ts';

/** Raw HTML is dropped by remark-rehype, because `allowDangerousHtml` isn't set. */
const toMarkup = {
  handlers: { code: codeFigure },
  footnoteLabel: 'Poznámky pod čiarou',
  footnoteBackLabel: 'Späť do textu',
  clobberPrefix: 'poznamka-',
};
const toTree = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkDatabase)
  .use(remarkExercises)
  .use(remarkPages)
  .use(remarkCallouts)
  .freeze();
const finish: PluggableList = [
  rehypeGuesses,
  rehypeSafeLinks,
  rehypeImages,
  rehypeHeadings,
  rehypeTables,
  rehypeTypeset,
  rehypeExercises,
];

const processor = toTree().use(remarkRehype, toMarkup).use(finish).use(rehypeStringify).freeze();
/** The same for a writer, who has to find the line that a block begins on. */
const writersProcessor = toTree()
  .use(remarkRehype, { ...toMarkup, handlers: { code: placedFigure } })
  .use(rehypeLines)
  .use(finish)
  .use(rehypeStringify)
  .freeze();

/** By source: an edited text is another key, so nothing ever has to be dropped by hand. Sizes in characters. */
const rendered = new LRUCache<string, string>({
  maxSize: 16_000_000,
  sizeCalculation: (html, source) => html.length + source.length,
});

/** Markdown of the content's dialect as safe markup without style attributes. */
export function renderMarkdown(source: string): string {
  if (source === '') return '';
  const known = rendered.get(source);
  if (known !== undefined) return known;
  const html = String(processor.processSync(source));
  rendered.set(source, html);
  return html;
}

/** The same with `data-line` on each block; nothing of it is kept, since what is being written is never the same again. */
export function renderWithLines(source: string): string {
  return String(writersProcessor.processSync(source));
}

function placedFigure(state: unknown, node: Code, parent?: Parents): Element {
  return { ...codeFigure(state, node, parent), position: node.position };
}
