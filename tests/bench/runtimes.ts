/**
 * `npm run bench:runtimes`: what each language costs who presses „Spustiť“: the bytes that come for the first run, the time to the first
 * output on a first and on a second visit, and how long a stop takes until the next program has printed. Then what a check of five
 * cases takes, which runs a JavaScript program once as it is and five times with other first values: 300 ms are asked for at most.
 * Last, on a processor four times slower, the longest task of the browser while five tasks of a lecture wake. The least of several
 * rounds, and their median.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { findBrowser } from '#tests/support/findBrowser.ts';
import { startSite, stopSite } from '#tests/support/startSite.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
/** A lecture with a program of the language. */
const languages = {
  javascript: '/kurzy/programovanie-od-nuly/kapitola/zaklady-kapitola-prvy-riadok/lekcia/zaklady-premenne',
  python: '/kurzy/ai/kapitola/ai-ako-model-pise-kod/lekcia/ai-kod-ktory-vyzera-spravne',
  sql: '/kurzy/sql-zaklady/kapitola/sql-prvy-dopyt/lekcia/sql-select',
};
const mostChecked = 300;
const endless: Partial<Record<string, string>> = { javascript: 'while (true) {}', python: 'while True: pass' };
const shortest: Partial<Record<string, string>> = { javascript: 'console.log("znova")', python: 'print("znova")' };

const dataDir = mkdtempSync(join(tmpdir(), 'prvy-riadok-bench-'));
const site = await startSite({ DATA_DIR: dataDir });
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
try {
  for (const [language, path] of Object.entries(languages)) {
    const results: Awaited<ReturnType<typeof measure>>[] = [];
    for (let round = 0; round < rounds; round += 1) results.push(await measure(language, path));
    const of = (name: 'first' | 'second' | 'stop') => leastAndMedian(results.map((one) => one[name]));
    const bytes = Math.min(...results.map((one) => one.bytes));
    console.log(`${language}: ${bytes} B, first ${of('first')} ms, second ${of('second')} ms, stop ${of('stop')} ms`);
  }
  const checked = await checkedFiveTimes(rounds * 4);
  console.log(`a check of five cases: ${leastAndMedian(checked)} ms, at most ${mostChecked} ms asked`);
  const waking: number[] = [];
  for (let round = 0; round < rounds; round += 1) waking.push(await longestWhileWaking(languages.javascript));
  console.log(`five tasks wake: the longest task of the browser ${leastAndMedian(waking)} ms`);
} finally {
  await browser.close();
  await stopSite(site);
  rmSync(dataDir, { recursive: true, force: true });
}

function leastAndMedian(all: number[]): string {
  const sorted = all.map(Math.round).sort((a, b) => a - b);
  return `${sorted[0]} (median ${sorted[Math.floor(sorted.length / 2)]})`;
}

/** From each press on „Skontrolovať“ to what is said of a right program; the first one, which loads the language, is left out. */
async function checkedFiveTimes(times: number): Promise<number[]> {
  const page = await browser.newPage({ baseURL: site.url });
  await page.goto(languages.javascript);
  const solution = 'const n = 1;\nconsole.log(n * 2);';
  await page.evaluate((program) => {
    const box = document.querySelector<HTMLElement>('div[data-exercise]');
    if (!box) return;
    const checks = [1, 2, 3, 4, 5].map((n) => ({ name: `Pri ${n}`, with: { n }, output: `${n * 2}` }));
    const own = {
      id: 'pat-pripadov',
      kind: 'write',
      start: '',
      solution: program,
      checks,
      mistakes: [],
      hintsHtml: [],
    };
    box.dataset.exercise = JSON.stringify({ ...JSON.parse(box.dataset.exercise ?? '{}'), ...own });
    box.scrollIntoView();
  }, solution);
  const task = page.locator('fieldset[data-exercise]');
  const editor = task.getByRole('textbox', { name: 'Kód' });
  await editor.focus();
  await task.locator('.cm-content').waitFor();
  await editor.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(solution);
  await page.evaluate(() => {
    const said = 'fieldset[data-exercise] [role="status"] > div';
    addEventListener(
      'click',
      ({ timeStamp: pressed }) => {
        const before = document.querySelector(said);
        const looking = new MutationObserver(() => {
          const now = document.querySelector(said);
          if (!now || now === before) return;
          looking.disconnect();
          const text = now.textContent ?? '';
          requestAnimationFrame(() => Object.assign(window, { checked: { text, took: performance.now() - pressed } }));
        });
        looking.observe(document, { childList: true, subtree: true });
      },
      { capture: true },
    );
  });
  const taken: number[] = [];
  for (let time = 0; time <= times; time += 1) {
    await task.getByRole('button', { name: 'Skontrolovať', exact: true }).click();
    const waited = await page.waitForFunction(() => (window as { checked?: { text: string; took: number } }).checked);
    const { text, took } = (await waited.jsonValue()) ?? { text: '', took: 0 };
    if (!text.includes('Všetkých 5')) throw new Error(`The check says: ${text}`);
    if (time > 0) taken.push(took);
    await page.evaluate(() => Object.assign(window, { checked: undefined }));
  }
  await page.close();
  return taken;
}

