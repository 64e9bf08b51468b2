import { afterAll, expect, test } from 'vitest';
import { tokenOf } from '#tests/support/learnerAccount.ts';
import { closeFirefox, openFirefox, openHydrated, press, siteUrl } from '#tests/support/openFirefox.ts';

const admin = { name: 'Adam Správny', email: 'admin@example.org', hasKey: true };

afterAll(closeFirefox);

test('an error of a script is told with its place, as Firefox has it', async () => {
  const page = await openFirefox({ expectedErrors: /clipboard/ });
  await page.evaluateOnNewDocument(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  const told = page.waitForResponse((response) => response.url().endsWith('/api/browser-errors'));
  await openHydrated(page, '/clanky/ako-citat-chybove-hlasenie');
  await press(page, 'Kopírovať', 'figure');
  expect((await told).status()).toBe(202);
  const authorization = `Bearer ${await tokenOf(siteUrl, admin)}`;
  const kept = await fetch(`${siteUrl}/api/admin/browser-errors`, { headers: { authorization } });
  const place = expect.stringMatching(/^src\/containers\/ui\/CopyCode\.tsx:\d+$/);
  expect(await kept.json()).toMatchObject({ items: [{ place, name: 'TypeError', route: '/clanky/:slug' }] });
});
