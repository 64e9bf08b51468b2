import { decodeJwt } from 'jose';
import type { Locator, Page } from 'playwright';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { axeFindings } from '#tests/support/axe.ts';
import { arriveAsLearner, createLearner, tokenOf } from '#tests/support/learnerAccount.ts';
import { eventually, openPage, siteUrl } from '#tests/support/openPage.ts';
import { signIn } from '#tests/support/signIn.ts';
import { editor, isSaved, seesAtEnd, source, state, write } from '#tests/support/writeAtDesk.ts';

const admin = { name: 'Adam Správny', email: 'admin@example.org', hasKey: true };
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** The browser itself logs what the API refuses, and what does not come through. */
async function arrive(path: string): Promise<Page> {
  const page = await openPage({
    expectedErrors:
      /status of (401|403|404|412|503)|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_(REFUSED|RESET)|ERR_EMPTY_RESPONSE/,
  });
  await arriveAsLearner(page, siteUrl, admin, path);
  return page;
}

/** By the desk's own call. */
async function giveRole(person: typeof admin, role: string): Promise<void> {
  const { id } = (await (await createLearner(siteUrl, person)).json()) as { id: string };
  await createLearner(siteUrl, admin);
  const answer = await fetch(`${siteUrl}/api/admin/user/${id}/roles`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${await tokenOf(siteUrl, admin)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ seen: [], roles: [role], page: { kind: 'keep' } }),
  });
  expect(answer.status).toBe(200);
}

test('a sentence that is written at the desk is previewed, saved by itself, published and read on the web', {
  tags: ['main'],
}, async () => {
  const page = await arrive(editor('page', 'o-projekte'));
  await source(page).waitFor();
  await write(page, '\n\nTúto vetu napísal **stôl**.');
  await page.frameLocator('iframe').getByText('Túto vetu napísal stôl.').waitFor();
  await isSaved(page);
  expect(await axeFindings(page, 'main')).toEqual([]);
  await button(page, 'Publikovať zmeny').click();
  await page.getByText('Publikované').waitFor();
  const href = (await page.getByRole('link', { name: 'Na webe' }).getAttribute('href')) ?? '';
  await page.goto(href);
  await page.getByText('Túto vetu napísal stôl.').waitFor();
});

test('a page is made, published, read at its address and found by search engines', async () => {
  const address = `${siteUrl}/ako-nam-pomoct`;
  expect((await fetch(address)).status).toBe(404);
  const page = await arrive('/admin/obsah/stranky');
  await button(page, 'Nová stránka').click();
  await page.getByRole('dialog').getByLabel('Názov').fill('Ako nám pomôcť');
  await page.getByRole('dialog').getByRole('button', { name: 'Vytvoriť' }).click();
  await source(page).waitFor();
  await write(page, '\n\nPovedz o nás učiteľke.');
  await page.getByRole('link', { name: 'Vlastnosti' }).click();
  await page.getByLabel('Zhrnutie').fill('Troma spôsobmi, ktoré nič nestoja.');
  await isSaved(page);
  await button(page, 'Publikovať').click();
  await page.getByText('Publikované').waitFor();

  await eventually(async () => (await fetch(address)).status).toBe(200);
  await page.goto(address);
  await page.getByRole('heading', { level: 1, name: /^Ako nám pomôcť$/ }).waitFor();
  await page.getByText('Povedz o nás učiteľke.').waitFor();
  expect(await axeFindings(page, 'main')).toEqual([]);
  expect(await (await fetch(`${siteUrl}/sitemap.xml`)).text()).toContain('/ako-nam-pomoct</loc>');
});

test('a text survives a lost network and a closed tab', { tags: ['main'] }, async () => {
  const page = await arrive(editor('article', 'ako-citat-chybove-hlasenie'));
  await source(page).waitFor();
  await page.context().setOffline(true);
  await write(page, '\n\nNapísané bez siete.');
  await state(page, 'Neuložené – si offline').waitFor();
  await page.context().setOffline(false);
  await isSaved(page);

  await page.context().setOffline(true);
  await write(page, '\n\nNapísané tesne pred koncom.');
  await page.waitForFunction(() =>
    Object.values(localStorage).some((kept) => String(kept).includes('Napísané tesne pred koncom')),
  );
  const context = page.context();
  const address = page.url();
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(address);
  await again.getByText(/^Našli sme tvoj rozpísaný text/).waitFor();
  await button(again, 'Pokračovať v ňom').click();
  await isSaved(again);
  await again.reload();
  await seesAtEnd(again, 'Napísané tesne pred koncom.');
  await seesAtEnd(again, 'Napísané bez siete.');
  expect(await again.getByText(/^Našli sme/).count()).toBe(0);
});

