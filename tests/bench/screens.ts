/**
 * `npm run bench:screens`: how the learning screens behave in a browser, on a course of 500 lectures and a lecture of
 * 1,000 comments beside the sample content, in one run. Goals: the text of a lecture waits for one answer of the API, a
 * hovered click shows the next lecture in under 100 ms, no task takes longer than 100 ms. Run it on a quiet machine.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright';
import { fillDemoData } from '#scripts/demo/fillDemoData.ts';
import { consentCookieName } from '#src/domain/consent.ts';
import { paths } from '#src/domain/paths.ts';
import { openDatabase } from '#src/server/db/client.ts';
import { openLocalProvider } from '#src/server/integrations/identity/localProvider.ts';
import { fillEmptyDatabase } from '#src/server/services/writing/folders/fillEmptyDatabase.ts';
import { buildPurchase, buildUser } from '#tests/support/factories.ts';
import { findBrowser } from '#tests/support/findBrowser.ts';
import { startSite, stopSite } from '#tests/support/startSite.ts';
import { addLongCourse, longCourse, longThreadLecture } from './longCourse.ts';
import { installProbe } from './pageProbe.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
/** Milliseconds. */
const goal = 100;
const pause = 400;
const keyWork = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'];
const person = {
  name: 'Ela Meraná',
  email: 'ela.merana@example.org',
  providerId: 'google.com' as const,
  hasKey: false,
};
const zero = (chapter: string, lecture: string) =>
  paths.lecture('programovanie-od-nuly', `zaklady-kapitola-${chapter}`, `zaklady-${lecture}`);
const owned = { id: 'java-podmienka', path: paths.lecture('java-kurz', 'java-rozhodovanie', 'java-podmienka') };

const folder = mkdtempSync(join(tmpdir(), 'prvy-riadok-screens-'));
const dataDir = join(folder, 'data');
const { credential, threadPath } = await prepare();
const site = await startSite({ DATA_DIR: dataDir });
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
try {
  const session = await signIn(browser);
  const openTab = () => newTab(browser, session);
  await measureWaterfall(openTab);
  await measureClicks(openTab);
  await measureScreens(openTab);
  await measureComments(openTab);
} finally {
  await browser.close();
  await stopSite(site);
  rmSync(folder, { recursive: true, force: true });
}

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;
type OpenTab = () => Promise<Page>;

/** Fills the data folder; answers what signs the learner in, who owns the Java course. */
async function prepare() {
  const provider = await openLocalProvider({ dataDir, projectId: 'bench' });
  const issued = await provider.issueCredential(person);
  const { localId } = await provider.signIn(issued);
  const database = await openDatabase({ databaseUrl: null, dataDir });
  const { db } = database;
  await fillEmptyDatabase({ ctx: { db, now: () => new Date() } });
  await fillDemoData({ db, users: 1000 });
  await addLongCourse(database);
  const learner = await buildUser(database, { uid: localId, email: person.email, displayName: person.name });
  await buildPurchase(database, learner.id, 'prod_java_kurz_basic');
  const thread = await longThreadLecture(database);
  await database.close();
  return { credential: issued, threadPath: thread.path };
}

async function signIn(browser: Browser): Promise<Session> {
  const context = await browser.newContext();
  const refused = JSON.stringify({ agreedToAnalyticsCookies: false, agreedToMarketingCookies: false });
  await context.addCookies([{ name: consentCookieName, value: encodeURIComponent(refused), url: site.url }]);
  const page = await context.newPage();
  await page.goto(`${site.url}/login#prihlasenie=${credential}&poskytovatel=google`);
  await page.getByRole('banner').getByRole('button', { name: 'Účet: ' }).waitFor();
  const session = await context.storageState();
  await context.close();
  return session;
}

/** A learner's tab with an empty cache; `close()` of its context ends it. */
async function newTab(browser: Browser, storageState: Session): Promise<Page> {
  const context = await browser.newContext({
    baseURL: site.url,
    storageState,
    viewport: { width: 1440, height: 900 },
  });
  await installProbe(context);
  return context.newPage();
}

