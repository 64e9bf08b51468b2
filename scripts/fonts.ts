/**
 * Cuts the site's typefaces to the letters that Slovak and code need, and writes them to src/fonts.
 * Run by hand (`npx tsx scripts/fonts.ts`) when a typeface is updated; the results are kept in the repository.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { extendedLetters, latinLetters } from '#src/server/receipts/receiptLetters.ts';

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, n) => String.fromCharCode(0x20 + n)).join('');
const slovakLatin1 = '\u00A0áäéíóôúýÁÄÉÍÓÔÚÝöüÖÜ°·×÷«»§±µ';
const slovakExtended = 'čďľĺňŕřšťžěůČĎĽĹŇŔŘŠŤŽĚŮłŁőŐűŰ';
const punctuation = '–—‘’“”„‚…•€™−→←↑↓';

const fonts = [
  {
    family: 'figtree',
    name: 'figtree-latin',
    text: ascii + slovakLatin1 + punctuation,
    weights: { min: 400, max: 800 },
  },
  { family: 'figtree', name: 'figtree-latin-ext', text: slovakExtended, weights: { min: 400, max: 800 } },
  {
    family: 'jetbrains-mono',
    name: 'jetbrains-mono-latin',
    text: ascii + slovakLatin1 + punctuation,
    weights: { min: 400, max: 700 },
  },
  { family: 'jetbrains-mono', name: 'jetbrains-mono-latin-ext', text: slovakExtended, weights: { min: 400, max: 700 } },
];

/** Spacing, figures of one width and accents. No ligatures: who learns to type `!=` has to see two characters. */
const keepFeatures = ['kern', 'tnum', 'ccmp', 'locl', 'mark'];

for (const { family, name, text, weights } of fonts) {
  const source = await readFile(`node_modules/@fontsource-variable/${family}/files/${name}-wght-normal.woff2`);
  const subset = await subsetFont(source, text, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures,
  });
  await writeFile(`src/fonts/${name}.woff2`, subset);
  console.log(`${name}: ${source.length} → ${subset.length} bytes`);
}

// Documents embed no variable typefaces, so receipts have one file for each weight.
for (const [style, wght] of Object.entries({ regular: 400, bold: 700 })) {
  for (const [part, text] of Object.entries({ latin: latinLetters, 'latin-ext': extendedLetters })) {
    const source = await readFile(`node_modules/@fontsource-variable/figtree/files/figtree-${part}-wght-normal.woff2`);
    const subset = await subsetFont(source, text, { targetFormat: 'truetype', variationAxes: { wght } });
    await writeFile(`src/fonts/receipt-${style}-${part}.ttf`, subset);
    console.log(`receipt-${style}-${part}: ${subset.length} bytes`);
  }
}