test('a sentence of one tab survives another tab that has the same text open', async () => {
  const address = editor('article', 'git-za-jedno-popoludnie');
  const looking = await arrive(address);
  await source(looking).waitFor();
  const writing = await looking.context().newPage();
  await writing.goto(address);
  await source(writing).waitFor();
  await looking.context().setOffline(true);
  await write(writing, '\n\nVeta z druhej karty.');
  await state(writing, 'Neuložené – si offline').waitFor();
  await writing.close();
  await looking.context().setOffline(false);
  await looking.getByRole('navigation', { name: 'Zázemie' }).getByRole('link', { name: 'Obsah' }).click();
  await looking.waitForURL(/\/admin\/obsah(?!\/upravit)/);
  await looking.goto(address);
  await looking.getByText(/^Našli sme tvoj rozpísaný text/).waitFor();
  await button(looking, 'Pokračovať v ňom').click();
  await isSaved(looking);
  await looking.reload();
  await seesAtEnd(looking, 'Veta z druhej karty.');
});

test('two who write one text lose nothing of either', async () => {
  const jana = await arrive(editor('page', '2-percenta'));
  await source(jana).waitFor();
  await write(jana, '\n\nPôvodný koniec.');
  await isSaved(jana);
  const peter = await arrive(editor('page', '2-percenta'));
  await seesAtEnd(peter, 'Pôvodný koniec.');

  await source(jana).press('Control+Home');
  await jana.keyboard.insertText('Začiatok od Jany.\n\n');
  await source(jana).press('Control+End');
  await jana.keyboard.insertText(' Aj Jana.');
  await isSaved(jana);

  await write(peter, ' Aj Peter.');
  await peter.getByRole('heading', { name: 'Spojiť dve verzie' }).waitFor();
  expect(await axeFindings(peter, 'main')).toEqual([]);
  await peter.getByText('1 miesto na rozhodnutie').waitFor();
  await peter.keyboard.press('j');
  await peter.keyboard.press('3');
  await peter.getByText('Všetko je rozhodnuté').waitFor();
  await peter.keyboard.press('Control+Enter');
  await seesAtEnd(peter, 'Pôvodný koniec. Aj Peter.');
  await seesAtEnd(peter, 'Pôvodný koniec. Aj Jana.');
  await isSaved(peter);
  await peter.reload();
  await source(peter).getByText('Začiatok od Jany.').waitFor();

  await peter.getByRole('link', { name: 'Verzie' }).click();
  await peter.getByRole('link', { name: /^Spojené verzie/ }).waitFor();
  expect(await axeFindings(peter, 'main')).toEqual([]);
});

/** By real presses of Tab, from wherever the focus is: at most once around the screen, which has some fifty stops. */
async function tabTo(target: Locator, key = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press(key);
  }
  throw new Error(`No Tab leads to ${target}.`);
}

interface Hand {
  /** `key`: what a keyboard presses there. */
  press: (target: Locator, key?: string) => Promise<void>;
  write: (target: Locator, text: string) => Promise<void>;
}

/** The ways to work at the desk. */
const hands: Record<string, Hand> = {
  'with a mouse': {
    press: (target) => target.click(),
    write: async (target, text) => {
      await target.click();
      await target.press('Control+a');
      await target.page().keyboard.insertText(text);
    },
  },
  'by keyboard alone': {
    press: async (target, key = 'Enter') => {
      await tabTo(target);
      await target.page().keyboard.press(key);
    },
    write: async (target, text) => {
      await tabTo(target);
      await target.page().keyboard.press('Control+a');
      await target.page().keyboard.insertText(text);
    },
  },
};

