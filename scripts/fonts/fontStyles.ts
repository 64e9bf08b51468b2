/** Writes the style sheet of the typefaces. Chromium measures them: it knows their spacing and all that a page can ask for. */
import { readdirSync, readFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright';
import { installedBrowser } from '#tests/support/findBrowser.ts';

interface StandIn {
  /** Under which name it stands in. */
  family: string;
  /** What systems call its regular and its bold letters; all of a list measure the same. */
  local: { regular: string[]; bold: string[] };
  /** Where it is never on the machine that measures: how wide each of its letters is, in parts of its size. */
  letterWidth?: number;
}

interface Typeface {
  family: string;
  file: string;
  weights: number[];
  /** What the browser does until the file is there. */
  display: 'optional' | 'swap';
  standIns: StandIn[];
}

/** The lightest weight for which the bold letters of another typeface look more like it than the regular ones. */
const lightestBold = 600;

const typefaces: Typeface[] = [
  {
    family: 'Figtree Variable',
    file: 'figtree.woff2',
    weights: [400, 500, 550, 600, 650, 700, 750, 800],
    display: 'optional',
    standIns: [
      {
        family: 'Figtree Fallback',
        local: {
          regular: ['Arial', 'Liberation Sans', 'Helvetica'],
          bold: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold'],
        },
      },
      {
        family: 'Figtree Fallback Roboto',
        local: { regular: ['Roboto', 'Roboto-Regular'], bold: ['Roboto Bold'] },
      },
    ],
  },
  {
    family: 'JetBrains Mono Variable',
    file: 'jetbrains-mono.woff2',
    weights: [400, 500, 650, 700],
    display: 'swap',
    standIns: [
      {
        family: 'JetBrains Mono Fallback',
        local: {
          regular: ['Menlo Regular', 'DejaVu Sans Mono'],
          bold: ['Menlo Bold', 'DejaVu Sans Mono Bold'],
        },
      },
      {
        family: 'JetBrains Mono Fallback Consolas',
        letterWidth: 1126 / 2048,
        local: { regular: ['Consolas'], bold: ['Consolas Bold'] },
      },
      {
        family: 'JetBrains Mono Fallback Courier',
        local: {
          regular: ['Droid Sans Mono', 'Liberation Mono', 'Courier New'],
          bold: ['Liberation Mono Bold', 'Courier New Bold'],
        },
      },
    ],
  },
];

/** What the site says, without its code: the letters come as often as Slovak has them. */
const sample = readdirSync('src/content', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .flatMap((file) =>
    readFileSync(`src/content/${file}`, 'utf8')
      .replace(/^---[\s\S]*?^---/m, '')
      .replace(/```[\s\S]*?```/g, '')
      .split('\n'),
  )
  .filter((line) => line !== '');

export async function fontStyles(): Promise<string> {
  const browser = await chromium.launch({ executablePath: installedBrowser(), args: ['--no-sandbox'] });
  try {
    const rules: string[] = [];
    for (const typeface of typefaces) rules.push(...(await typefaceRules(browser, typeface)));
    return `/* Written by \`npx tsx scripts/fonts.ts\`; why so: docs/decisions/013-one-file-a-typeface.md. */\n${rules.join('\n')}\n`;
  } finally {
    await browser.close();
  }
}

async function typefaceRules(
  browser: Browser,
  { family, file, weights, display, standIns }: Typeface,
): Promise<string[]> {
  const page = await browser.newPage();
  const bytes = readFileSync(`src/fonts/${file}`).toString('base64');
  const range = `${weights[0]} ${weights.at(-1)}`;
  const own = new Map<number, Measures>();
  for (const weight of weights)
    own.set(weight, await measure(page, `url(data:font/woff2;base64,${bytes})`, weight, range));
  const rules = [
    face({
      'font-family': `'${family}'`,
      'font-weight': range,
      'font-display': display,
      src: `url('../fonts/${file}') format('woff2')`,
    }),
  ];
  for (const { family: name, local, letterWidth } of standIns) {
    const weightsOf = new Map<string, number[]>();
    for (const [weight, { width, firstLetter, ascent, descent, lineGap }] of own) {
      const src = local[weight < lightestBold ? 'regular' : 'bold'].map((each) => `local('${each}')`).join(', ');
      const ratio = letterWidth
        ? firstLetter / letterWidth
        : width / (await measure(page, src, weight, String(weight))).width;
      const measures = JSON.stringify({
        src,
        'size-adjust': percent(ratio),
        'ascent-override': percent(ascent / ratio),
        'descent-override': percent(descent / ratio),
        'line-gap-override': percent(lineGap / ratio),
      });
      weightsOf.set(measures, [...(weightsOf.get(measures) ?? []), weight]);
    }
    for (const [measures, [first, ...more]] of weightsOf) {
      rules.push(
        face({
          'font-family': `'${name}'`,
          'font-weight': [first, ...more.slice(-1)].join(' '),
          ...(JSON.parse(measures) as Record<string, string>),
        }),
      );
    }
  }
  await page.close();
  return rules;
}

/** In parts of the font's size. */
interface Measures {
  /** Of the whole sample. */
  width: number;
  firstLetter: number;
  ascent: number;
  descent: number;
  lineGap: number;
}

async function measure(page: Page, source: string, weight: number, weights: string): Promise<Measures> {
  await page.setContent(`<style>@font-face{font-family:measured;font-weight:${weights};src:${source}}</style>`);
  return page.evaluate(measureInPage, { weight, lines: sample });
}

/** Runs in the page. */
async function measureInPage(asked: { weight: number; lines: string[] }): Promise<Measures> {
  const size = 1000;
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  const font = `${asked.weight} ${size}px measured`;
  await document.fonts.load(font);
  // A letter that the typeface lacks comes from the other one, and has two widths.
  const [width, again] = ['monospace', 'serif'].map((other) => {
    context.font = `${font}, ${other}`;
    return asked.lines.reduce((sum, line) => sum + context.measureText(line).width, 0) / size;
  });
  if (width === undefined || width !== again) throw new Error('A typeface is not here, or lacks letters.');
  const box = context.measureText('a');
  const line = document.createElement('p');
  line.style.cssText = `margin: 0; font: ${font}; line-height: normal`;
  line.textContent = 'a';
  document.body.append(line);
  const [ascent, descent] = [box.fontBoundingBoxAscent / size, box.fontBoundingBoxDescent / size];
  const lineGap = Math.max(0, line.getBoundingClientRect().height / size - ascent - descent);
  return { width, firstLetter: box.width / size, ascent, descent, lineGap };
}

function face(descriptors: Record<string, string>): string {
  const lines = Object.entries(descriptors).map(([name, value]) => `  ${name}: ${value};`);
  return ['@font-face {', ...lines, '}'].join('\n');
}

const percent = (part: number) => `${Math.round(part * 10_000) / 100}%`;
