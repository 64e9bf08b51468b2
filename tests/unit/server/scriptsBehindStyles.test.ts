import { expect, test } from 'vitest';
import { scriptsBehindStyles } from '#src/server/pages/scriptsBehindStyles.ts';

test('the preloads of scripts move behind the styles, with low priority', () => {
  const head =
    '<link rel="modulepreload" href="/a.js"/><link rel="preload" href="/f.woff2"/><link rel="stylesheet" href="/s.css"/>';
  expect(scriptsBehindStyles(`<head>${head}</head><body></body>`)).toBe(
    '<head><link rel="preload" href="/f.woff2"/><link rel="stylesheet" href="/s.css"/>' +
      '<link fetchpriority="low" rel="modulepreload" href="/a.js"/></head><body></body>',
  );
});
