import { createHash } from 'node:crypto';

const inlineScript = /<script(?![^>]*\bsrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g;

/** The policy of a finished page: own files, the page's own inline scripts by hash, and frames of the two video services. */
export function contentSecurityPolicy(html: string, apiUrl: string): string {
  const hashes = new Set<string>();
  for (const [, source = ''] of html.matchAll(inlineScript)) {
    hashes.add(`'sha256-${createHash('sha256').update(source).digest('base64')}'`);
  }
  const apiOrigin = apiUrl.startsWith('http') ? ` ${new URL(apiUrl).origin}` : '';
  return [
    "default-src 'self'",
    `script-src 'self' ${[...hashes].join(' ')}`.trim(),
    // Radix locks the page's scrolling with a style element of its own.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    `connect-src 'self'${apiOrigin}`,
    "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
