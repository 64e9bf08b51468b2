import type { Page, Request } from 'playwright';
import { expect, test } from 'vitest';
import { type DeskRole, deskRoleSchema } from '#src/contract/role.ts';
import { arriveAsLearner, createLearner, tokenOf } from '#tests/support/learnerAccount.ts';
import { eventually, openPage, siteUrl } from '#tests/support/openPage.ts';

const admin = { name: 'Adam Správny', email: 'admin@example.org', hasKey: true };
/** Who has this role alone, signed in at the desk. A call that is refused would be an error of the page, which fails the test. */
async function openDeskAs(role: DeskRole): Promise<Page> {
  const person = { name: `Osoba s rolou ${role}`, email: `iba.${role.toLowerCase()}@example.org`, hasKey: true };
  await createLearner(siteUrl, admin);
  const { id } = (await (await createLearner(siteUrl, person)).json()) as { id: string };
  const given = await fetch(`${siteUrl}/api/admin/user/${id}/roles`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await tokenOf(siteUrl, admin)}` },
    body: JSON.stringify({ seen: [], roles: [role], page: { kind: 'keep' } }),
  });
  expect(given.status, await given.text()).toBe(200);
  // Who has no course yet is told so by a call that finds none.
  const page = await openPage({ expectedErrors: /status of 404/ });
  await arriveAsLearner(page, siteUrl, person, '/admin');
  await page.getByRole('navigation', { name: 'Zázemie' }).waitFor();
  return page;
}

/** What stands for all screens like it: the address without what it names, and the names of what it asks for. */
function shapeOf(href: string): string {
  const { pathname, searchParams } = new URL(href, siteUrl);
  const [, ...parts] = pathname.replace(/\/$/, '').split('/');
  // From the fourth part on an address names a thing; the editor's says before it of which kind.
  const screen = parts.map((part, index) => (index > 2 || /\d/.test(part) ? '*' : part)).join('/');
  const kind = parts[2] === 'upravit' ? parts[3] : '';
  return `${screen} ${kind} ?${[...searchParams.keys()].sort().join('&')}`;
}

const linksOf = (page: Page) =>
  page
    .getByRole('link')
    .evaluateAll((links) =>
      links.flatMap((link) =>
        link instanceof HTMLAnchorElement && link.target !== '_blank' && link.checkVisibility() ? [link.href] : [],
      ),
    );

/** Presses the link where it stands; from elsewhere its address is opened. Waits until all that the screen asked for has come. */
function follower(page: Page): (href: string) => Promise<void> {
  const asked = new Set<Request>();
  page.on('request', (request) => asked.add(request));
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  return async (href) => {
    const isHere = await page.evaluate((to) => {
      const link = [...document.links].find((one) => one.href === to && one.checkVisibility());
      link?.click();
      return link !== undefined;
    }, href);
    if (!isHere) await page.goto(href);
    // An address may name a question, which lies over the screen.
    await page.locator('main h1').waitFor();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await eventually(() => asked.size).toBe(0);
  };
}

test.each(deskRoleSchema.options.filter((role) => role !== 'ADMIN'))(
  'whoever is %s alone is led nowhere where the desk refuses them',
  async (role) => {
    const page = await openDeskAs(role);
    const follow = follower(page);
    const seen = new Set<string>();
    const waiting = await linksOf(page);
    // The last first: most of its links stand on the screen that is open.
    for (let href = waiting.pop(); href; href = waiting.pop()) {
      const { origin, pathname } = new URL(href);
      const shape = shapeOf(href);
      if (origin !== new URL(siteUrl).origin || !/^\/admin(\/|$)/.test(pathname) || seen.has(shape)) continue;
      seen.add(shape);
      await follow(href);
      expect(await page.locator('body').textContent(), href).not.toMatch(/tvoja rola nepozná|nemá žiadnu rolu/);
      waiting.push(...(await linksOf(page)));
    }
    expect(seen.size).toBeGreaterThan(3);
  },
);