/** Does it `rounds` times, each in a tab of its own; the first time warms up and does not count. */
async function inRounds<T>(openTab: OpenTab, measure: (page: Page, round: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const page = await openTab();
    const result = await measure(page, round);
    if (round > 0) results.push(result);
    await page.context().close();
  }
  return results;
}

// ---------------------------------------------------------------- 1. one round trip

interface Call {
  path: string;
  start: number;
  end: number;
}

async function measureWaterfall(openTab: OpenTab): Promise<void> {
  const plain = await inRounds(openTab, async (page) => {
    await page.goto(owned.path);
    const text = await textAfterToken(page);
    await page.waitForTimeout(pause);
    return { text, calls: await callsAfterToken(page) };
  });
  const alone = await inRounds(openTab, async (page) => {
    await page.route(`${site.url}/api/**`, (route) =>
      route.request().url() === `${site.url}/api/lecture/${owned.id}` ? route.continue() : undefined,
    );
    await page.goto(owned.path);
    return textAfterToken(page);
  });
  const text = median(plain.map((round) => round.text));
  console.log(`\n1. The text of an owned lecture, in ms from the token on (medians of ${rounds})`);
  for (const path of new Set(plain.flatMap(({ calls }) => calls.map((call) => call.path)))) {
    const calls = plain.flatMap((round) => round.calls.filter((call) => call.path === path));
    row(path, `${ms(median(calls.map(({ start }) => start)))} –${ms(median(calls.map(({ end }) => end)))}`);
  }
  row('text painted', ms(text));
  row('text painted, no other call answered', `${ms(median(alone))}  ${ratio(median(alone), text)}`);
}

/** Until the text of the lecture is painted; it never is when it waits for a call that is not answered. */
async function textAfterToken(page: Page): Promise<number> {
  await page.waitForFunction(() => probe.textAt > 0, null, { timeout: 10_000 });
  return page.evaluate(() => {
    const token = performance.getEntriesByType('resource').find(({ name }) => name.includes('accounts:lookup'));
    return probe.textAt - (token as PerformanceResourceTiming).responseEnd;
  });
}

function callsAfterToken(page: Page): Promise<Call[]> {
  return page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const token = resources.find(({ name }) => name.includes('accounts:lookup'))?.responseEnd ?? Number.NaN;
    return resources
      .filter(({ name }) => name.includes('/api/'))
      .map(({ name, startTime, responseEnd }) => ({
        path: new URL(name).pathname,
        start: startTime - token,
        end: responseEnd - token,
      }));
  });
}

// ---------------------------------------------------------------- 2. the next lecture

async function measureClicks(openTab: OpenTab): Promise<void> {
  console.log(`\n2. From the click to the next lecture painted, in ms (medians of ${rounds})`);
  for (const [name, path] of Object.entries({
    'free samples, 12 lectures': zero('prvy-riadok', 'co-je-program'),
    'free samples, 500 lectures': longCourse.lecturePath(1, 25),
    'own lectures, 12 lectures': zero('opakovanie', 'cyklus-for'),
    'own lectures, 500 lectures': longCourse.lecturePath(5, 25),
  })) {
    const times = await inRounds(openTab, async (page, round) => {
      await page.goto(path);
      await untilCalm(page);
      const order = round % 2 === 0 ? ([true, false] as const) : ([false, true] as const);
      const first = await clickNext(page, order[0]);
      const second = await clickNext(page, order[1]);
      return order[0] ? { hovered: first, sudden: second } : { hovered: second, sudden: first };
    });
    const hovered = median(times.map((time) => time.hovered));
    const sudden = median(times.map((time) => time.sudden));
    row(`${name}, hovered`, `${ms(hovered)}  ${ratio(hovered, sudden)}  ${verdict(hovered)}`);
    row(`${name}, not hovered`, ms(sudden));
  }
}

