import { createHash } from 'node:crypto';

/** An inline script's tag up to its mark, wherever the mark stands in it. */
const markedTag = /<script(?![^>]*\bsrc=)[^>]*\bnonce="([^"]*)"/g;

/**
 * The inline scripts that the renderer itself has written, as sources of a Content-Security-Policy, and the page without
 * their marks. A script that came into the page in any other way has no mark, and so is not allowed to run.
 */
export function ownScripts(html: string, nonce: string): { html: string; sources: string[] } {
  const [, ...marked] = html.split(`<script nonce="${nonce}"`);
  const sources = marked.flatMap((rest) => {
    const end = rest.indexOf('>');
    if (/\bsrc=/.test(rest.slice(0, end))) return [];
    const source = rest.slice(end + 1, rest.indexOf('</script>', end));
    return `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
  });
  const all = [...html.matchAll(markedTag)].filter(([, mark]) => mark === nonce);
  if (all.length !== sources.length) throw new Error('A script of the renderer has a form that no policy allows.');
  return { html: html.replaceAll(` nonce="${nonce}"`, ''), sources };
}
