import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createStyleInliner } from '#src/server/pages/inlineStyles.ts';

const folder = mkdtempSync(join(tmpdir(), 'prvy-riadok-styles-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(
  join(folder, 'assets/styles-a1.css'),
  `p{content:"$&"}.\\[\\&\\>a\\]\\:x>a{color:red}.js p{color:red}.other{color:red}`,
);
afterAll(() => rmSync(folder, { recursive: true }));

test('the rules of the page stand in it, and the link to the style sheet delays nothing', () => {
  const link = '<link rel="stylesheet" href="/assets/styles-a1.css"/>';
  const rest = `<script>d.classList.add('js')</script></head><p class="card [&amp;&gt;a]:x"></p>`;
  expect(createStyleInliner(folder)(`<head>${link}${rest}`)).toBe(
    `<head><style>p{content:"$&"}.\\[\\&\\>a\\]\\:x>a{color:red}.js p{color:red}</style>` +
      `<link rel="stylesheet" href="/assets/styles-a1.css" media="not all"/>${rest}`,
  );
});

test('a page without a style sheet of the build is left as it is', () => {
  const page = '<head><link rel="stylesheet" href="/src/styles.css"/></head>';
  expect(createStyleInliner(folder)(page)).toBe(page);
});
