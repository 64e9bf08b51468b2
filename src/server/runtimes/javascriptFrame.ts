import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#src/server/config/projectRoot.ts';

const sha256 = (text: string, encoding: 'hex' | 'base64') => createHash('sha256').update(text).digest(encoding);

const script = ['showValue.js', 'javascript/turtle.js', 'javascript/frame.js']
  .map((name) => readFileSync(join(projectRoot, 'src/runtimes', name), 'utf8'))
  .join('');

/** The document in whose workers learners' JavaScript runs. */
export const javascriptFrame = {
  /** Changes with the frame, so that it may be kept for good. */
  path: `/runtimes/javascript/${sha256(script, 'hex').slice(0, 12)}/frame.html`,
  html: `<!doctype html><html lang="sk"><meta charset="utf-8"><title>Tu beží program</title><script>${script}</script></html>`,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    // An origin of its own, no network, no storage; only its own script, and the workers that it makes of programs.
    'content-security-policy': [
      'sandbox allow-scripts',
      "default-src 'none'",
      `script-src 'sha256-${sha256(script, 'base64')}' blob:`,
      'worker-src blob:',
      "frame-ancestors 'self'",
    ].join('; '),
    'cache-control': 'public, max-age=31536000, immutable',
    'x-robots-tag': 'noindex',
  },
};
