import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { TestContext } from 'vitest';
import { slugOf } from '#src/domain/slugOf.ts';

type Task = TestContext['task'];

/** What Playwright's and Puppeteer's pages have in common. */
interface OpenPage {
  screenshot: (options: { path: `${string}.png` }) => Promise<unknown>;
  content: () => Promise<string>;
}

const folder = 'test-results/ways';
/** Milliseconds; a page that hangs shows nothing, and the other pages still do. */
const patience = 10_000;

/** Whether a test that ends has failed, up to here. */
export const hasFailed = ({ result }: Task): boolean => result?.state === 'fail';

/** Where what a failed test leaves goes, without an ending: `test-results/ways/search-hladat-najde-lekciu`. */
export function wayOf({ name, file }: Task): string {
  mkdirSync(folder, { recursive: true });
  return join(folder, `${basename(file.name, '.test.ts')}-${slugOf(name)}`);
}

/**
 * Leaves a picture and the markup of each page that a failed test has open, and what their consoles said. `visitor` tells the visitors
 * of one test apart.
 */
export async function leaveWay(
  task: Task,
  visitor: number,
  { pages, said }: { pages: readonly OpenPage[]; said: readonly string[] },
): Promise<void> {
  const way = `${wayOf(task)}-${visitor}`;
  writeFileSync(`${way}.log`, said.map((line) => `${line}\n`).join(''));
  for (const [at, page] of pages.entries()) {
    const name = `${way}${at > 0 ? `-${at + 1}` : ''}`;
    const shown = Promise.allSettled([
      page.screenshot({ path: `${name}.png` }),
      page.content().then((html) => writeFileSync(`${name}.html`, html)),
    ]);
    await Promise.race([shown, new Promise((resolve) => setTimeout(resolve, patience).unref())]);
  }
}
