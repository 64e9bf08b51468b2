import { describe, expect, test } from 'vitest';
import { eventually, openHydrated, openPage } from '#tests/support/openPage.ts';

describe.each([
  [1, 300],
  [4, 1000],
])('at a CPU %i times slower', (slowdown, patienceMs) => {
  test(`the first program has run ${patienceMs} ms after the press`, async () => {
    const waits: number[] = [];
    // Other work of the machine may fall into one press.
    do waits.push(await firstRun(slowdown));
    while (Math.min(...waits) > patienceMs && waits.length < 4);
    expect(Math.min(...waits), `${waits.map(Math.round).join(', ')} ms`).toBeLessThanOrEqual(patienceMs);
  });
});

/** Milliseconds from the press of „Spustiť“ on a fresh page to what the program prints; a finger points at nothing before. */
async function firstRun(slowdown: number): Promise<number> {
  const page = await openPage({ hasTouch: true });
  await openHydrated(page, '/skus');
  await page.waitForLoadState('networkidle');
  const cpu = await page.context().newCDPSession(page);
  await cpu.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(() => {
    addEventListener('pointerdown', () => performance.mark('pressed'), { capture: true, once: true });
    new MutationObserver((_, observer) => {
      if (!document.querySelector('main [role=log]')?.textContent?.includes('Nina: 20')) return;
      observer.disconnect();
      performance.mark('printed');
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await page.getByRole('main').getByRole('button', { name: 'Spustiť' }).tap();
  await eventually(() => page.evaluate(() => performance.getEntriesByName('printed').length)).toBe(1);
  const wait = await page.evaluate(() => performance.measure('run', 'pressed', 'printed').duration);
  await page.context().close();
  return wait;
}
