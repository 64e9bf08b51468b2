import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { sentMails } from '#tests/support/mailFolder.ts';
import { eventually, openPage, untilHydrated } from '#tests/support/openPage.ts';

const scripts = '**/assets/*.js';
const late = 3_000;

/** Prepares a page before it is opened; gives what lets it go on when the visitor has done what they came for. */
type Prepare = (page: Page) => Promise<() => Promise<unknown>>;

/** How a page may come. */
const ways: [string, Prepare][] = [
  ['at the first paint', async () => async () => undefined],
  [
    'at a CPU 20 times slower',
    async (page) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 20 });
      return () => session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    },
  ],
  [
    'with scripts that come 3 s late',
    async (page) => {
      const until = Date.now() + late;
      await page.route(scripts, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, until - Date.now()));
        await route.continue();
      });
      return async () => undefined;
    },
  ],
];

/** Opens a page and goes on as soon as there is something to press. */
async function openAtOnce(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor({ state: 'attached' });
}

const email = (page: Page, place: 'main' | 'contentinfo') =>
  page.getByRole(place).getByRole('textbox', { name: 'E-mail' });
const send = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Odoslať' });
/** Adds to what is in a field; in one event, for a slow processor's sake. */
async function typeInto(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.page().keyboard.insertText(text);
}

/** It comes when it is near, and this button with it. */
async function untilFooterIsAlive(page: Page): Promise<void> {
  await untilHydrated(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Nastavenia cookies' }).waitFor();
}

/** What a visitor does before the scripts have come, on pages of their own. */
const visits: Record<string, (prepare: Prepare) => Promise<void>> = {
  'consent and theme are taken, and what was typed stays': async (prepare) => {
    const page = await openPage({ isFirstVisit: true, colorScheme: 'light' });
    const goOn = await prepare(page);
    await openAtOnce(page, '/o-projekte');
    await page.getByRole('button', { name: 'Odmietnuť' }).click();
    await page.getByRole('button', { name: 'Vzhľad' }).click();
    await typeInto(email(page, 'contentinfo'), 'oto@');
    await goOn();
    await page.getByRole('region', { name: 'Cookies' }).waitFor({ state: 'detached' });
    await eventually(() => page.evaluate(() => localStorage.getItem('themeSetting'))).toBe('DARK');
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['cookiesConsent']);
    await untilFooterIsAlive(page);
    await typeInto(email(page, 'contentinfo'), 'example.org');
    expect(await email(page, 'contentinfo').inputValue()).toBe('oto@example.org');
    expect(await page.locator('[data-pressed]').count()).toBe(0);
  },
  'a message is kept, and the menu of a phone opens': async (prepare) => {
    const page = await openPage({ width: 360, height: 740 });
    const goOn = await prepare(page);
    await openAtOnce(page, '/feedback');
    await typeInto(page.getByLabel('Tvoja správa'), 'Toto je ');
    await page.getByRole('link', { name: 'Menu' }).click();
    await goOn();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    await page.keyboard.press('Escape');
    await typeInto(page.getByLabel('Tvoja správa'), 'správa');
    expect(await page.getByLabel('Tvoja správa').inputValue()).toBe('Toto je správa');
    expect(new URL(page.url()).hash).toBe('');
  },
  'a choice for the vote stays': async (prepare) => {
    const page = await openPage();
    const goOn = await prepare(page);
    await openAtOnce(page, '/kurzy');
    const choice = page.getByRole('radio').first();
    await choice.check();
    await goOn();
    await untilFooterIsAlive(page);
    expect(await choice.isChecked()).toBe(true);
  },
  'a sign-in that is pressed twice begins once': async (prepare) => {
    const page = await openPage();
    const goOn = await prepare(page);
    await openAtOnce(page, '/login');
    await page.getByRole('button', { name: 'Prihlásiť sa cez Google' }).dblclick();
    await goOn();
    await page.getByLabel('Meno').waitFor();
  },
  'an address that is sent at once is taken': async (prepare) => {
    const page = await openPage({ expectedErrors: /status of 400/ });
    const goOn = await prepare(page);
    await openAtOnce(page, '/newsletter');
    await email(page, 'main').fill('zle@');
    await send(page).click();
    await goOn();
    await page.getByRole('main').getByText('Email má nesprávny formát').waitFor();
    await email(page, 'main').fill('skory@example.org');
    await send(page).dblclick();
    await page.getByRole('main').getByText('Poslali sme ti potvrdzovací email').waitFor();
  },
};

describe.each(ways)('%s', (_way, prepare) => {
  test.each(Object.entries(visits))('%s', (_visit, visit) => visit(prepare));
});