test.each(Object.entries(hands))(
  'a lecture with a picture, a task and a quiz is made, checked and published %s',
  async (way, { press, write: fill }) => {
    const isByKeyboard = way === 'by keyboard alone';
    const name = `Koľko stojí jedno slovo ${way}`;
    const taskId = `ai-kolko-kuskov-${Object.keys(hands).indexOf(way)}`;
    const page = await arrive('/admin/obsah/kurzy/ai');
    const dialog = page.getByRole('dialog');
    await press(button(page, 'Pridať lekciu do kapitoly Ako model píše kód'));
    await fill(dialog.getByLabel('Názov'), name);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/admin\/obsah\/upravit\/lecture\//);
    await source(page).waitFor();

    // A picture of one's own, which nobody has described yet.
    await press(button(page, 'Obrázok'));
    const background = isByKeyboard ? '#0e7490' : '#7e50e6';
    const picture = await sharp({ create: { width: 640, height: 360, channels: 3, background } })
      .png()
      .toBuffer();
    const chooser = page.waitForEvent('filechooser');
    await press(dialog.getByRole('button', { name: 'Nahrať súbory…' }));
    await (await chooser).setFiles({ name: `${taskId}.png`, mimeType: 'image/png', buffer: picture });
    await press(dialog.getByRole('list', { name: 'Súbory' }).getByRole('button', { name: taskId }));
    await press(dialog.getByRole('button', { name: 'Doplniť neskôr' }));
    const drawn = page.frameLocator('iframe').locator('img').first();
    await drawn.waitFor();
    const address = new URL((await drawn.getAttribute('src')) ?? '', siteUrl).pathname;
    await page.getByText('Obrázok nemá textovú podobu').waitFor();

    const task = (solution: string) =>
      [
        'Model nečíta slová, ale kúsky slov.',
        '',
        `![Slovo rozdelené na tri kúsky](${address})`,
        '',
        `::::task{id="${taskId}" kind="write"}`,
        'Vypíš, koľko kúskov má slovo s dvanástimi písmenami, ak má kúsok štyri.',
        '',
        '```javascript solution',
        solution,
        '```',
        '',
        '```yaml checks',
        '- name: Vypíše počet kúskov',
        '  output: "3"',
        '```',
        '::::',
      ].join('\n');
    await fill(source(page), task('console.log(12 / 3);'));
    await page.getByText(`Úloha „${taskId}“ neprejde`).waitFor();
    expect(await button(page, 'Publikovať').isDisabled()).toBe(true);
    await fill(source(page), task('console.log(12 / 4);'));

    await press(page.getByRole('link', { name: 'Vlastnosti' }));
    await fill(page.getByLabel('Zhrnutie'), 'Prečo dlhý text stojí viac než krátky.');
    await fill(page.getByLabel('Koľko minút zaberie'), '8');
    await press(page.getByRole('link', { name: /^Kvíz/ }));
    await press(button(page, 'Pridať kvíz'));
    await fill(page.getByRole('textbox', { name: 'Otázka', exact: true }), 'Čo model číta?');
    await fill(page.getByLabel('1. odpoveď', { exact: true }), 'Kúsky slov');
    await press(page.getByLabel('1. odpoveď je správna'), 'Space');
    await fill(page.getByLabel('2. odpoveď', { exact: true }), 'Celé vety');
    await fill(page.getByRole('textbox', { name: 'Vysvetlenie' }), 'Slovo sa najprv rozdelí.');
    if (!isByKeyboard) expect(await axeFindings(page, 'main')).toEqual([]);
    await isSaved(page);
    await eventually(() => button(page, 'Publikovať').isEnabled()).toBe(true);
    if (isByKeyboard) {
      // From the text, in which the keys of the editor come first.
      await press(page.getByRole('link', { name: 'Text', exact: true }));
      await tabTo(source(page));
      await page.keyboard.press('Control+Enter');
      await eventually(() => button(page, 'Publikovať').evaluate((one) => one === document.activeElement)).toBe(true);
      await page.keyboard.press('Enter');
    } else await press(button(page, 'Publikovať'));
    await page.getByText('Publikované').waitFor();

    const visitor = await openPage({});
    await visitor.goto((await page.getByRole('link', { name: 'Na webe' }).getAttribute('href')) ?? '');
    await visitor.getByRole('heading', { level: 1, name }).waitFor();
    await visitor.getByRole('img', { name: 'Slovo rozdelené na tri kúsky' }).waitFor();
    await visitor.getByText('Vypíš, koľko kúskov má slovo').first().waitFor();
    // Other tests count the course's lectures.
    await press(button(page, /^Stiahnuť z.webu/));
    await press(dialog.getByRole('button', { name: /^Stiahnuť z.webu$/ }));
    await page.getByText('Koncept').first().waitFor();
  },
);

