import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { readLetters } from '#scripts/fonts/fontTables.ts';

const root = join(import.meta.dirname, '../..');

/** What the site says: its lessons, and the texts of its components. Pictures among the letters are the system's own. */
function lettersOfSite(): Set<string> {
  const files = ['src/content', 'src/components', 'src/containers', 'src/routes', 'src/domain'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      // What is read there are documents of others.
      .filter((name) => /\.(tsx?|md|yml)$/.test(name) && !name.startsWith('html/'))
      .map((name) => readFileSync(join(root, folder, name), 'utf8')),
  );
  // The arrow in the text of a drawing is drawn, not written.
  const texts = files.map((text) => text.replace(/^(\S+) \u2192 (?=\S+$)/gm, '$1'));
  return new Set(texts.flatMap((text) => [...text.replace(/\p{Extended_Pictographic}|\s/gu, '')]));
}

test.each(['figtree', 'jetbrains-mono'])('%s has every letter of the site', async (name) => {
  const file = readFileSync(join(root, `src/fonts/${name}.woff2`));
  const font = await subsetFont(file, [...lettersOfSite()].join(''), { targetFormat: 'truetype' });
  const known = new Set(readLetters(font).map(([code]) => String.fromCodePoint(code)));
  const missing = [...lettersOfSite()].filter((letter) => !known.has(letter));
  expect(missing, 'add them to scripts/fonts/siteLetters.ts and run scripts/fonts.ts').toEqual([]);
});
