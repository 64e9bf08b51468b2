import type { Locator, Page } from 'playwright';
import { scrollTo } from './openPage.ts';

/** A checked task of the lecture that is open, by its id, as it is seen: asleep or awake. */
export const taskOf = (page: Page, id: string): Locator =>
  page.locator(`fieldset[data-exercise="${id}"]`).filter({ visible: true });

/** Writes a program into a task, in the place of all that stands there; with the first press its editor comes. */
export async function writeTask(page: Page, id: string, code: string): Promise<void> {
  const task = taskOf(page, id);
  await scrollTo(task);
  const edit = task.getByRole('button', { name: 'Upraviť', exact: true });
  if (await edit.isVisible()) await edit.click();
  await task.locator('.cm-content').waitFor();
  await task.getByRole('textbox', { name: 'Kód' }).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(code);
}