/** In milliseconds; 0 where none takes 50. */
async function longestWhileWaking(path: string): Promise<number> {
  const page = await browser.newPage({ baseURL: site.url });
  const session = await page.context().newCDPSession(page);
  await page.goto(path);
  await page.waitForTimeout(3000);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const longest = await page.evaluate(async () => {
    const seen: number[] = [];
    new PerformanceObserver((list) => seen.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
    const box = document.querySelector<HTMLElement>('div[data-exercise]');
    const data = box?.dataset.exercise ?? '';
    for (let number = 2; box && number <= 5; number += 1) {
      const twin = box.cloneNode(true) as HTMLElement;
      twin.dataset.exercise = JSON.stringify({ ...JSON.parse(data), id: `dalsia-${number}` });
      box.after(twin);
    }
    // As somebody scrolls who looks for the end.
    for (const task of document.querySelectorAll<HTMLElement>('div[data-exercise]')) {
      (task.hidden ? task.nextElementSibling : task)?.scrollIntoView();
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    await new Promise((resolve) => setTimeout(resolve, 3000));
    const woken = document.querySelectorAll('div[data-exercise][hidden]').length;
    if (woken !== 5) throw new Error(`${woken} have woken.`);
    return Math.max(0, ...seen);
  });
  await page.close();
  return longest;
}

async function measure(language: string, path: string) {
  const context = await browser.newContext({ baseURL: site.url });
  const page = await context.newPage();
  let bytes = 0;
  page.on('requestfinished', async (request) => {
    if (!request.url().includes('/runtimes/')) return;
    bytes += await request.sizes().then(
      ({ responseBodySize }) => responseBodySize,
      () => 0,
    );
  });
  const first = await firstOutput(page, language, path);
  // The snapshot is written behind the run.
  await page.waitForTimeout(2000);
  const loaded = bytes;
  const second = await firstOutput(page, language, path);
  // A query of SQL has no loop to stop; its limit is a test's.
  const stop = endless[language] ? await stopped(page, language) : 0;
  await context.close();
  return { bytes: loaded, first, second, stop };
}

async function firstOutput(page: Page, language: string, path: string): Promise<number> {
  await page.goto(path);
  await page.getByRole('banner').getByRole('button', { name: 'Vzhľad' }).locator('svg').waitFor();
  // From the press as the page hears it: what Playwright does before it is nobody's waiting.
  await page.evaluate(() => {
    addEventListener(
      'click',
      ({ timeStamp: pressed }) => {
        const looking = new MutationObserver(() => {
          if (!document.querySelector('.program [role="log"] :is(p, table)')) return;
          looking.disconnect();
          requestAnimationFrame(() => Object.assign(window, { untilOutput: performance.now() - pressed }));
        });
        looking.observe(document, { childList: true, subtree: true, characterData: true });
      },
      { once: true, capture: true },
    );
  });
  await page.locator(`button[data-language="${language}"]`, { hasText: 'Spustiť' }).first().click();
  const waited = await page.waitForFunction(() => (window as { untilOutput?: number }).untilOutput, null, {
    timeout: 120_000,
  });
  return (await waited.jsonValue()) ?? 0;
}

async function stopped(page: Page, language: string): Promise<number> {
  const program = page.locator('.program').first();
  const write = async (code: string) => {
    await program.locator('.cm-content').click();
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(code);
    await program.getByRole('button', { name: 'Spustiť' }).click();
  };
  await program.getByRole('button', { name: 'Upraviť', exact: true }).click();
  await write(endless[language] ?? '');
  const before = performance.now();
  await program.getByRole('button', { name: 'Zastaviť' }).click();
  await program.getByText('Program je zastavený').waitFor();
  await write(shortest[language] ?? '');
  await program.getByRole('log').getByText('znova').waitFor();
  return performance.now() - before;
}
