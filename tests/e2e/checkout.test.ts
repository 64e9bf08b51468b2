import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { arriveAsLearner } from '#tests/support/learnerAccount.ts';
import { eventually, openHydrated, openPage, siteUrl, untilHydrated } from '#tests/support/openPage.ts';
import { createProfile, signIn } from '#tests/support/signIn.ts';

const courseUrl = '/kurzy/java-kurz';
const checkoutUrl = '/checkout/java-kurz/prod_java_kurz_basic';
const closedLecture = `${courseUrl}/kapitola/java-rozhodovanie/lekcia/java-podmienka`;
const price = '49,00 €';

const cards = { good: '4242 4242 4242 4242', poor: '4000 0000 0000 9995', asks: '4000 0025 0000 3155' };
type Delivery = 'Raz, hneď' | 'Dvakrát' | 'Neskoro' | 'Nikdy';

let count = 0;
/** Somebody whom no other test knows. */
function newBuyer() {
  count += 1;
  return { name: 'Nina Kupujúca', email: `nina${count}@example.org` };
}

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) => main(page).getByRole('heading', { level: 1, name });
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });
const payButton = (page: Page, amount = price) => button(page, `Zaplatiť ${amount}`);
const consent = (page: Page) => main(page).getByRole('checkbox', { name: /^Chcem, aby sa mi kurz sprístupnil/ });
const paid = (page: Page) => heading(page, 'Ďakujeme! Kurz je tvoj.');
const orders = (page: Page) => main(page).getByRole('region', { name: 'Objednávky' }).getByRole('listitem');

/** The API's refusals are logged by the browser itself: no profile yet, owned already, a code that does not hold. */
const openBuyerPage = (options: { width?: number; height?: number; hasTouch?: boolean } = {}) =>
  openPage({ ...options, expectedErrors: /status of (403|404)/ });

/** A new buyer's tab on the open checkout, just signed in. */
async function openCheckout(options: Parameters<typeof openBuyerPage>[0] = {}): Promise<Page> {
  const page = await openBuyerPage(options);
  await arriveAsLearner(page, siteUrl, newBuyer(), checkoutUrl);
  await heading(page, 'Objednávka').waitFor();
  return page;
}

async function chooseCard(page: Page, card: keyof typeof cards, delivery: Delivery = 'Raz, hneď'): Promise<void> {
  await button(page, new RegExp(`^${cards[card]}`)).click();
  await main(page).getByLabel('Ako príde správa o platbe').selectOption({ label: delivery });
}

async function buy(page: Page, delivery?: Delivery): Promise<void> {
  await chooseCard(page, 'good', delivery);
  await consent(page).check();
  await payButton(page).click();
}

/** The bodies of a page's calls to a path of the API. */
function callsOf(page: Page, path: string): string[] {
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (request.url() === `${siteUrl}/api${path}`) bodies.push(request.postData() ?? '');
  });
  return bodies;
}

async function openClosedLecture(page: Page): Promise<void> {
  await openHydrated(page, closedLecture);
  await button(page, 'Označiť ako dokončené').waitFor();
}

test('a visitor signs in on the way, buys, and has the course at once', {
  tags: ['main'],
}, async () => {
  const page = await openBuyerPage();
  await openHydrated(page, courseUrl);
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
  await main(page).getByRole('link', { name: 'Kúpiť za' }).first().click();
  await heading(page, 'Najprv sa prihlás').waitFor();
  expect(await page.locator('[data-mark]').count()).toBe(0);
  await main(page).getByRole('link', { name: 'Prihlásiť sa' }).click();
  await signIn(page, newBuyer());
  await createProfile(page);
  await heading(page, 'Objednávka').waitFor();
  expect(new URL(page.url()).pathname).toBe(checkoutUrl);
  await main(page).getByText('Skúšobná platba').waitFor();

  await buy(page);
  await paid(page).waitFor();
  expect(page.url()).toBe(`${siteUrl}${checkoutUrl}/success?appliedPromoCode=&finalAmount=4900`);
  await main(page).getByText(price).waitFor();
  const download = page.waitForEvent('download');
  await button(page, 'Stiahnuť doklad').click();
  expect((await download).suggestedFilename()).toMatch(/^doklad-\d{4}-\d+\.pdf$/);
  // What anybody can write into the address does not count once the server knows the order.
  await openHydrated(page, `${checkoutUrl}/success?appliedPromoCode=HACK&finalAmount=1`);
  await main(page).getByText(price).waitFor();
  expect(await main(page).textContent()).not.toMatch(/HACK|0,01/);

  await main(page).getByRole('link', { name: 'Začať kurz' }).click();
  await button(page, 'Označiť ako dokončené').waitFor();
  await openClosedLecture(page);
  await openHydrated(page, '/profil');
  await eventually(() => orders(page).count()).toBe(1);
  expect(await orders(page).textContent()).toMatch(/(?<!ne)zaplatená/);
});

