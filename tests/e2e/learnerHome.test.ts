import type { Page } from 'playwright';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { arriveAsLearner, tokenOf } from '#tests/support/learnerAccount.ts';
import { eventually, openHydrated, openPage, siteUrl, untilHydrated } from '#tests/support/openPage.ts';

const courseUrl = '/kurzy/programovanie-od-nuly';

interface Outline {
  id: string;
  chapters: { id: string; lectures: { id: string; name: string }[] }[];
}

async function lecturesOf(): Promise<{ courseId: string; ids: string[] }> {
  const answer = await fetch(`${siteUrl}/api/course/slug/programovanie-od-nuly`);
  const { id, chapters } = (await answer.json()) as Outline;
  return { courseId: id, ids: chapters.flatMap(({ lectures }) => lectures.map((lecture) => lecture.id)) };
}

/** A learner who has completed the first four lectures of the free course, on their home page. */
async function openLearnerHome(page: Page, email: string): Promise<void> {
  const person = { name: 'Janka Domáca', email };
  await arriveAsLearner(page, siteUrl, person, '/');
  await account(page).waitFor();
  const token = await tokenOf(siteUrl, person);
  const { ids } = await lecturesOf();
  for (const id of ids.slice(0, 6)) {
    const done = await fetch(`${siteUrl}/api/progress/update/${id}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ completed: true }),
    });
    expect(done.status).toBe(200);
  }
  await page.goto('/');
  await wayOn(page).waitFor();
}

/** Somebody without an account who has done six lectures here. */
async function openGuestHome(page: Page): Promise<void> {
  await page.goto('/o-projekte');
  await page.evaluate(
    ({ courseId, ids }) => {
      for (const [number, lectureId] of ids.slice(0, 6).entries()) {
        const at = new Date().toISOString();
        const row = { mark: { courseId, lectureId, completed: true }, number: number + 1, at };
        localStorage.setItem(`progress::${lectureId}`, JSON.stringify(row));
      }
    },
    await lecturesOf(),
  );
  await page.goto('/');
  await wayOn(page).waitFor();
}

const wayOn = (page: Page) =>
  page.getByRole('heading', { level: 1, name: /^Pokračuj riadkom 7\s*: Hodnoty a ich typy$/ });
const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: /Účet/ });
const hero = (page: Page) => page.getByRole('heading', { level: 1, name: /^Každý program/ });

type Picture = ReturnType<typeof PNG.sync.read>;

/** Where the visitor's heading stands, on a screen of 1440 × 900. */
const heading = { x: 140, y: 150, width: 640, height: 230 };

/** The frames of the first second of the home page, on a slow line and a slow processor. */
async function filmHome(from: Page): Promise<Picture[]> {
  const page = await from.context().newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
  await session.send('Network.emulateNetworkConditions', line);
  const frames: Buffer[] = [];
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(Buffer.from(data, 'base64'));
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'png' });
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForTimeout(1000);
  // What is behind the first second counts too, until the page is done.
  await session.send('Network.emulateNetworkConditions', { ...line, latency: 0, downloadThroughput: -1 });
  await untilHydrated(page);
  await page.waitForTimeout(500);
  await session.send('Page.stopScreencast');
  await page.close();
  return frames.map((frame) => PNG.sync.read(frame));
}

const isDark = ({ data, width }: Picture, x: number, y: number) => (data[(y * width + x) * 4] ?? 255) < 128;

/** How much of the letters in one picture is dark in another, from 0 to 1. */
function likeness(letters: Picture, frame: Picture): number {
  let [all, same] = [0, 0];
  for (let y = heading.y; y < heading.y + heading.height; y += 1) {
    for (let x = heading.x; x < heading.x + heading.width; x += 1) {
      if (!isDark(letters, x, y)) continue;
      all += 1;
      if (isDark(frame, x, y)) same += 1;
    }
  }
  return same / all;
}

test.each(['learner', 'learner without a kept page', 'guest'])(
  'the first second shows a %s no page of a visitor',
  async (who) => {
    const visitor = await openPage();
    await openHydrated(visitor, '/');
    const letters = (await filmHome(visitor)).at(-1) ?? expect.fail('nothing was filmed');
    const page = await openPage();
    if (who === 'guest') await openGuestHome(page);
    else await openLearnerHome(page, `${who.replaceAll(' ', '.')}@example.org`);
    await eventually(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('home:')))).toBe(
      true,
    );
    if (who.includes('without')) {
      await page.evaluate(() => {
        for (const key of Object.keys(localStorage)) if (key.startsWith('home:')) localStorage.removeItem(key);
      });
    }
    const frames = await filmHome(page);
    expect(likeness(letters, letters)).toBe(1);
    expect(frames.length).toBeGreaterThan(1);
    expect(Math.max(...frames.map((frame) => likeness(letters, frame)))).toBeLessThan(0.6);
  },
);

test('what a learner saw last stands there with the first paint, leads on before the scripts, and nothing of it moves', async () => {
  const page = await openPage();
  await openLearnerHome(page, 'pred.skriptami@example.org');
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as unknown as { sources: { node: Element | null }[] }[];
      for (const { node } of entries.flatMap(({ sources }) => sources)) {
        moved.push(node?.outerHTML?.slice(0, 100) ?? 'a text');
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await untilHydrated(page);
  await account(page).waitFor();
  await page.waitForTimeout(1000);
  expect(await page.evaluate('moved')).toEqual([]);
  await page.route('**/assets/**/*.js', () => new Promise(() => undefined));
  await page.route('**/assets/*.js', () => new Promise(() => undefined));
  await page.goto('/', { waitUntil: 'commit' });
  await wayOn(page).waitFor();
  expect(await hero(page).count()).toBe(0);
  await page.getByRole('main').getByRole('link', { name: 'Pokračovať', exact: true }).click();
  await page.waitForURL(new RegExp(`${courseUrl}/kapitola/[^/]+/lekcia/`), { waitUntil: 'commit' });
});

test('who signs out leaves nothing of their home, and somebody else is never shown it', async () => {
  const page = await openPage();
  await openLearnerHome(page, 'prva.osoba@example.org');
  await arriveAsLearner(page, siteUrl, { name: 'Druhý Domáci', email: 'druha.osoba@example.org' }, '/videa');
  await page.getByRole('banner').getByRole('link', { name: 'Prvý riadok' }).click();
  await page.getByText('Ahoj, Druhý.').waitFor();
  await page.getByRole('heading', { level: 1, name: /^Začni prvým riadkom\s*: Čo je to program$/ }).waitFor();
  await account(page).click();
  await page
    .getByRole('button', { name: 'Odhlásiť sa' })
    .or(page.getByRole('menuitem', { name: 'Odhlásiť sa' }))
    .click();
  await hero(page).waitFor();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('home:')))).toEqual([]);
  await page.reload();
  await untilHydrated(page);
  expect(await hero(page).isVisible()).toBe(true);
});

test('a session that is over leaves the page of a visitor', async () => {
  const page = await openPage({ expectedErrors: /status of 40/ });
  await openLearnerHome(page, 'koniec.sedenia@example.org');
  await page.route('**/v1/accounts:lookup**', (route) =>
    route.fulfill({ status: 400, json: { error: { message: 'USER_NOT_FOUND' } } }),
  );
  await page.route('**/v1/token**', (route) =>
    route.fulfill({ status: 400, json: { error: { message: 'TOKEN_EXPIRED' } } }),
  );
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 401, json: { type: 'about:blank', title: '', status: 401, code: 'token-invalid' } }),
  );
  await page.goto('/');
  await hero(page).waitFor();
  await eventually(() =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('home:'))),
  ).toEqual([]);
});

test.each(['offline', 'failing'])('where the API is %s, what was there last stays and says so', async (trouble) => {
  const page = await openPage({ expectedErrors: /ERR_|status of 500/ });
  await openLearnerHome(page, `${trouble}@example.org`);
  const learning = /\/api\/(course\/my-courses|progress\/home)/;
  await page.route(learning, (route) =>
    trouble === 'offline' ? route.abort('internetdisconnected') : route.fulfill({ status: 500, json: {} }),
  );
  await page.goto('/');
  const note = page.getByRole('main').getByRole('status').filter({ hasText: 'Takto to tu bolo naposledy.' });
  await note.waitFor();
  expect(await wayOn(page).isVisible()).toBe(true);
  await page.unroute(learning);
  await note.getByRole('button', { name: 'Skúsiť znova' }).click();
  await note.waitFor({ state: 'detached' });
  expect(await wayOn(page).isVisible()).toBe(true);
});

test('without scripts, and where storage is refused, the page is a visitor’s', async () => {
  const plain = await openPage({ javaScriptEnabled: false });
  await plain.goto('/');
  expect(await hero(plain).isVisible()).toBe(true);
  expect(await plain.getByText('Načítavame…').first().isVisible()).toBe(false);
  const refused = await openPage();
  await refused.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await openHydrated(refused, '/');
  expect(await hero(refused).isVisible()).toBe(true);
});

test('a lecture that a guest does leads on from home, in the same document too', async () => {
  const page = await openPage();
  await openGuestHome(page);
  expect(await hero(page).count()).toBe(0);
  await page.getByRole('heading', { level: 2, name: 'Rozrobené' }).waitFor();
  const kept = page.getByRole('region', { name: 'Zachované v tomto prehliadači' });
  await kept.getByText('Zachované v tomto prehliadači: 6 lekcií.').waitFor();
  expect(await kept.getByRole('link', { name: 'Prihlásiť sa' }).isVisible()).toBe(true);
  await page.getByRole('heading', { level: 2, name: 'Tento týždeň: 1 deň' }).waitFor();
  await page.getByRole('button', { name: 'Zvoliť si cieľ' }).click();
  await page.getByRole('button', { name: '3 dni v týždni' }).click();
  await page.getByRole('heading', { level: 2, name: 'Tento týždeň: 1 z 3 dní' }).waitFor();
  await page.reload();
  await page.getByText('Cieľ: 3 dni v týždni. Toto je tvoj prvý týždeň.', { exact: true }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Pokračovať', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Hodnoty a ich typy' }).waitFor();
});
