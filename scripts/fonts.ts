/**
 * Cuts the site's typefaces to the letters that Slovak and code need, and writes them to src/fonts.
 * Run by hand (`npx tsx scripts/fonts.ts`) when a typeface is updated; the results are kept in the repository.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

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

for (const { family, name, text, weights } of fonts) {
  const source = await readFile(`node_modules/@fontsource-variable/${family}/files/${name}-wght-normal.woff2`);
  const subset = await subsetFont(source, text, { targetFormat: 'woff2', variationAxes: { wght: weights } });
  await writeFile(`src/fonts/${name}.woff2`, subset);
  console.log(`${name}: ${source.length} → ${subset.length} bytes`);
}