test('what is pressed before the scripts shows it at once, and what never comes is not under way for ever', async () => {
  const page = await openPage({ isFirstVisit: true, expectedErrors: /ERR_FAILED|dynamically imported module/ });
  let fail = () => {};
  const failed = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route(scripts, async (route) => {
    await failed;
    await route.abort();
  });
  await openAtOnce(page, '/login');
  for (const name of ['Vzhľad', 'Odmietnuť', 'Prihlásiť sa cez Google']) {
    const button = page.getByRole('button', { name });
    await button.click();
    expect(await button.getAttribute('aria-busy')).toBe('true');
  }
  fail();
  await eventually(() => page.locator('[data-pressed]').count()).toBe(0);
});

test('a button stays under the finger that presses it while an error above it goes', async () => {
  const page = await openPage({ expectedErrors: /status of 400/ });
  let goOn = () => {};
  const free = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(scripts, async (route) => {
    await free;
    await route.continue();
  });
  await openAtOnce(page, '/newsletter');
  await email(page, 'main').fill('zle@');
  await send(page).click();
  await page.getByRole('main').getByText('Email má nesprávny formát').waitFor();
  await email(page, 'main').fill('pomaly@example.org');
  await send(page).hover();
  await page.mouse.down();
  // The page finds that the address has been mended, and takes the error away.
  goOn();
  await page.getByRole('main').getByText('Email má nesprávny formát').waitFor({ state: 'detached' });
  await page.mouse.up();
  await page.getByRole('main').getByText('Poslali sme ti potvrdzovací email').waitFor();
});

describe('without scripts', () => {
  const plain = { javaScriptEnabled: false, expectedErrors: /status of 400/ };

  test('the footer subscribes, and the links of the mails confirm and end it', { tags: ['main'] }, async () => {
    const page = await openPage(plain);
    await page.goto('/o-projekte');
    await email(page, 'contentinfo').fill('ohne@');
    await page.getByRole('contentinfo').getByRole('button', { name: 'Odoslať' }).click();
    await page.getByRole('main').getByText('Email má nesprávny formát').waitFor();
    expect(await email(page, 'main').inputValue()).toBe('ohne@');
    await email(page, 'main').fill('ohne@example.org');
    await send(page).click();
    await page.getByRole('main').getByText('Poslali sme ti potvrdzovací email').waitFor();

    await page.goto(await linkInMail('ohne@example.org', 'potvrdit'));
    await page.getByRole('button', { name: 'Potvrdiť odber' }).click();
    await page.getByText(/Odber je potvrdený/).waitFor();
    await page.goto(await linkInMail('ohne@example.org', 'odhlasit'));
    await page.getByRole('button', { name: 'Odhlásiť sa z noviniek' }).click();
    await page.getByText(/už nebudú chodiť/).waitFor();
    await page.goto('/odpovede?token=neznamy-token-z-mailu');
    await page.getByRole('button', { name: /Vypnúť e-maily/ }).click();
    await page.getByText(/Tento odkaz neplatí/).waitFor();
  });

  test('feedback says what is missing, keeps what was typed, and is sent', async () => {
    const page = await openPage(plain);
    await page.goto('/feedback');
    await page.getByLabel('Meno').fill('Žofia');
    await page.getByRole('button', { name: 'Odoslať správu' }).click();
    await page.getByText('Správa je prázdna. Napíš nám aspoň pár slov.').waitFor();
    expect(await page.getByLabel('Meno').inputValue()).toBe('Žofia');
    await page.getByLabel('Tvoja správa').fill('Prvý riadok\ndruhý riadok');
    await page.getByRole('button', { name: 'Odoslať správu' }).click();
    await page.getByText(/Ďakujeme, tvoja správa je/).waitFor();
  });

  test('a vote is cast once something is chosen', async () => {
    const page = await openPage(plain);
    await page.goto('/kurzy');
    await page.getByRole('button', { name: 'Hlasovať' }).click();
    await page.getByText('Vyber si jeden kurz.').waitFor();
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Hlasovať' }).click();
    await page.getByText('Ďakujeme za tvoj hlas').waitFor();
    expect(await page.getByText('tvoj hlas', { exact: true }).count()).toBe(1);
  });

  test('the sign-in says what it needs', async () => {
    const page = await openPage(plain);
    await page.goto('/login');
    expect(await page.getByRole('main').locator('noscript').textContent()).toMatch(/Prihlásiť sa dá len so zapnutým/);
    expect(await page.getByRole('button', { name: /Prihlásiť sa/ }).count()).toBe(0);
  });
});

/** The address that a mail to somebody leads to, once it has been sent. */
async function linkInMail(recipient: string, parameter: string): Promise<string> {
  const read = async () => {
    const mails = await sentMails();
    const texts = mails.filter(({ to }) => to?.[0]?.address === recipient).map(({ text }) => text);
    return new RegExp(`/newsletter\\?${parameter}=[\\w-]+`).exec(texts.join())?.[0] ?? '';
  };
  await eventually(read).toMatch(/^\/newsletter/);
  return read();
}
