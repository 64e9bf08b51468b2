import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#src/server/config/projectRoot.ts';

const script = ['showValue.js', 'web/frame.js']
  .map((name) => readFileSync(join(projectRoot, 'src/runtimes', name), 'utf8'))
  .join('');
/** Changes with the frame, so that it may be kept for good. */
const version = createHash('sha256').update(script).digest('hex').slice(0, 12);

/** What pages of learners and games may do: their own scripts, styles and drawings, no network, no other address. */
export const webPagePolicy = [
  'sandbox allow-scripts',
  "default-src 'none'",
  "script-src 'unsafe-inline'",
  "style-src 'unsafe-inline'",
  'img-src data: blob:',
  'media-src data: blob:',
  'font-src data:',
  "frame-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

const styles =
  'html,body{height:100%;margin:0;overflow:hidden}iframe{display:block;width:100%;height:100%;border:0;background:#fff}';

/** The document in which learners' pages stand. */
export const webFrame = {
  path: `/runtimes/web/${version}/frame.html`,
  html: `<!doctype html><html lang="sk"><meta charset="utf-8"><title>Náhľad</title><style>${styles}</style><body><script>${script}</script></html>`,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': webPagePolicy,
    'cache-control': 'public, max-age=31536000, immutable',
    'x-dns-prefetch-control': 'off',
    'x-robots-tag': 'noindex',
  },
};

/** Where the game of a lecture can be played. */
export function gamePath(lectureId: string): string {
  return `/runtimes/web/game/${lectureId}`;
}
