import { createHash } from 'node:crypto';

/**
 * The inline scripts that the renderer itself has written, as sources of a Content-Security-Policy, and the page without
 * their marks. A script that came into the page in any other way has no mark, and so is not allowed to run.
 */
export function ownScripts(html: string, nonce: string): { html: string; sources: string[] } {
  const marked = new RegExp(`<script nonce="${nonce}"(?![^>]*\\bsrc=)[^>]*>([\\s\\S]*?)</script>`, 'g');
  const sources = [...html.matchAll(marked)].map(
    ([, source = '']) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`,
  );
  const all = html.match(new RegExp(`<script(?![^>]*\\bsrc=)[^>]*\\bnonce="${nonce}"`, 'g')) ?? [];
  if (all.length !== sources.length) throw new Error('A script of the renderer has a form that no policy allows.');
  return { html: html.replaceAll(` nonce="${nonce}"`, ''), sources };
}
