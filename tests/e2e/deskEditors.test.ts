import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContentKind } from '#src/contract/desk/content/deskContent.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { fill } from '#tests/support/filledFolder.ts';
import { arriveAsLearner, createLearner, tokenOf } from '#tests/support/learnerAccount.ts';
import { eventually, openPage } from '#tests/support/openPage.ts';
import { type RunningSite, startSite, stopSite } from '#tests/support/startSite.ts';
import { editor, isSaved, state } from '#tests/support/writeAtDesk.ts';

// Each place of the desk where something is written, in its unhappy ways: somebody else, or another tab, saves meanwhile; the network is
// gone; the session ends; the answer is lost. On a site of its own: people, orders and codes are changed.

const admin = { name: 'Adam Správny', email: 'admin@example.org', hasKey: true };
const eva = { name: 'Eva Druhá', email: 'eva.druha@example.org', hasKey: true };
type Person = typeof admin;

let site: RunningSite;
let dataDir: string;
const tokens = new Map<Person, Promise<string>>();

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'prvy-riadok-editors-'));
  fill(dataDir);
  site = await startSite({ DATA_DIR: dataDir });
  await createLearner(site.url, admin);
  const { id } = (await (await createLearner(site.url, eva)).json()) as { id: string };
  await ask(admin, 'PUT', `/admin/user/${id}/roles`, { seen: [], roles: ['ADMIN'], page: { kind: 'keep' } });
});
afterAll(async () => {
  await stopSite(site);
  await rm(dataDir, { recursive: true });
});

interface Made {
  id: string;
  revision: number;
  version: number;
  document: { data: Record<string, unknown>; text: string };
}

