/**
 * `npm run bench:formats`: what the first number of a page costs in a browser, by `Intl` and by `src/domain/number.ts`,
 * each in a browser of its own; and the first date by `Intl`.
 */
import { chromium } from 'playwright';
import { formatNumber } from '#src/domain/number.ts';
import { findBrowser } from '#tests/support/findBrowser.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 9);
const work = {
  'a number by Intl': `new Intl.NumberFormat('sk-SK').format(1234)`,
  'a number by formatNumber': `(${formatNumber})(1234)`,
  'a date by Intl': `new Intl.DateTimeFormat('sk-SK', { timeZone: 'Europe/Bratislava' }).format(0)`,
};

for (const [name, code] of Object.entries(work)) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await timeOf(code));
  const median = times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN;
  console.log(`${name.padEnd(26)}${median.toFixed(1)} ms`);
}

async function timeOf(code: string): Promise<number> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  const page = await browser.newPage();
  // The bundler of this file names functions by a helper that the browser has not.
  await page.evaluate('globalThis.__name = (value) => value');
  const time = await page.evaluate<number>(
    `(() => { const start = performance.now(); ${code}; return performance.now() - start; })()`,
  );
  await browser.close();
  return time;
}