/** Opens the next lecture by its link; answers the time until its name and text are painted. */
async function clickNext(page: Page, isHovered: boolean): Promise<number> {
  const link = page.locator('a[rel=next]');
  await link.scrollIntoViewIfNeeded();
  await page.mouse.move(2, 300);
  await untilCalm(page);
  if (isHovered) {
    await link.hover();
    await untilCalm(page);
  }
  const shown = page.evaluate(async () => {
    const name = document.querySelector('a[rel=next] b')?.textContent;
    const at = await probe.whenPainted(
      () => document.querySelector('h1')?.textContent === name && document.querySelector('article > .prose') !== null,
    );
    return at - probe.clickedAt;
  });
  if (isHovered) {
    await page.mouse.down();
    await page.mouse.up();
  } else await link.evaluate((element: HTMLElement) => element.click());
  const time = await shown;
  await untilCalm(page);
  return time;
}

// ---------------------------------------------------------------- 3. long screens

interface Work {
  hydrated: number;
  longestOfLoad: number;
  longestOfScroll: number;
  /** Of scrolling; milliseconds of scripts, and frames that came later than 50 ms. */
  scripting: number;
  late: number;
}

async function measureScreens(openTab: OpenTab): Promise<void> {
  console.log(`\n3. Long screens, in ms (medians of ${rounds}): loading, then scrolling through`);
  for (const [name, short, long, scrolled] of [
    ['course', paths.course('programovanie-od-nuly'), longCourse.path, 'html'],
    ['lecture and its outline', zero('opakovanie', 'cyklus-for'), longCourse.lecturePath(5, 25), 'aside > div'],
  ] as const) {
    const small = await measureScreen(openTab, short, scrolled);
    printWork(`${name}, 12 lectures`, small);
    printWork(`${name}, 500 lectures`, await measureScreen(openTab, long, scrolled), small);
  }
}

function measureScreen(openTab: OpenTab, path: string, scrolled: string): Promise<Work[]> {
  return inRounds(openTab, async (page) => {
    const devtools = await openDevtools(page);
    await page.goto(path);
    await page.getByRole('banner').getByRole('button', { name: 'Účet: ' }).waitFor();
    await untilCalm(page);
    const hydrated = await page.evaluate(() => probe.hydratedAt);
    const longestOfLoad = await takeLongestTask(page);
    return { hydrated, longestOfLoad, ...(await scroll(page, devtools, scrolled)) };
  });
}

async function scroll(page: Page, devtools: CDPSession, selector: string) {
  const before = await spent(devtools, 'ScriptDuration');
  const gaps = await page
    .locator(selector)
    .first()
    .evaluate((element) => probe.scrollThrough(element));
  const scripting = (await spent(devtools, 'ScriptDuration')) - before;
  const late = gaps.filter((gap) => gap > 50).length;
  return { scripting, late, longestOfScroll: await takeLongestTask(page) };
}

function printWork(name: string, rounds: Work[], compared?: Work[]): void {
  const middle = (read: (work: Work) => number, of = rounds) => median(of.map(read));
  const hydrated = middle((work) => work.hydrated);
  const than = compared
    ? `  ${ratio(
        hydrated,
        middle((work) => work.hydrated, compared),
      )}`
    : '';
  row(`${name}: hydrated`, ms(hydrated) + than);
  row(
    `${name}: longest task of loading`,
    reported(
      middle((work) => work.longestOfLoad),
      50,
    ),
  );
  printScroll(name, rounds);
}

function printScroll(name: string, rounds: Omit<Work, 'hydrated' | 'longestOfLoad'>[]): void {
  row(`${name}: longest task of scrolling`, reported(median(rounds.map((work) => work.longestOfScroll)), 50));
  row(`${name}: scripts while scrolling`, ms(median(rounds.map((work) => work.scripting))));
  row(`${name}: frames later than 50 ms`, `${median(rounds.map((work) => work.late))}`.padStart(7));
}

// ---------------------------------------------------------------- 4. many comments