/** By the desk's own calls. */
async function ask<Answer = Made>(person: Person, method: string, path: string, body?: object, seen?: number) {
  const token = tokens.get(person) ?? tokenOf(site.url, person);
  tokens.set(person, token);
  const answer = await fetch(`${site.url}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${await token}`,
      'content-type': 'application/json',
      ...(seen !== undefined && { 'if-match': `"${seen}"` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(answer.ok, `${method} ${path} ${answer.status} ${await answer.clone().text()}`).toBe(true);
  return (await answer.json()) as Answer;
}

/** The browser itself logs what the API refuses, and what does not come through. */
async function arrive(path: string): Promise<Page> {
  const page = await openPage({
    expectedErrors: /status of (401|403|404|412)|ERR_INTERNET_DISCONNECTED|ERR_FAILED/,
    allowedOrigins: [site.url],
  });
  await arriveAsLearner(page, site.url, admin, path);
  return page;
}

const writes = (page: Page, answer: Parameters<Page['route']>[1]) =>
  page.route('**/api/admin/**', (route, request) =>
    request.method() === 'GET' ||
    request.url().endsWith('/presence') ||
    /\/(preview|check|audience)$/.test(request.url())
      ? route.fallback()
      : answer(route, request),
  );

/** The server ends the session with the next save, and whoever wrote signs in again, in the tab that is offered. */
async function endSessionWith(page: Page, save: () => Promise<unknown>): Promise<void> {
  await writes(page, (route) => route.fulfill({ status: 401 }));
  await save();
  await page.getByRole('heading', { name: 'Prihlásenie sa skončilo' }).waitFor();
  await page.unrouteAll();
  const beside = await page.context().newPage();
  await arriveAsLearner(beside, site.url, admin, '/admin');
  await page.getByRole('heading', { name: 'Prihlásenie sa skončilo' }).waitFor({ state: 'hidden' });
  await beside.close();
}

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const pressed = (name: string | RegExp) => (page: Page) => button(page, name).click();

interface Writing {
  path: string;
  field: (page: Page) => Locator;
  /** As another tab of theirs, or somebody else, would. */
  saveAs: (person: Person, text: string) => Promise<unknown>;
  /** Chooses what was typed here. */
  keepMine: (page: Page) => Promise<void>;
}

async function content(kind: ContentKind, parent?: string): Promise<Writing & { id: string }> {
  const { id } = await ask(admin, 'POST', '/admin/content', {
    kind,
    name: `Na skúšku ${kind}`,
    ...(parent && { parent }),
  });
  const at = `/admin/content/${kind}/${id}`;
  return {
    id,
    path: `${editor(kind, id)}?cast=vlastnosti`,
    field: (page) => page.getByRole('textbox', { name: /^(Názov|Meno)$/ }).first(),
    saveAs: async (person, text) => {
      const { document, revision } = await ask(person, 'GET', at);
      const key = 'title' in document.data ? 'title' : 'name';
      const data = { ...document.data, [key]: text };
      await ask(person, 'PUT', at, { document: { ...document, data }, origin: 'saved' }, revision);
    },
    keepMine: async (page) => {
      await page.getByRole('heading', { name: 'Spojiť dve verzie' }).waitFor();
      await button(page, /^Vziať moje/).click();
      await button(page, 'Uložiť spojené').click();
    },
  };
}

async function newsletter(): Promise<Writing> {
  const { id } = await ask(admin, 'POST', '/admin/newsletter', {});
  return {
    path: `/admin/newsletter/${id}`,
    field: (page) => page.getByLabel('Predmet'),
    saveAs: async (person, subject) => {
      const { version } = await ask(person, 'GET', `/admin/newsletter/${id}`);
      await ask(person, 'PUT', `/admin/newsletter/${id}`, { subject, preheader: '', text: '' }, version);
    },
    keepMine: pressed('Uložiť môj text'),
  };
}

/** What saves itself: in the four unhappy ways, one after the other. */
async function writeThrough({ path, field, saveAs, keepMine }: Writing): Promise<void> {
  const page = await arrive(path);
  await field(page).waitFor();
  await page.context().setOffline(true);
  await field(page).fill('Bez siete');
  await state(page, 'Neuložené – si offline').waitFor();
  await saveAs(eva, 'Od Evy');
  await page.context().setOffline(false);
  await main(page).getByText('Od Evy').first().waitFor();
  await main(page).getByText('Bez siete').first().waitFor();
  await keepMine(page);
  await isSaved(page);

  await endSessionWith(page, () => field(page).fill('Po skončení'));
  await isSaved(page);
  expect(await field(page).inputValue()).toBe('Po skončení');

  await saveAs(admin, 'Z druhej karty');
  await field(page).fill('Z prvej karty');
  await main(page).getByText('Z druhej karty').first().waitFor();
  await keepMine(page);
  await isSaved(page);
  await page.reload();
  await eventually(() => field(page).inputValue()).toBe('Z prvej karty');
  await page.context().close();
}

// The other kinds of content are written in the same editor.
test('whatever saves itself loses nothing of what was typed', async () => {
  const course = await content('course');
  const chapter = await content('chapter', course.id);
  const waiting = [
    course,
    chapter,
    await content('lecture', chapter.id),
    await content('product', course.id),
    await content('article'),
    await newsletter(),
  ];
  // Most of it is waiting for the pause in which a text saves itself.
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await writeThrough(next);
  };
  await Promise.all([work(), work()]);
});

interface Form {
  path: string;
  /** Brings it into view, with what is not looked at. */
  open?: (page: Page) => Promise<unknown>;
  field: (page: Page) => Locator;
  text: string;
  save: (page: Page) => Promise<unknown>;
  /** What is seen when it is saved. */
  done: (page: Page) => Locator;
  /** Of what is changed: as somebody else would. */
  saveAs?: (person: Person, text: string) => Promise<unknown>;
  /** Of what is made: how many there are. */
  count?: () => Promise<number>;
}

const total = async (path: string) => (await ask<{ items: unknown[] }>(admin, 'GET', path)).items.length;

async function codeTerms(): Promise<Form> {
  const terms = { maxRedemptions: 10, lastDay: null, note: 'Prvá' };
  const draft = { code: 'SKUSKA', percentOff: 10, amountOff: null, courseIds: [], firstDay: null, maxPerUser: 1 };
  const { code } = await ask<{ code: { id: string } }>(admin, 'POST', '/admin/code', { ...draft, ...terms });
  const before = { active: true, ...terms };
  return {
    path: deskPaths.code(code.id),
    field: (page) => page.getByLabel(/^Poznámka/),
    text: 'Pre školy',
    save: pressed('Uložiť zmeny'),
    done: (page) => main(page).getByText('Uložené', { exact: true }),
    saveAs: (person, note) => ask(person, 'PUT', `/admin/code/${code.id}`, { before, after: { ...before, note } }),
  };
}

async function mediaWords(): Promise<Form> {
  const picture = await sharp({ create: { width: 64, height: 32, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  const answer = await fetch(`${site.url}/api/admin/media?name=Modrá`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await tokens.get(admin)}`, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(picture),
  });
  const { id } = (await answer.json()) as Made;
  const before = { name: 'Modrá', alt: '', captionsId: null };
  return {
    path: deskPaths.mediaFile(id),
    field: (page) => page.getByLabel('Textová podoba', { exact: true }),
    text: 'Modrý obdĺžnik',
    save: pressed('Uložiť'),
    done: (page) => main(page).getByText('Uložené', { exact: true }),
    saveAs: (person, alt) => ask(person, 'PUT', `/admin/media/${id}`, { before, after: { ...before, alt } }),
  };
}

const newCode = async (): Promise<Form> => ({
  path: deskPaths.newCode(),
  field: (page) => page.getByLabel('Kód', { exact: true }),
  text: 'JEDENRAZ',
  save: pressed('Vytvoriť kód'),
  done: (page) => main(page).getByText(/JEDENRAZ už existuje/),
  count: () => total('/admin/code?q=JEDENRAZ'),
});

async function gift(): Promise<Form> {
  const learner = { name: 'Oľga Obdarovaná', email: 'olga.darovana@example.org' };
  await createLearner(site.url, learner);
  return {
    path: deskPaths.gifts(),
    field: (page) => page.getByLabel('E-mail účtu'),
    text: learner.email,
    save: pressed('Darovať kurz'),
    done: (page) => main(page).getByText(/kurz už má/),
    count: () => total('/admin/gift'),
  };
}

async function feedbackAnswer(): Promise<Form> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ message: 'Kurz je dobrý.', email: 'pise@example.org' });
  await fetch(`${site.url}/api/email-feedback`, { method: 'POST', headers, body });
  const { items } = await ask<{ items: Made[] }>(admin, 'GET', '/admin/feedback');
  return {
    path: `${deskPaths.feedback()}/${items[0]?.id}`,
    field: (page) => page.getByLabel('Odpoveď', { exact: true }),
    text: 'Ďakujeme za milé slová.',
    save: pressed('Odpovedať e-mailom'),
    done: (page) => main(page).getByText('Odpoveď združenia'),
  };
}

/** What is saved by a press: in the unhappy ways, one after the other. */
async function saveThrough({ path, open, field, text, save, done, saveAs, count }: Form): Promise<void> {
  const page = await arrive(path);
  const isThere = async () => expect(await field(page).inputValue()).toBe(text);
  await open?.(page);
  await field(page).fill(text);
  await page.context().setOffline(true);
  await save(page);
  await page.getByRole('alert').first().waitFor();
  await isThere();
  await page.context().setOffline(false);

  await endSessionWith(page, () => save(page));
  await isThere();

  if (saveAs) {
    await saveAs(eva, 'Od Evy');
    // It may have been heard before.
    await button(page, /^Uložiť/).click({ force: true });
    await page.getByRole('alert').getByText('Od Evy').waitFor();
    await isThere();
    await button(page, 'Nechať moje').click();
  }
  if (count) {
    // The server does it, and its answer is lost.
    await writes(page, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await save(page);
    await eventually(count).toBe(1);
    await page.getByRole('alert').first().waitFor();
    await isThere();
    await page.unrouteAll();
  }
  await save(page);
  await done(page).waitFor();
  if (count) expect(await count()).toBe(1);
  await page.context().close();
}

test('whatever is saved by a press keeps what was typed, and is done once', async () => {
  const waiting = [codeTerms, mediaWords, newCode, gift, feedbackAnswer];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await saveThrough(await next());
  };
  await Promise.all([work(), work()]);
});
