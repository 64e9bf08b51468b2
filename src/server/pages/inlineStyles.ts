import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { criticalStyles } from './criticalStyles.ts';

const stylesheet = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)"\/>/;
const classAttribute = / class="([^"]*)"/g;
/** The classes of states that the page's first script adds to <html>. */
const addedClass = /classList\.add\('([\w-]+)'\)/g;
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

/**
 * Puts the rules that the page needs into the page, so that the first paint waits for nothing else. The link to the whole
 * style sheet stays, but applies to no medium and so delays nothing, until `scriptsAfterPaint` turns it on.
 */
export function createStyleInliner(clientDirectory: string): (html: string) => string {
  const sheets = new Map<string, ReturnType<typeof criticalStyles>>();
  return (html) => {
    const [link, href] = stylesheet.exec(html) ?? [];
    if (!link || !href) return html;
    const rulesFor = sheets.get(href) ?? criticalStyles(readFileSync(join(clientDirectory, href), 'utf8'));
    sheets.set(href, rulesFor);
    const rules = rulesFor(classesOf(html));
    return html.replace(link, () => `<style>${rules}</style>${link.replace('/>', ' media="not all"/>')}`);
  };
}

function classesOf(html: string): Set<string> {
  const written = [...html.matchAll(classAttribute)].flatMap(([, value = '']) => plain(value).split(/\s+/));
  const added = [...html.matchAll(addedClass)].map(([, name = '']) => name);
  return new Set([...written, ...added]);
}

function plain(attribute: string): string {
  return attribute.replace(/&[^;]+;/g, (entity) => entities[entity] ?? entity);
}
