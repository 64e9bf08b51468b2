import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createStyleInliner } from '#src/server/pages/inlineStyles.ts';

const folder = mkdtempSync(join(tmpdir(), 'prvy-riadok-styles-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'assets/styles-a1.css'), "p{content:'$&'}");
afterAll(() => rmSync(folder, { recursive: true }));

test('the style sheet stands in the page, and its link loads nothing', () => {
  const page = '<head><link rel="stylesheet" href="/assets/styles-a1.css"/></head>';
  expect(createStyleInliner(folder)(page)).toBe(
    `<head><style>p{content:'$&'}</style><link rel="stylesheet" href="/assets/styles-a1.css" disabled=""/></head>`,
  );
});

test('a page without a style sheet of the build is left as it is', () => {
  const page = '<head><link rel="stylesheet" href="/src/styles.css"/></head>';
  expect(createStyleInliner(folder)(page)).toBe(page);
});
