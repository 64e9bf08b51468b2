import type { Page } from 'puppeteer-core';
import { afterAll, expect, test } from 'vitest';
import { arriveAsLearner, createLearner } from '#tests/support/learnerAccount.ts';
import {
  closeFirefox,
  eventually,
  openFirefox,
  openHydrated,
  press,
  siteUrl,
  untilHydrated,
} from '#tests/support/openFirefox.ts';
import { strangersWay } from '#tests/support/strangersWay.ts';
import { deskLink } from '#tests/support/trialKey.ts';

const chapter = '/kurzy/programovanie-od-nuly/kapitola/zaklady-kapitola-prvy-riadok/lekcia';

afterAll(closeFirefox);

const { task } = strangersWay;

const field = (page: Page, name: string) => page.locator(`::-p-aria([name="${name}"][role="textbox"])`);
/** Waits until the main part says so. */
const reads = (page: Page, text: string | RegExp) =>
  eventually(() => page.$eval('main', (main) => main.textContent)).toMatch(text);

/** Signs in on the site's own provider, from its page on. */
async function signInAs(page: Page, name: string, email: string): Promise<void> {
  await field(page, 'Meno').fill(name);
  await field(page, 'E-mail').fill(email);
  await press(page, 'Pokračovať');
}

test('a task is checked: written wrong, it says what misses; written right, it passes', async () => {
  const page = await openFirefox();
  await openHydrated(page, `${chapter}/zaklady-tvoj-prvy-riadok`);
  const said = () =>
    eventually(() => page.$$eval(`${task} [role=status]`, (all) => all.map((one) => one.textContent).join(' ')));
  await press(page, 'Skontrolovať', task);
  await said().toContain('Zatiaľ tu nič nie je');

  const editor = page.locator(`${task} [aria-label="Kód"]`);
  const lines = ['console.log("Volám sa Nina");', 'console.log("Baví ma plávanie");'];
  await editor.click();
  await page.waitForSelector(`${task} .cm-content`);
  await page.keyboard.type(`${lines.join('\n')}\nconsole.log("Minút za týždeň:", 45 * 5);`);
  await press(page, 'Skontrolovať', task);
  await said().toContain('Riadok 3 výstupu má byť iný');

  // A slip of writing is no wrong answer: it says its line.
  await editor.click();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await press(page, 'Skontrolovať', task);
  await said().toContain('Riadok 2: zátvorka ( sa neuzavrela');

  await editor.click();
  await page.keyboard.down('Control');
  await page.keyboard.press('a');
  await page.keyboard.up('Control');
  await page.keyboard.type(`${lines.join('\n')}\nconsole.log("Minút za týždeň:", 45 * 4);`);
  await press(page, 'Skontrolovať', task);
  await said().toContain('kontroly prešli');
});

test('a learner signs in, makes a profile, answers a quiz, and it is kept', async () => {
  const page = await openFirefox();
  await openHydrated(page, `/login/${encodeURIComponent(`${chapter}/zaklady-vreckove-na-mesiac`)}`);
  await press(page, 'Prihlásiť sa cez Google');
  await signInAs(page, 'Ela Líšková', 'ela.liskova@example.org');
  await reads(page, 'Vitaj');
  await press(page, 'Vytvoriť profil');
  await eventually(() => new URL(page.url()).pathname).toBe(`${chapter}/zaklady-vreckove-na-mesiac`);

  await press(page, 'Začať kvíz');
  await page.locator('main form textarea').click();
  await page.keyboard.type('Spolu: 6\nSpolu: 10');
  await press(page, 'Odpovedať');
  await reads(page, 'Správne');
  await press(page, 'Ďalšia otázka');
  await page.locator('main label::-p-text(Chýba jedna okrúhla zátvorka.)').click();
  await press(page, 'Odpovedať');
  await reads(page, 'Zátvorky sú obe.');

  await page.reload();
  await untilHydrated(page);
  await press(page, 'Pokračovať v\u00A0kvíze');
  await reads(page, 'Otázka 3');
});

test('a course is bought at the local checkout', async () => {
  const page = await openFirefox();
  const buyer = { name: 'Nina Líšková', email: 'nina.liskova@example.org' };
  await arriveAsLearner(page, siteUrl, buyer, '/checkout/java-kurz/prod_java_kurz_basic');
  await reads(page, 'Objednávka');
  await page.locator('main button ::-p-text(4242 4242 4242 4242)').click();
  await page.locator('main [role=checkbox]').click();
  await press(page, 'Zaplatiť 49,00\u00A0€');
  await reads(page, 'Ďakujeme! Kurz je tvoj.');
  await openHydrated(page, '/kurzy/java-kurz/kapitola/java-rozhodovanie/lekcia/java-podmienka');
  await reads(page, 'Len označiť ako dokončené');
});

test('the desk is opened by its link; what is written there is saved, previewed, published and read', async () => {
  // Who has no profile would be asked for one on the first page of the web.
  await createLearner(siteUrl, { name: 'Adam Správny', email: 'admin@example.org', hasKey: true });
  const page = await openFirefox();
  await page.goto(deskLink(siteUrl));
  await eventually(() => new URL(page.url()).pathname).toBe('/admin');
  await page.locator('nav a::-p-text(Obsah)').wait();
  // What is left on its way would fail.
  await page.waitForNetworkIdle();
  await page.goto(`${siteUrl}/admin/obsah/upravit/page/o-projekte`);
  await page.locator('main .cm-content').click();
  await page.keyboard.down('Control');
  await page.keyboard.press('End');
  await page.keyboard.up('Control');
  await page.keyboard.type('\n\nTúto vetu napísala **líška**.');
  const previewed = async () => {
    const texts = page.frames().map((frame) => frame.evaluate(() => document.body.textContent));
    return (await Promise.all(texts)).join('\n');
  };
  await eventually(previewed).toContain('Túto vetu napísala líška.');
  await reads(page, /Uložené\s\d/);
  await press(page, 'Publikovať zmeny');
  await reads(page, 'Publikované');
  await eventually(async () => (await fetch(`${siteUrl}/o-projekte`)).text()).toContain(
    'napísala <strong>líška</strong>',
  );
  await openHydrated(page, '/o-projekte');
  await reads(page, 'Túto vetu napísala líška.');
  await page.waitForNetworkIdle();
  expect(page.url()).toBe(`${siteUrl}/o-projekte`);
});