async function measureComments(openTab: OpenTab): Promise<void> {
  console.log(`\n4. A lecture of 1,000 comments beside one of none, in ms (medians of ${rounds})`);
  const none = await inRounds(openTab, async (page) => {
    await openComments(page, longCourse.lecturePath(1, 25));
    return typeComment(page);
  });
  const many = await inRounds(openTab, async (page) => {
    const devtools = await openDevtools(page);
    await openComments(page, threadPath);
    await takeLongestTask(page);
    const pages = await loadAllComments(page);
    const longestOfPages = await takeLongestTask(page);
    const typing = await typeComment(page);
    await page.evaluate(() => document.querySelector('#komentare')?.scrollIntoView());
    await takeLongestTask(page);
    return { pages, longestOfPages, typing, scrolling: await scroll(page, devtools, 'html') };
  });
  const early = median(many.map(({ pages }) => median(pages.slice(0, 5))));
  const latest = median(many.map(({ pages }) => median(pages.slice(-5))));
  row('one more page of 20, the first five', ms(early));
  row('one more page of 20, the last five', `${ms(latest)}  ${ratio(latest, early)}`);
  row('longest task of loading all pages', reported(median(many.map(({ longestOfPages }) => longestOfPages)), 50));
  const typing = { 'no comments': none, '1,000 comments': many.map((round) => round.typing) };
  for (const [name, typed] of Object.entries(typing)) {
    row(`slowest of 100 keys, ${name}`, reported(median(typed.map(({ slowest }) => slowest)), 16));
    row(`longest task of typing, ${name}`, reported(median(typed.map(({ longest }) => longest)), 50));
    row(`scripts and layout a key, ${name}`, ms(median(typed.map(({ work }) => work))));
  }
  printScroll(
    '1,000 comments',
    many.map(({ scrolling }) => scrolling),
  );
}

function field(page: Page) {
  return page.locator('#komentare textarea').first();
}

async function openComments(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilCalm(page);
  await page.locator('#komentare').scrollIntoViewIfNeeded();
  await field(page).waitFor();
  await untilCalm(page);
}

/** Presses „Zobraziť staršie komentáre“ to the end; answers how long each page took until it was painted. */
function loadAllComments(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const times: number[] = [];
    const count = () => document.querySelectorAll('#komentare ol[aria-label="Komentáre"] > li').length;
    for (;;) {
      const buttons = [...document.querySelectorAll<HTMLElement>('#komentare button')];
      const older = buttons.findLast(({ textContent }) => textContent === 'Zobraziť staršie komentáre');
      if (!older) return times;
      const before = count();
      older.click();
      times.push((await probe.whenPainted(() => count() > before)) - probe.clickedAt);
    }
  });
}

async function typeComment(page: Page) {
  const devtools = await openDevtools(page);
  await field(page).click();
  await untilCalm(page);
  await takeLongestTask(page);
  const before = await spent(devtools, ...keyWork);
  await page.keyboard.type('Prečo to tu vypíše tri? '.repeat(5).slice(0, 100), { delay: 30 });
  const work = ((await spent(devtools, ...keyWork)) - before) / 100;
  await page.waitForTimeout(pause);
  const slowest = await page.evaluate(() => Math.max(0, ...probe.slowInputs));
  return { slowest, work, longest: await takeLongestTask(page) };
}

// ---------------------------------------------------------------- shared

/** Until nothing has been asked for a while. */
async function untilCalm(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(pause);
}

/** The longest task since it was last asked; 0 when none was longer than 50 ms. */
function takeLongestTask(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, ...probe.longTasks.splice(0)));
}

async function openDevtools(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  return devtools;
}

/** Milliseconds that the page has spent on this so far. */
async function spent(devtools: CDPSession, ...names: string[]): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.reduce((sum, { name, value }) => sum + (names.includes(name) ? value * 1000 : 0), 0);
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function ms(value: number): string {
  return value.toFixed(1).padStart(7);
}

function ratio(value: number, compared: number): string {
  return `ratio ${(value / compared).toFixed(2)}`;
}

function verdict(value: number): string {
  return value <= goal ? `reaches ${goal}` : `MISSES ${goal}`;
}

/** What browsers report from `least` on, 0 for less. */
function reported(value: number, least: number): string {
  return `${value === 0 ? `< ${least}`.padStart(7) : ms(value)}  ${verdict(value)}`;
}

function row(name: string, values: string): void {
  console.log(`  ${name.padEnd(60)} ${values}`);
}
