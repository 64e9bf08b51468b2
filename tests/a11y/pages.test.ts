import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { arriveAsLearner } from '#tests/support/learnerAccount.ts';
import { openPage, siteUrl, untilHydrated } from '#tests/support/openPage.ts';
import { openLearnerPage } from '#tests/support/signIn.ts';
import { accepted } from './accepted.ts';
import { findingsOn } from './engines.ts';

// What Storybook's axe does not ask: two more engines, and whole pages with everything that comes late.

const free = '/kurzy/programovanie-od-nuly/kapitola/zaklady-kapitola-prvy-riadok/lekcia';
const visitors = [
  '/',
  '/kurzy',
  '/kurzy/java-kurz',
  '/kurzy/java-kurz/zdroje',
  '/kurzy/java-kurz/hotovo',
  `${free}/zaklady-co-je-program`,
  '/clanky',
  '/clanky/git-za-jedno-popoludnie',
  '/videa',
  '/videa/co-je-program',
  '/podcast',
  '/lektor/ema-sokolova',
  '/2-percenta',
  '/o-projekte',
  '/feedback',
  '/hladat?q=java',
  '/skus',
  '/pre-ucitelov',
  '/skus?jazyk=stranka',
  '/login',
];
const learners = ['/profil', `${free}/zaklady-vreckove-na-mesiac`, '/checkout/java-kurz/prod_java_kurz_basic'];
const desk = [
  '/admin',
  '/admin/prehlad/navstevy',
  '/admin/obsah',
  '/admin/obsah/kurzy/java-kurz',
  '/admin/obsah/upravit/article/git-za-jedno-popoludnie',
  '/admin/obsah/subory',
  '/admin/obsah/zdroje',
  '/admin/komentare',
  '/admin/objednavky',
  '/admin/kody/novy',
  '/admin/ludia',
  '/admin/newsletter',
  '/admin/newsletter/novy',
  '/admin/spatna-vazba',
  '/admin/chyby',
  '/admin/zaznam',
];

/** What comes when somebody is near comes, and nothing moves any more. */
async function readToTheEnd(page: Page): Promise<void> {
  for (let isEnd = false; !isEnd; ) {
    isEnd = await page.evaluate(() => {
      scrollBy(0, innerHeight);
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    });
    await page.waitForTimeout(150);
  }
  await page.waitForLoadState('networkidle');
}

async function expectNothing(page: Page): Promise<void> {
  await readToTheEnd(page);
  const findings = await findingsOn(page);
  const isAccepted = (finding: (typeof findings)[number]) => accepted.some(({ matches }) => matches(finding));
  expect(findings.filter((finding) => !isAccepted(finding))).toEqual([]);
}

test.each(visitors)('a visitor: %s', async (path) => {
  const page = await openPage();
  await page.goto(path);
  await untilHydrated(page);
  await expectNothing(page);
});

test.each(learners)('a learner: %s', async (path) => {
  const page = await openLearnerPage();
  const email = `pristupnost-${learners.indexOf(path)}@example.org`;
  await arriveAsLearner(page, siteUrl, { name: 'Nina Prístupná', email }, path);
  await page.getByRole('banner').getByRole('button', { name: 'Účet: Nina Prístupná' }).waitFor();
  await expectNothing(page);
});

test.each(desk)('the desk: %s', async (path) => {
  const page = await openLearnerPage();
  await arriveAsLearner(page, siteUrl, { name: 'Adam Prístupný', email: 'admin@example.org', hasKey: true }, path);
  await page.getByRole('navigation', { name: 'Zázemie' }).waitFor();
  await expectNothing(page);
});
