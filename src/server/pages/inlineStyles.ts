import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const stylesheet = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)"\/>/;

/**
 * Puts the style sheet's text into the page, so that the first paint waits for nothing but the page itself.
 * The link stays, for React expects it there, but is disabled and so never loaded.
 */
export function createStyleInliner(clientDirectory: string): (html: string) => string {
  const texts = new Map<string, string>();
  return (html) => {
    const [link, href] = stylesheet.exec(html) ?? [];
    if (!link || !href) return html;
    const text = texts.get(href) ?? readFileSync(join(clientDirectory, href), 'utf8');
    texts.set(href, text);
    return html.replace(link, () => `<style>${text}</style>${link.replace('/>', ' disabled=""/>')}`);
  };
}
