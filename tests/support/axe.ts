import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';

// It comes with Storybook, which asks it about every story.
const script = readFileSync(join(import.meta.dirname, '../../node_modules/axe-core/axe.min.js'), 'utf8');

/** What axe finds in a part of a page: `rule: element`. */
export async function axeFindings(page: Page, selector: string): Promise<string[]> {
  await page.evaluate(script);
  return page.evaluate(async (within) => {
    const { axe } = window as unknown as {
      axe: { run: (root: string) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await axe.run(within);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, selector);
}
