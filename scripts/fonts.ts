/**
 * Cuts the site's typefaces to the letters that Slovak and code need, one file a typeface, and writes them to src/fonts; and
 * writes src/styles/fonts.css, where typefaces of the reader's device stand in for them with the same measures.
 * Run by hand (`npx tsx scripts/fonts.ts`) when a typeface is updated, on a machine that has the ones that stand in: Debian's
 * packages fonts-liberation (it measures as Arial), fonts-roboto-unhinted and fonts-dejavu-core. The results are kept in the repository.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { extendedLetters, latinLetters } from '#src/server/receipts/receiptLetters.ts';
import { fontStyles } from './fonts/fontStyles.ts';
import { readLetters } from './fonts/fontTables.ts';
import { mergeFonts } from './fonts/mergeFonts.ts';
import { siteLetters } from './fonts/siteLetters.ts';

/** Spacing, figures of one width and accents. No ligatures: who learns to type `!=` has to see two characters. */
const keepFeatures = ['kern', 'tnum', 'ccmp', 'locl', 'mark'];

for (const [family, heaviest] of Object.entries({ figtree: 800, 'jetbrains-mono': 700 })) {
  const [latin, extended] = await Promise.all(
    ['latin', 'latin-ext'].map(async (part) =>
      subsetFont(await readPackage(family, part), siteLetters, {
        targetFormat: 'truetype',
        variationAxes: { wght: { min: 400, max: heaviest } },
        keepFeatures,
      }),
    ),
  );
  if (!latin || !extended) throw new Error(`A part of ${family} is missing.`);
  const merged = mergeFonts(latin, extended);
  const letters = new Map(readLetters(merged));
  const missing = [...siteLetters].filter((letter) => !letters.get(letter.codePointAt(0) ?? 0));
  if (missing.length > 0) throw new Error(`${family} has no ${missing.join(' ')}`);
  const subset = await subsetFont(merged, siteLetters, { targetFormat: 'woff2', keepFeatures });
  await writeFile(`src/fonts/${family}.woff2`, subset);
  console.log(`${family}: ${subset.length} bytes`);
}

await writeFile('src/styles/fonts.css', await fontStyles());

// Documents embed no variable typefaces, so receipts have one file for each weight.
for (const [style, wght] of Object.entries({ regular: 400, bold: 700 })) {
  for (const [part, text] of Object.entries({ latin: latinLetters, 'latin-ext': extendedLetters })) {
    const subset = await subsetFont(await readPackage('figtree', part), text, {
      targetFormat: 'truetype',
      variationAxes: { wght },
    });
    await writeFile(`src/fonts/receipt-${style}-${part}.ttf`, subset);
    console.log(`receipt-${style}-${part}: ${subset.length} bytes`);
  }
}

function readPackage(family: string, part: string): Promise<Buffer> {
  return readFile(`node_modules/@fontsource-variable/${family}/files/${family}-${part}-wght-normal.woff2`);
}
