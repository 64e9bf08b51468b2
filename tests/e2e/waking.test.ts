// @module-tag thorough
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { eventually, openPage, siteUrl, untilHydrated } from '#tests/support/openPage.ts';

/** Lectures with one task. */
const kinds = {
  write: '/kurzy/webove-hry/kapitola/hry-pexeso/lekcia/hry-zamiesanie-kariet',
  fix: '/kurzy/ai/kapitola/ai-ako-model-pise-kod/lekcia/ai-kod-ktory-vyzera-spravne',
  fill: '/kurzy/java-kurz/kapitola/java-prvy-riadok/lekcia/java-citanie-chyb',
  order: '/kurzy/java-kurz/kapitola/java-prvy-riadok/lekcia/java-prvy-vypis',
  'guess from some': '/kurzy/ai/kapitola/ai-ako-model-pise-kod/lekcia/ai-co-model-robi',
  'tick off': '/kurzy/ai/kapitola/ai-ako-model-pise-kod/lekcia/ai-zadanie-ako-pre-kolegu',
  'write a page': '/kurzy/webove-hry/kapitola/hry-pexeso/lekcia/hry-hracia-plocha',
  'write a query': '/kurzy/sql-zaklady/kapitola/sql-prvy-dopyt/lekcia/sql-select',
};

interface Held {
  /** Lets the code of tasks come. */
  release: () => void;
  page: Page;
}

/** A lecture whose task stands whole in a tall window, before its code has come; something that can be read is below. */
async function openAtTask(path: string, width: number, kept?: object): Promise<Held> {
  const page = await openPage({ width, height: 3200 });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/openExercise*.js', async (route) => {
    await held;
    await route.continue();
  });
  if (kept) {
    // As the browser has it under the id of each task.
    const html = await fetch(siteUrl + path).then((response) => response.text());
    const ids = [...html.matchAll(/<fieldset[^>]* data-exercise="([^"]+)"/g)].map(([, id]) => id);
    await page.addInitScript(
      (rows) => {
        for (const [key, row] of rows) if (location.host) localStorage.setItem(key, row);
      },
      ids.map((id) => [`exercise::${id}`, JSON.stringify(kept)] as const),
    );
  }
  await page.goto(path);
  await untilHydrated(page);
  await page.evaluate(() => {
    const box = document.querySelector('div[data-exercise]');
    box?.insertAdjacentHTML('afterend', '<p id="below">Pod úlohou.</p>');
    box?.scrollIntoView();
    // All of it is in the window.
    window.scrollBy(0, -40);
  });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
  return { page, release };
}

/** Where the paragraph below the task is, and the sum of what has shifted since this was asked first. */
const placeBelow = (page: Page) =>
  page.evaluate(() => document.querySelector('#below')?.getBoundingClientRect().top ?? Number.NaN);

async function shiftsWhile(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const seen = { sum: 0 };
    Object.assign(window, { shifted: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.sum += entry.value;
    }).observe({ type: 'layout-shift' });
  });
  await act();
  await page.waitForTimeout(300);
  return page.evaluate(() => (window as unknown as { shifted: { sum: number } }).shifted.sum);
}

const isAwake = (page: Page) => eventually(() => page.locator('div[data-exercise][hidden]').count());

async function wakesInPlace(page: Page, release: () => void): Promise<void> {
  const before = await placeBelow(page);
  const shifted = await shiftsWhile(page, async () => {
    release();
    await isAwake(page).toBe(1);
  });
  expect(await placeBelow(page)).toBe(before);
  expect(shifted).toBe(0);
}

describe.each(Object.entries(kinds))('a task to %s', (_, path) => {
  test.each([360, 768, 1440])('wakes at %i px and moves nothing', async (width) => {
    const { page, release } = await openAtTask(path, width);
    await wakesInPlace(page, release);
  });
});

/** What a guest left in a task: a program of another length than the start, of which the last check passed. */
const longer = Array.from({ length: 9 }, (_, line) => `console.log("Riadok ${line}");`).join('\n');
const keptWork = {
  passed: true,
  passedAt: '2026-11-18T10:00:00.000Z',
  attempts: 1,
  waiting: { draft: false, attempts: [] },
};

describe.each(Object.entries(kinds))('a task to %s that has passed', (kind, path) => {
  test.each([360, 768, 1440])('is drawn so at %i px before it wakes, and then nothing moves', async (width) => {
    const isWritten = ['write', 'fix', 'fill', 'write a page', 'write a query'].includes(kind);
    const draft = isWritten && { draft: { code: longer, at: '2026-11-18T09:00:00.000Z' } };
    const { page, release } = await openAtTask(path, width, { ...keptWork, ...draft });
    const still = page.locator('div[data-exercise]').first();
    expect(await still.getByText('splnené', { exact: false }).first().isVisible()).toBe(true);
    if (isWritten) expect(await still.getByText('Riadok 8').isVisible()).toBe(true);
    await wakesInPlace(page, release);
  });
});

test('a task that was written for an earlier version is drawn so before it wakes, and then nothing moves', async () => {
  const draft = { code: longer, at: '2026-11-18T09:00:00.000Z', version: 'older' };
  const { page, release } = await openAtTask(kinds.write, 360, { ...keptWork, draft });
  const still = page.locator('div[data-exercise]').first();
  expect(await still.getByText('Úloha sa odvtedy zmenila').isVisible()).toBe(true);
  await wakesInPlace(page, release);
});
