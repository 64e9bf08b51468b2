import type { Page } from 'playwright';
import { openPage, untilHydrated } from './openPage.ts';
import { deskLink } from './trialKey.ts';

interface Person {
  name: string;
  email: string;
  /** Opens the printed link before, as whoever has rights has to. */
  hasKey?: boolean;
}

/** A visitor's tab; the browser itself logs the 404 of a person without a profile. */
export function openLearnerPage(options: { width?: number; height?: number; hasTouch?: boolean } = {}): Promise<Page> {
  return openPage({ ...options, expectedErrors: /status of 404/ });
}

/** Signs in on the site's own provider, from the sign-in screen on. */
export async function signIn(
  page: Page,
  { name, email, hasKey = false }: Person,
  way: 'Google' | 'GitHub' = 'Google',
): Promise<void> {
  await untilHydrated(page);
  // In a tab of its own, which takes its key along.
  if (hasKey) await page.request.get(deskLink(new URL(page.url()).origin), { maxRedirects: 0 });
  await page.getByRole('button', { name: `Prihlásiť sa cez ${way}` }).click();
  await page.getByLabel('Meno').fill(name);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Pokračovať' }).click();
}

/** Fills in onboarding as it is offered. */
export async function createProfile(page: Page, { receivesNewsletter = false } = {}): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Vitaj' }).waitFor();
  if (receivesNewsletter) await page.getByRole('main').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Vytvoriť profil' }).click();
}

/** The button of a learner's menu in the header. */
export function accountButton(page: Page, name = '') {
  return page.getByRole('banner').getByRole('button', { name: `Účet: ${name}` });
}
