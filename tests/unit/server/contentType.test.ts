import { expect, test } from 'vitest';
import { contentTypeOf } from '#src/server/contentType.ts';

test.each([
  ['app-1a2b.js', 'text/javascript; charset=utf-8'],
  ['styles.css', 'text/css; charset=utf-8'],
  ['titulky.vtt', 'text/vtt; charset=utf-8'],
  ['robots.txt', 'text/plain; charset=utf-8'],
  ['ikona.svg', 'image/svg+xml; charset=utf-8'],
  ['sitemap.xml', 'application/xml; charset=utf-8'],
  ['manifest.webmanifest', 'application/manifest+json'],
  ['data.json', 'application/json'],
  ['figtree.woff2', 'font/woff2'],
  ['sqlite.wasm', 'application/wasm'],
  ['cover.webp', 'image/webp'],
  ['film.mp4', 'video/mp4'],
  ['film.webm', 'video/webm'],
  ['DIEL.MP3', 'audio/mpeg'],
  ['/subory/diel.m4a', 'audio/mp4'],
  ['diel.ogg', 'audio/ogg'],
  ['diel.opus', 'audio/ogg'],
  ['diel.wav', 'audio/wav'],
  ['doklad.pdf', 'application/pdf'],
  ['projekt.zip', 'application/zip'],
  ['balik.whl', 'application/octet-stream'],
  ['bez-pripony', 'application/octet-stream'],
])('%s is served as %s', (name, type) => {
  expect(contentTypeOf(name)).toBe(type);
});