test('what is typed when a session ends waits for its writer, and for nobody else', async () => {
  const eva = { name: 'Eva Redakčná', email: 'eva.redakcna@example.org', hasKey: true };
  await giveRole(eva, 'EDITOR');
  const opened = editor('article', 'git-za-jedno-popoludnie');
  const page = await arrive(opened);
  const saves: { uid: string; text: string }[] = [];
  page.on('request', async (request) => {
    if (request.method() !== 'PUT') return;
    const token = (await request.headerValue('authorization'))?.replace('Bearer ', '');
    saves.push({ uid: String(decodeJwt(token ?? '').sub), text: request.postData() ?? '' });
  });
  const path = '**/api/admin/content/**';
  const refuse = (status: number) =>
    page.route(path, (route) => (route.request().method() === 'PUT' ? route.fulfill({ status }) : route.fallback()));
  await source(page).waitFor();
  await refuse(401);
  await write(page, '\n\nAdamova posledná veta.');
  await page.getByRole('heading', { name: 'Prihlásenie sa skončilo' }).waitFor();
  await page.unroute(path);

  const beside = page.context().waitForEvent('page');
  await page.getByRole('link', { name: /^Prihlásiť sa v.novej karte$/ }).click();
  await signIn(await beside, eva);
  await source(page).waitFor();
  expect(await page.getByText(/^Našli sme/).count()).toBe(0);
  await source(page).press('Control+End');
  expect(await source(page).getByText('Adamova posledná veta.').count()).toBe(0);
  await refuse(503);
  await write(page, '\n\nEvina posledná veta.');
  await state(page, 'Nepodarilo sa uložiť').waitFor();
  const refused = saves.splice(0);

  // In another tab somebody else signs in; what Eva has typed is neither shown nor sent as theirs.
  const other = await page.context().newPage();
  await arriveAsLearner(other, siteUrl, admin, '/admin');
  await page.getByText(/^Našli sme tvoj rozpísaný text/).waitFor();
  await page.unroute(path);
  await button(page, 'Pokračovať v ňom').click();
  await isSaved(page);
  await seesAtEnd(page, 'Adamova posledná veta.');
  expect(saves.filter(({ text }) => text.includes('Adamova posledná veta.'))).toHaveLength(1);
  const evas = [...refused, ...saves].filter(({ text }) => text.includes('Evina posledná veta.'));
  expect(new Set(evas.map(({ uid }) => uid)).size).toBe(1);
});

test('a task is written as a form, run and proven by keyboard alone', async () => {
  const page = await arrive(editor('lecture', 'java-citanie-chyb'));
  await source(page).waitFor();
  const part = (name: RegExp) => page.getByRole('navigation', { name: 'Časti' }).getByRole('link', { name });
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const press = async (target: Locator) => {
    await tabTo(target);
    await page.keyboard.press('Enter');
  };
  await press(part(/^Úlohy/));
  await press(button(page, 'Pridať úlohu'));
  await page.getByRole('heading', { name: /^\d+\. úloha$/ }).waitFor();
  await tabTo(field('Zadanie'));
  await page.keyboard.insertText('Pozdrav triedu.');
  await tabTo(field('Naše riešenie'));
  await page.keyboard.insertText('console.log("Ahoj, trieda");');
  await press(button(page, 'Pridať kontrolu'));
  // The focus is in the new check at once.
  await page.keyboard.insertText('Program pozdraví triedu');
  await tabTo(field('Text, ktorý je vo výstupe'));
  await page.keyboard.insertText('Dobrý deň');

  await press(button(page, /^Spustiť$/));
  await page.getByRole('log').getByText('Ahoj, trieda').waitFor();
  await press(button(page, 'Overiť úlohu'));
  await state(page, /neprejde.*kontrola „Program pozdraví triedu“.*Dobrý deň/).waitFor();
  expect(await axeFindings(page, 'main')).toEqual([]);

  // The check before publishing finds the same, and leads to the form.
  await press(part(/^Text/));
  await seesAtEnd(page, 'prints: Dobrý deň');
  await press(button(page, 'Úloha „java-citanie-chyb-uloha“ neprejde'));
  await tabTo(field('Text, ktorý je vo výstupe'));
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('Ahoj');
  await press(button(page, 'Overiť úlohu'));
  await state(page, 'Úloha robí, čo má.').waitFor();

  await tabTo(button(page, 'Odobrať úlohu'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await press(button(page, 'Vrátiť'));
  await page.getByRole('heading', { name: /^\d+\. úloha$/ }).waitFor();
  await isSaved(page);
  await page.reload();
  await press(part(/^Text/));
  await seesAtEnd(page, '::::task{id="java-citanie-chyb-uloha" kind="write"}');
  await seesAtEnd(page, 'prints: Ahoj');
  await source(page).getByText('Pozdrav triedu.').waitFor();
});
