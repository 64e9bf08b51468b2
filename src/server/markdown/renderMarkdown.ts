import { LRUCache } from 'lru-cache';
import rehypeStringify from 'rehype-stringify';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { codeFigure } from './codeFigure.ts';
import { rehypeHeadings } from './rehypeHeadings.ts';
import { rehypeSafeLinks } from './rehypeSafeLinks.ts';
import { rehypeTables } from './rehypeTables.ts';
import { rehypeTypeset } from './rehypeTypeset.ts';
import { remarkCallouts } from './remarkCallouts.ts';

/** Raw HTML is dropped by remark-rehype, because `allowDangerousHtml` isn't set. */
const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkCallouts)
  .use(remarkRehype, {
    handlers: { code: codeFigure },
    footnoteLabel: 'Poznámky pod čiarou',
    footnoteBackLabel: 'Späť do textu',
    clobberPrefix: 'poznamka-',
  })
  .use(rehypeSafeLinks)
  .use(rehypeHeadings)
  .use(rehypeTables)
  .use(rehypeTypeset)
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
