/**
 * `npm run bench:formats`: what the first use of each formatter of `Intl` costs a page, each in a browser of its own; and what a
 * second kind costs behind the first.
 */
import { chromium } from 'playwright';
import { findBrowser } from '#tests/support/findBrowser.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 9);
const number = `new Intl.NumberFormat('sk-SK').format(1234);`;
const date = `new Intl.DateTimeFormat('sk-SK', { dateStyle: 'long', timeZone: 'Europe/Bratislava' }).format(0);`;
const age = `new Intl.RelativeTimeFormat('sk-SK', { numeric: 'auto' }).format(-3, 'day');`;
const work: Record<string, [code: string, before?: string]> = {
  'a plural': [`new Intl.PluralRules('sk-SK').select(5);`],
  'a number': [number],
  'a date': [date],
  'an age': [age],
  'names in a row': [`new Intl.ListFormat('sk-SK').format(['Ema', 'Peter']);`],
  'a date behind a number': [date, number],
  'an age behind a date': [age, date],
};

for (const [name, [code, before = '']] of Object.entries(work)) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await timeOf(code, before));
  times.sort((a, b) => a - b);
  const median = times[Math.floor(rounds / 2)] ?? Number.NaN;
  console.log(`${name.padEnd(24)}${median.toFixed(1)} ms, at best ${times[0]?.toFixed(1)} ms`);
}

async function timeOf(code: string, before: string): Promise<number> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  const page = await browser.newPage();
  const time = await page.evaluate<number>(
    `(() => { ${before} const start = performance.now(); ${code} return performance.now() - start; })()`,
  );
  await browser.close();
  return time;
}
