import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { arriveAsLearner } from '#tests/support/learnerAccount.ts';
import { siteUrl, untilHydrated } from '#tests/support/openPage.ts';
import { openLearnerPage } from '#tests/support/signIn.ts';

const lectureId = 'zaklady-porovnavanie';
const lectureUrl = `/kurzy/programovanie-od-nuly/kapitola/zaklady-kapitola-rozhodovanie/lekcia/${lectureId}`;
const main = (page: Page) => page.getByRole('main');
const text = (page: Page) => main(page).locator('article .prose').first();

test('the text of a lecture waits for its own answer alone', async () => {
  const page = await openLearnerPage();
  const person = { name: 'Ela Netrpezlivá', email: 'ela.netrpezliva@example.org' };
  await arriveAsLearner(page, siteUrl, person, lectureUrl);
  await text(page).waitFor();

  // Nothing else is answered until the text is there: it would come too late if it were asked for only then.
  const held: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(`${siteUrl}/api/**`, async (route) => {
    const url = route.request().url();
    if (url !== `${siteUrl}/api/lecture/${lectureId}`) {
      held.push(url);
      await released;
    }
    await route.continue();
  });
  const answer = page.waitForResponse(`${siteUrl}/api/lecture/${lectureId}`);
  await page.reload();
  await untilHydrated(page);
  await (await answer).finished();
  await text(page).waitFor({ timeout: 2000 });
  expect(held).not.toEqual([]);

  release();
  await main(page).getByRole('button', { name: 'Označiť ako dokončené' }).waitFor();
});
