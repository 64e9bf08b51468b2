import type { Locator, Page } from 'playwright';

/** The address of the editor of a thing. */
export const editor = (kind: string, id: string) => `/admin/obsah/upravit/${kind}/${id}`;
export const source = (page: Page): Locator => page.getByRole('textbox', { name: 'Text v Markdowne' });
export const state = (page: Page, text: string | RegExp): Locator => page.getByRole('status').filter({ hasText: text });

/** Writes behind the last line. */
export async function write(page: Page, text: string): Promise<void> {
  await source(page).press('Control+End');
  await page.keyboard.insertText(text);
}

export async function isSaved(page: Page): Promise<void> {
  await state(page, /^Uložené\s\d/).waitFor();
}

/** The editor draws only the lines that are in view. */
export async function seesAtEnd(page: Page, text: string): Promise<void> {
  await source(page).press('Control+End');
  await source(page).getByText(text).waitFor();
}