test('the other windows have the course at once, too', async () => {
  const page = await openCheckout();
  const lecture = await page.context().newPage();
  await openHydrated(lecture, closedLecture);
  await main(lecture).getByRole('heading', { name: 'Táto lekcia patrí do plateného kurzu' }).waitFor();
  await buy(page);
  await paid(page).waitFor();
  await button(lecture, 'Označiť ako dokončené').waitFor();
});

test('a card that is declined says why, and another one pays', { tags: ['main'] }, async () => {
  const page = await openCheckout();
  await consent(page).check();
  await chooseCard(page, 'poor');
  await payButton(page).click();
  await main(page).getByRole('alert').filter({ hasText: 'Na karte nie je dosť peňazí' }).waitFor();
  await chooseCard(page, 'good');
  await payButton(page).click();
  await paid(page).waitFor();
});

test('a card that asks pays only when the buyer confirms', { tags: ['main'] }, async () => {
  const page = await openCheckout();
  const dialog = page.getByRole('dialog', { name: 'Potvrdiť platbu?' });
  await consent(page).check();
  await chooseCard(page, 'asks');
  await payButton(page).click();
  await dialog.getByRole('button', { name: 'Odmietnuť' }).click();
  await main(page).getByRole('alert').filter({ hasText: 'Platba nie je potvrdená' }).waitFor();
  await payButton(page).click();
  await dialog.getByRole('button', { name: 'Potvrdiť platbu' }).click();
  await paid(page).waitFor();
});

test('nothing is paid without a card and without the consent', async () => {
  const page = await openCheckout();
  const changes = callsOf(page, '/stripe/update-payment-intent');
  await payButton(page).click();
  await main(page).getByText('Bez tejto žiadosti').waitFor();
  expect(await consent(page).evaluate((box) => box === document.activeElement)).toBe(true);
  await consent(page).check();
  await payButton(page).click();
  await main(page).getByText('Číslo skúšobnej karty má').waitFor();
  expect(changes).toEqual([]);
});

async function applyCode(page: Page, code: string): Promise<void> {
  const field = main(page).getByRole('textbox', { name: 'Zľavový kód' });
  if (!(await field.isVisible())) await button(page, 'Mám zľavový kód').click();
  await field.fill(code);
  await button(page, 'Použiť').click();
}

test('a code lowers the price, can be taken back, and leaves what is typed alone', {
  tags: ['main'],
}, async () => {
  const page = await openCheckout();
  await chooseCard(page, 'good');
  await consent(page).check();
  await applyCode(page, 'TAKY-NIE-JE');
  await main(page).getByText('Taký zľavový kód nepoznáme').waitFor();
  await applyCode(page, 'zlava20');
  await payButton(page, '39,20 €').waitFor();
  await button(page, 'Odobrať').click();
  await payButton(page).waitFor();
  await applyCode(page, 'ZLAVA20');
  await payButton(page, '39,20 €').click();
  await paid(page).waitFor();
  expect(new URL(page.url()).search).toBe('?appliedPromoCode=ZLAVA20&finalAmount=3920');
  await main(page).getByText('39,20 €').waitFor();
});

test('a code for all of the price asks for no card', async () => {
  const page = await openCheckout();
  await applyCode(page, 'ZADARMO');
  await main(page).getByText('Kartu nepotrebuješ').waitFor();
  await consent(page).check();
  await button(page, 'Získať kurz zadarmo').click();
  await paid(page).waitFor();
  await openClosedLecture(page);
});

test('who has the course is told so, by the back button too', async () => {
  const page = await openCheckout();
  await buy(page);
  await paid(page).waitFor();
  await page.goBack();
  await heading(page, 'Tento kurz už máš').waitFor();
  await openHydrated(page, checkoutUrl);
  await heading(page, 'Tento kurz už máš').waitFor();
  await main(page).getByRole('link', { name: 'Otvoriť kurz' }).click();
  await page.getByRole('heading', { level: 1, name: 'Java Kurz' }).waitFor();
});

test('two clicks pay once', { tags: ['main'] }, async () => {
  const page = await openCheckout();
  const consents = callsOf(page, '/stripe/update-payment-intent');
  const payments = callsOf(page, '/stripe/local/confirm');
  await chooseCard(page, 'good');
  await consent(page).check();
  await payButton(page).evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
  await paid(page).waitFor();
  expect(consents).toHaveLength(1);
  expect(payments).toHaveLength(1);
});

test('the checkout is opened once, and a reload takes up the same order', async () => {
  const page = await openCheckout();
  const openings = callsOf(page, '/stripe/create-payment-intent');
  await page.reload();
  await payButton(page).waitFor();
  expect(openings).toHaveLength(1);
  await openHydrated(page, '/profil');
  await main(page).getByText('Zatiaľ tu nie je žiadna objednávka').waitFor();
});

test('what was not paid is an unfinished purchase, which can be dropped', async () => {
  const page = await openCheckout();
  await chooseCard(page, 'poor');
  await consent(page).check();
  await payButton(page).click();
  await main(page).getByRole('alert').first().waitFor();
  await openHydrated(page, '/profil');
  await orders(page).getByText('nezaplatená').waitFor();
  await orders(page).getByRole('button', { name: 'Zrušiť' }).click();
  await main(page).getByText('Zatiaľ tu nie je žiadna objednávka').waitFor();
});

