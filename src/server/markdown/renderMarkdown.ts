import type { Element } from 'hast';
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
import { type NamedLecture, remarkRecall } from './remarkRecall.ts';

/** Raw HTML of a text is dropped by remark-rehype, because `allowDangerousHtml` isn't set. */
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
  .use(remarkRecall)
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

/** What is raw here was drawn by `drawTask.tsx` and `drawLesson.tsx`. */
const ours = { allowDangerousHtml: true };

const processor = toTree().use(remarkRehype, toMarkup).use(finish).use(rehypeStringify, ours).freeze();
/** The same for a writer, who has to find the line that a block begins on. */
const writersProcessor = toTree()
  .use(remarkRehype, { ...toMarkup, handlers: { code: placedFigure } })
  .use(rehypeLines)
  .use(finish)
  .use(rehypeStringify, ours)
  .freeze();

/**
 * Markdown of the content's dialect as safe markup without style attributes; `named` are the lectures with what it names. The server
 * asks `texts/` for it, which limits its time.
 */
export function renderMarkdown(source: string, named: readonly NamedLecture[] = []): string {
  return source === '' ? '' : String(processor.processSync({ value: source, data: { named } }));
}

/** The same with `data-line` on each block for a writer. */
export function renderWithLines(source: string, named: readonly NamedLecture[] = []): string {
  return String(writersProcessor.processSync({ value: source, data: { named, isDraft: true } }));
}

function placedFigure(state: unknown, node: Code, parent?: Parents): Element {
  return { ...codeFigure(state, node, parent), position: node.position };
}
