import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { eventually, openHydrated, openPage, siteUrl, untilHydrated } from '#tests/support/openPage.ts';
import { accountButton, createProfile, openLearnerPage, signIn } from '#tests/support/signIn.ts';

/** The status of a GET with these headers; browsers would not let a test choose the host. */
function statusOf(path: string, headers: Record<string, string> = {}): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const call = request(siteUrl + path, { headers, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    call.once('error', reject);
    call.end();
  });
}

let count = 0;
/** Somebody whom no other test knows. */
function newPerson(name = 'Ema Nováková') {
  count += 1;
  return { name, email: `ema${count}@example.org` };
}

const path = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};
const footerForm = (page: Page) => page.getByRole('contentinfo').getByRole('textbox', { name: 'E-mail' });

async function newLearner(page: Page, receivesNewsletter = false) {
  const person = newPerson();
  await openHydrated(page, '/login');
  await signIn(page, person);
  await createProfile(page, { receivesNewsletter });
  await eventually(() => path(page)).toBe('/');
  return person;
}

/** Authorization headers of the API calls of a page. */
function recordAuthorization(page: Page) {
  const headers: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${siteUrl}/api/`)) headers.push(request.headers().authorization);
  });
  return headers;
}

test('whoever is signed out loads no Firebase, and calls go without a token', async () => {
  const page = await openPage();
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const headers = recordAuthorization(page);
  await openHydrated(page, '/o-projekte');
  await page.getByRole('banner').getByRole('link', { name: 'Videá' }).click();
  await page.getByRole('heading', { level: 1, name: 'Videá' }).waitFor();
  expect(scripts.filter((url) => /firebase/i.test(url))).toEqual([]);
  expect(headers.length).toBeGreaterThan(0);
  expect(headers.every((header) => header === undefined)).toBe(true);
});

test('a new learner signs in, is asked for a profile, and lands where they wanted', { tags: ['main'] }, async () => {
  const page = await openLearnerPage();
  const person = newPerson();
  await openHydrated(page, '/clanky');
  await page.getByRole('banner').getByRole('link', { name: 'Prihlásiť sa' }).click();
  await signIn(page, person);
  await eventually(() => path(page)).toBe('/onboarding?from=%2Fclanky');
  expect(await page.getByLabel('Meno').inputValue()).toBe(person.name);
  expect(page.url()).not.toContain('prihlasenie');
  await createProfile(page);
  await eventually(() => path(page)).toBe('/clanky');

  await accountButton(page).click();
  expect(await page.getByRole('banner').textContent()).toContain(person.email);
});

test('the session survives a reload; signing out ends it and leads home', { tags: ['main'] }, async () => {
  const page = await openLearnerPage();
  await newLearner(page);
  const headers = recordAuthorization(page);
  await openHydrated(page, '/kurzy');
  await accountButton(page).click();
  expect(headers.at(-1)).toMatch(/^Bearer ey/);
  await page.getByRole('button', { name: 'Odhlásiť sa' }).click();
  await eventually(() => path(page)).toBe('/');
  await page.getByRole('banner').getByRole('link', { name: 'Prihlásiť sa' }).waitFor();
  await page.reload();
  await untilHydrated(page);
  expect(await accountButton(page).count()).toBe(0);
});

test('the profile is asked for once, and not again when the window is looked at', async () => {
  const page = await openLearnerPage();
  await newLearner(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openHydrated(page, '/kurzy');
  await accountButton(page).waitFor();
  const count = () => asked.filter((url) => url.endsWith('/api/user')).length;
  await eventually(count).toBe(1);
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
  });
  await page.getByRole('banner').getByRole('link', { name: 'Videá' }).click();
  await page.getByRole('heading', { level: 1, name: 'Videá' }).waitFor();
  expect(count()).toBe(1);
});

test('the guard sends whoever has no profile to onboarding, from everywhere but there and the sign-in', async () => {
  const page = await openLearnerPage();
  await openHydrated(page, '/login');
  await signIn(page, newPerson());
  await page.getByRole('heading', { level: 1, name: 'Vitaj' }).waitFor();
  await page.goto('/kurzy/java-kurz');
  await eventually(() => path(page)).toBe('/onboarding?from=%2Fkurzy%2Fjava-kurz');
});

test.each(['https://example.com/', '//example.com', '/\\example.com', '/.//example.com'])(
  'sign-in does not lead to %s',
  async (target) => {
    const page = await openLearnerPage();
    await openHydrated(page, `/login/${encodeURIComponent(target)}`);
    await signIn(page, newPerson());
    await eventually(() => path(page)).toBe('/onboarding?from=%2F');
  },
);

test('through a proxy beside the server nobody can sign in as anyone', async () => {
  const signInPage = '/__/auth/local?provider=google&returnTo=/';
  expect(await statusOf(signInPage)).toBe(200);
  const passedOn: Record<string, string>[] = [{ host: 'www.example.sk' }, { 'x-forwarded-for': '203.0.113.9' }];
  for (const headers of passedOn) {
    expect(await statusOf(signInPage, headers)).toBe(404);
    expect(await statusOf('/kurzy', headers)).toBe(200);
  }
});

test('Google and GitHub with one address are one person', async () => {
  const first = await openLearnerPage();
  const person = await newLearner(first);
  const second = await openLearnerPage();
  await openHydrated(second, '/login');
  await signIn(second, { ...person, name: 'Iné Meno' }, 'GitHub');
  await accountButton(second, person.name).waitFor();
  await eventually(() => path(second)).toBe('/');
});

test('a cancelled sign-in says so', async () => {
  const page = await openLearnerPage();
  await openHydrated(page, '/login');
  await page.getByRole('button', { name: 'Prihlásiť sa cez GitHub' }).click();
  await page.getByRole('link', { name: 'Zrušiť' }).click();
  expect(await page.getByRole('alert').textContent()).toContain('Prihlásenie sa nedokončilo');
});

/** What Google's sign-in service answers when the browser hands it the provider's word. */
const signInService = '**/v1/accounts:signInWithIdp*';

test('a sign-in that loses the network says so', async () => {
  const page = await openPage({ expectedErrors: /ERR_FAILED/ });
  await openHydrated(page, '/login');
  await page.route(signInService, (route) => route.abort());
  await signIn(page, newPerson());
  expect(await page.getByRole('alert').textContent()).toContain('Skontroluj pripojenie');
});

test('a sign-in that nobody answers ends with a message, and can be tried again', async () => {
  const page = await openLearnerPage();
  await page.clock.install();
  await openHydrated(page, '/login');
  await page.route(signInService, () => {});
  const asked = page.waitForRequest(/accounts:signInWithIdp/);
  await signIn(page, newPerson());
  await asked;
  await page.clock.fastForward(20_000);
  expect(await page.getByRole('alert').textContent()).toContain('neodpovedá');
  await page.getByRole('button', { name: 'Prihlásiť sa cez Google' }).click();
  await page.getByRole('heading', { name: 'Skúšobné prihlásenie cez Google' }).waitFor();
});

test.each([
  ['Google', 'GitHub'],
  ['GitHub', 'Google'],
] as const)('an address that belongs to another way than %s is led to %s', async (tried, other) => {
  const page = await openLearnerPage();
  await openHydrated(page, '/login');
  await page.route(signInService, (route) => route.fulfill({ json: { needConfirmation: true } }));
  await signIn(page, newPerson(), tried);
  const alert = page.getByRole('alert');
  expect(await alert.textContent()).toContain('už máš účet');
  expect(await alert.getByRole('button').textContent()).toContain(`Prihlásiť sa cez ${other}`);
});

test('a token that is refused once is made anew, and nobody notices', async () => {
  const page = await openPage({ expectedErrors: /status of 40[14]/ });
  await newLearner(page);
  let asked = 0;
  await page.route('**/api/user', (route) => {
    asked += 1;
    if (asked > 1) return route.continue();
    return route.fulfill({ status: 401, contentType: 'application/problem+json', body: '{"code":"token-invalid"}' });
  });
  await openHydrated(page, '/kurzy');
  await eventually(() => asked).toBe(2);
  await accountButton(page).waitFor();
});

test('a session that the server refuses ends with a message', async () => {
  const page = await openPage({ expectedErrors: /status of 40[14]/ });
  await newLearner(page);
  await page.route('**/api/user', (route) =>
    route.fulfill({ status: 401, contentType: 'application/problem+json', body: '{"code":"token-invalid"}' }),
  );
  await openHydrated(page, '/kurzy');
  await page.getByRole('banner').getByRole('link', { name: 'Prihlásiť sa' }).waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Prihlásiť sa' }).click();
  expect(await page.getByRole('alert').textContent()).toContain('Prihlásenie vypršalo');
});

test('the profile is edited, exported and deleted', { tags: ['main'] }, async () => {
  const page = await openLearnerPage();
  const person = await newLearner(page);
  await openHydrated(page, '/profil');
  await page.getByLabel('Meno').fill('');
  await page.getByRole('button', { name: 'Uložiť zmeny' }).click();
  await eventually(() => page.getByLabel('Meno').evaluate((field) => field === document.activeElement)).toBe(true);
  await page.getByLabel('Meno').fill('Ema Malá');
  await page.getByRole('button', { name: 'Uložiť zmeny' }).click();
  await page.getByText('Profil je uložený.').waitFor();
  await accountButton(page, 'Ema Malá').waitFor();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Stiahnuť moje údaje' }).click(),
  ]);
  expect(JSON.parse(await readFile(await download.path(), 'utf8')).profile).toMatchObject({
    displayName: 'Ema Malá',
    email: person.email,
  });

  await page.getByRole('button', { name: 'Zrušiť účet' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('zrušiť');
  const forgotten = page.waitForResponse(/accounts:delete/);
  await dialog.getByRole('button', { name: 'Zrušiť účet' }).click();
  expect((await forgotten).status()).toBe(200);
  await eventually(() => path(page)).toBe('/');
  await openHydrated(page, '/login');
  await signIn(page, person);
  await page.getByRole('heading', { level: 1, name: 'Vitaj' }).waitFor();
});

test.each([
  [true, 0],
  [false, 1],
])('a learner who receives the newsletter: %s sees %i forms in the footer', async (receives, forms) => {
  const page = await openLearnerPage();
  const person = await newLearner(page, receives);
  await openHydrated(page, '/o-projekte');
  await accountButton(page).waitFor();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await eventually(() => footerForm(page).count()).toBe(forms);
  if (forms > 0) expect(await footerForm(page).inputValue()).toBe(person.email);
});