test('an order that another window has changed is not paid; the new one is', async () => {
  const page = await openCheckout();
  const other = await page.context().newPage();
  await openHydrated(other, checkoutUrl);
  await applyCode(other, 'ZLAVA20');
  await payButton(other, '39,20 €').waitFor();
  await buy(page);
  await heading(page, 'Táto objednávka je už uzavretá').waitFor();
  await button(page, 'Načítať znova').click();
  await chooseCard(page, 'good');
  await consent(page).check();
  await payButton(page, '39,20 €').click();
  await paid(page).waitFor();
});

test('a window that is closed behind the payment loses nothing', async () => {
  const page = await openCheckout();
  const payment = page.waitForResponse('**/api/stripe/local/confirm');
  await buy(page, 'Neskoro');
  await payment;
  const other = await page.context().newPage();
  await page.close();
  await openHydrated(other, '/profil');
  await eventually(async () => {
    await other.reload();
    await orders(other).first().waitFor();
    return orders(other).textContent();
  }).toMatch(/(?<!ne)zaplatená/);
  await openClosedLecture(other);
});

test.each([
  ['late', 'Neskoro', 20_000],
  ['never', 'Nikdy', 60_000],
] as const)('the page waits for a payment whose news come %s', async (_when, delivery, timeout) => {
  const page = await openCheckout();
  await buy(page, delivery);
  await heading(page, 'Platba prijatá, sprístupňujeme kurz…').waitFor();
  await paid(page).waitFor({ timeout });
});

test('news that come twice grant once', async () => {
  const page = await openCheckout();
  await buy(page, 'Dvakrát');
  await paid(page).waitFor();
  await main(page).getByRole('link', { name: 'Moje objednávky' }).click();
  await eventually(() => orders(page).count()).toBe(1);
  const courses = main(page).getByRole('region', { name: 'Moje kurzy' }).getByRole('listitem');
  await eventually(() => courses.count()).toBe(1);
});

test('the address of a success leads who has not paid back to the payment, and grants nothing', async () => {
  const page = await openCheckout();
  await openHydrated(page, `${checkoutUrl}/success?appliedPromoCode=Zavolaj%20na%200900&finalAmount=-1`);
  await payButton(page).waitFor();
  expect(await page.getByRole('main').textContent()).not.toMatch(/0900|-1/);
  await openHydrated(page, closedLecture);
  await main(page).getByRole('heading', { name: 'Táto lekcia patrí do plateného kurzu' }).waitFor();
});

test('of a payment that nobody has made the success says no sum, whatever its address says', async () => {
  const page = await openBuyerPage();
  await arriveAsLearner(page, siteUrl, newBuyer(), `${checkoutUrl}/success?appliedPromoCode=ZLAVA20&finalAmount=5900`);
  await heading(page, 'O\u00A0tejto platbe zatiaľ nevieme').waitFor();
  expect(await main(page).textContent()).not.toMatch(/59,00|ZLAVA20|Suma/);
});

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < 60; press++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  expect.fail(`${target} is not reached by the keyboard`);
}

test('the keyboard alone is enough', async () => {
  const page = await openCheckout();
  const dialog = page.getByRole('dialog', { name: 'Potvrdiť platbu?' });
  await tabTo(page, button(page, 'Mám zľavový kód'));
  await page.keyboard.press('Enter');
  await page.keyboard.type('ZLAVA20');
  await page.keyboard.press('Enter');
  await payButton(page, '39,20 €').waitFor();
  await tabTo(page, main(page).getByLabel('Číslo skúšobnej karty'));
  await page.keyboard.type(cards.asks.replaceAll(' ', ''));
  await tabTo(page, consent(page));
  await page.keyboard.press('Space');
  await tabTo(page, payButton(page, '39,20 €'));
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  await tabTo(page, dialog.getByRole('button', { name: 'Potvrdiť platbu' }));
  await page.keyboard.press('Enter');
  await paid(page).waitFor();
  await tabTo(page, main(page).getByRole('link', { name: 'Začať kurz' }));
  await page.keyboard.press('Enter');
  await button(page, 'Označiť ako dokončené').waitFor();
});

test('a small phone has room for all of it', async () => {
  const width = 360;
  const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  const visitor = await openBuyerPage({ width, height: 740, hasTouch: true });
  await openHydrated(visitor, checkoutUrl);
  await heading(visitor, 'Najprv sa prihlás').waitFor();
  expect(await isTooWide(visitor)).toBe(false);

  const page = await openCheckout({ width, height: 740, hasTouch: true });
  await button(page, 'Mám zľavový kód').tap();
  expect(await isTooWide(page)).toBe(false);
  await button(page, new RegExp(`^${cards.good}`)).tap();
  await consent(page).tap();
  await payButton(page).tap();
  await paid(page).waitFor();
  expect(await isTooWide(page)).toBe(false);
  await page.reload();
  await untilHydrated(page);
  await paid(page).waitFor();
});
