import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { axeFindings } from '#tests/support/axe.ts';
import { arriveAsLearner, createLearner, tokenOf } from '#tests/support/learnerAccount.ts';
import { eventually, openPage, siteUrl } from '#tests/support/openPage.ts';

const timeout = 240_000;
const admin = { name: 'Adam Správny', email: 'admin@example.org', hasKey: true };
const main = (page: Page) => page.getByRole('main');
/** Exercises are run first, which takes its time. */
const canBePressed = (button: Locator) => expect.poll(() => button.isEnabled(), { timeout: 90_000 }).toBe(true);
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });
const thing = z.object({ kind: z.string(), id: z.string() });
const opened = z.object({
  revision: z.number(),
  document: z.record(z.string(), z.unknown()),
  address: z.string().nullable(),
});

const task = (id: string, word: string, printed = word) =>
  [
    'Napíš program.',
    '',
    `::::task{id="${id}" kind="write"}`,
    `Vypíš ${word}.`,
    '```javascript solution',
    `console.log("${printed}")`,
    '```',
    '```yaml checks',
    '- name: Vypíše',
    `  output: ${word}`,
    '```',
    '::::',
  ].join('\n');

/** By the desk's own calls: a course with two chapters and four lectures, of which nothing is on the web. */
async function makeCourse(name: string) {
  await createLearner(siteUrl, admin);
  const authorization = `Bearer ${await tokenOf(siteUrl, admin)}`;
  const send = async (method: string, path: string, body?: object, more: Record<string, string> = {}) => {
    const headers = { authorization, 'content-type': 'application/json', ...more };
    const init = body ? { method, headers, body: JSON.stringify(body) } : { method, headers };
    const answer = await fetch(`${siteUrl}/api${path}`, init);
    expect(answer.status, await answer.clone().text()).toBe(200);
    return answer.json();
  };
  const create = async (kind: string, called: string, parent?: string) =>
    thing.parse(await send('POST', '/admin/content', { kind, name: called, parent }));
  const write = async (kind: string, id: string, data: object, text: string) => {
    const { revision, document } = opened.parse(await send('GET', `/admin/content/${kind}/${id}`));
    const changed = { ...document, data: { ...(document.data as object), ...data }, text };
    await send('PUT', `/admin/content/${kind}/${id}`, { document: changed }, { 'if-match': `"${revision}"` });
  };
  const course = await create('course', name);
  const about = { summary: 'Od nuly.', language: 'JavaScript', whatYouLearn: ['Písať'], prerequisites: ['Nič'] };
  await write('course', course.id, about, 'O čom kurz je.');
  const lectures: string[] = [];
  for (const chapterName of ['Začíname', 'Rozhodovanie']) {
    const chapter = await create('chapter', chapterName, course.id);
    for (const number of [1, 2]) {
      const { id } = await create('lecture', `${chapterName} ${number}`, chapter.id);
      await write('lecture', id, { summary: 'Krátko.', minutes: 3 }, task(`${id}-uloha`, 'ahoj'));
      lectures.push(id);
    }
  }
  return { id: course.id, slug: course.id, lectures, write };
}

async function arrive(path: string): Promise<Page> {
  const page = await openPage({ expectedErrors: /status of (400|404|412)/ });
  await arriveAsLearner(page, siteUrl, admin, path);
  return page;
}
const statusOf = async (slug: string) => (await fetch(`${siteUrl}/kurzy/${slug}`)).status;

test('a course of two chapters and four lectures goes to the web by one press, and back within the minute', {
  tags: ['main'],
  timeout,
}, async () => {
  const course = await makeCourse('Celý kurz');
  const page = await arrive(`/admin/obsah/kurzy/${course.id}`);
  await main(page).getByText('1 úlohu treba overiť').first().waitFor();
  await main(page).getByRole('button', { name: 'Ďalšie pre kurz Celý kurz' }).click();
  await page.getByRole('menuitem', { name: 'Publikovať so všetkým…' }).click();
  await page.waitForURL(/\/publikovat$/);

  // The exercises are run here, and say so; only then can it be pressed.
  const press = button(page, 'Publikovať 7 vecí');
  await canBePressed(press);
  await main(page).getByText('4 úlohy prešli vlastným riešením').waitFor();
  expect(await axeFindings(page, 'main')).toEqual([]);
  for (const [width, height] of [
    [768, 1024],
    [360, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await statusOf(course.slug)).toBe(404);
  await press.click();

  await page.waitForURL(new RegExp(`/kurzy/${course.id}$`));
  await main(page).getByText('Na webe: 7 vecí').waitFor();
  await eventually(() => statusOf(course.slug)).toBe(200);
  const html = await (await fetch(`${siteUrl}/kurzy/${course.slug}`)).text();
  for (const id of course.lectures) expect(html).toContain(`/lekcia/${id}`);

  // Also from another tab, after a reload.
  await page.reload();
  await button(page, /^Vrátiť/).click();
  await main(page).getByText('na webe je to ako pred publikovaním').waitFor();
  await eventually(() => statusOf(course.slug)).toBe(404);
  expect(await axeFindings(page, 'main')).toEqual([]);
});

test('an obstacle leads to its place, and from there back to the publication', { timeout }, async () => {
  const course = await makeCourse('Kurz s chybou');
  const [first = '', second = ''] = course.lectures;
  await course.write('lecture', first, {}, task(`${first}-uloha`, 'ahoj', 'nazdar'));
  const page = await arrive(`/admin/obsah/kurzy/${course.id}/publikovat`);
  const obstacles = main(page).getByRole('region', { name: 'Prekážky' });
  await obstacles.getByText(`Úloha „${first}-uloha“ neprejde`).waitFor({ timeout: 90_000 });
  // Without it the rest could go; its chapter goes with the other lecture.
  await main(page).getByRole('checkbox', { name: 'Publikovať: Začíname 1' }).uncheck();
  await canBePressed(button(page, 'Publikovať 6 vecí'));
  await main(page).getByRole('checkbox', { name: 'Publikovať: Začíname 1' }).check();
  await obstacles.getByRole('link', { name: 'Opraviť úlohu' }).click();
  await page.waitForURL(/\/upravit\/lecture\/.*cast=ulohy/);

  await course.write('lecture', first, {}, task(`${first}-uloha`, 'ahoj'));
  await page.goto(`${siteUrl}/admin/obsah/upravit/lecture/${first}`);
  await page.getByRole('link', { name: 'Publikovať celý kurz…' }).click();
  await page.waitForURL(/\/publikovat$/);
  await canBePressed(button(page, 'Publikovať 7 vecí'));

  // Somebody saves while it is looked at: nothing goes, the row is named, the choice stays.
  await course.write('lecture', second, { summary: 'Inak.' }, task(`${second}-uloha`, 'ahoj'));
  await button(page, 'Publikovať 7 vecí').click();
  await page.getByRole('alert').filter({ hasText: 'Medzitým sa zmenilo: Začíname 2' }).waitFor();
  expect(await statusOf(course.slug)).toBe(404);
  await canBePressed(button(page, 'Publikovať 7 vecí'));

  // Planned for an hour, seen in the outline, taken back.
  await main(page)
    .getByRole('radio', { name: /^V.deň a.hodinu$/ })
    .check();
  await main(page)
    .getByLabel(/^Deň a.hodina$/)
    .fill('2020-01-01T08:00');
  await page.getByRole('alert').filter({ hasText: 'Tento čas už prešiel.' }).waitFor();
  await main(page)
    .getByLabel(/^Deň a.hodina$/)
    .fill('2090-01-01T08:00');
  await button(page, 'Naplánovať 7 vecí').click();
  await main(page)
    .getByText(/^Naplánované na.*: 7.vecí$/)
    .waitFor();
  await button(page, 'Zrušiť plán').click();
  await main(page)
    .getByText(/^Naplánované na.*: 7.vecí$/)
    .waitFor({ state: 'detached' });
});
