import type { Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { closeFirefox, eventually, openHydrated, openVisitor, press } from '#tests/support/openFirefox.ts';
import { learnersPages, learnersPrograms } from './learnersPrograms.ts';

/** How Firefox may tell that a thread was ended in the middle of Python: no promise of ours is rejected with nothing. */
const endedInWasm = /^Error: uncaught exception: undefined$/;

interface Outcome {
  prints: string;
  says: string | null;
}

/** What is seen below the program: a table is a line a row. */
function outcome(page: Page): Promise<Outcome> {
  return page.evaluate(() => {
    const program = document.querySelector('section[aria-label^="Program: "]');
    const lines = [...(program?.querySelector('[role=log]')?.children ?? [])].map((line) => {
      const rows = [...line.querySelectorAll('tr')];
      if (rows.length === 0) return line.textContent;
      return rows.map((row) => [...row.children].map((cell) => cell.textContent).join(' | ')).join('\n');
    });
    return { prints: lines.join('\n'), says: program?.querySelector('[role=status] p')?.textContent ?? null };
  });
}

/** What is seen in the frame of a page that was run. */
async function shown(page: Page): Promise<string> {
  const frame = page.frames().findLast((one) => one.url() === 'about:srcdoc');
  const texts = await frame?.evaluate(() =>
    [...document.body.children].filter((one) => one.tagName !== 'SCRIPT').map((one) => one.textContent),
  );
  return (texts ?? []).join('\n');
}

/** Puts a program into the open editor, in the place of the one before, and runs it. */
async function run(page: Page, code: string): Promise<void> {
  await page.locator('section[aria-label^="Program: "] .cm-content').click();
  const withControl = async (key: 'a' | 'Enter') => {
    await page.keyboard.down('Control');
    await page.keyboard.press(key);
    await page.keyboard.up('Control');
  };
  await withControl('a');
  // As a paste does it: what is typed would be indented by the editor, too.
  await page.evaluate((text) => document.execCommand('insertText', false, text), code);
  await withControl('Enter');
}

/** One page for all programs of a language, with the editor of its first program open. */
function openEditor(lecture: string, expectedErrors?: RegExp): () => Page {
  let visitor: Awaited<ReturnType<typeof openVisitor>>;
  beforeAll(async () => {
    visitor = await openVisitor({ expectedErrors });
    await openHydrated(visitor.page, lecture);
    await press(visitor.page, 'Upraviť');
  });
  // Named with the program that threw; what fails behind all of them names none.
  afterEach(() => expect(visitor.thrown.splice(0)).toEqual([]));
  afterAll(() => visitor.close());
  return () => visitor.page;
}

afterAll(closeFirefox);

describe.each(Object.entries(learnersPrograms))('%s', (language, { lecture, programs }) => {
  const page = openEditor(lecture, language === 'Python' ? endedInWasm : undefined);

  test.each(programs)('%s', async (code, prints, says) => {
    // Else what is seen could be that of the program before.
    expect(await outcome(page())).not.toEqual({ prints, says });
    await run(page(), code);
    await eventually(() => outcome(page())).toEqual({ prints, says });
  });
});

describe('questions', () => {
  const page = openEditor(learnersPrograms.JavaScript?.lecture ?? '');

  test('are answered in the middle of a function', async () => {
    await run(
      page(),
      'const mena = ["prvé", "druhé"].map((ktore) => prompt("Meno " + ktore + "?"));\nconsole.log(mena.join());',
    );
    for (const [question, answer] of [
      ['Meno prvé?', 'Nina'],
      ['Meno druhé?', 'Ľuboš'],
    ]) {
      await page().waitForSelector(`input[aria-label="${question}"]:focus`);
      await page().keyboard.type(answer ?? '');
      await page().keyboard.press('Enter');
    }
    const prints = 'Meno prvé? Nina\nMeno druhé? Ľuboš\nNina,Ľuboš';
    await eventually(() => outcome(page())).toEqual({ prints, says: null });
  });
});

describe('pages', () => {
  const page = openEditor(learnersPages.lecture);

  test.each(learnersPages.pages)('%s', async (code, seen) => {
    const look = async () => ({ shows: await shown(page()), ...(await outcome(page())) });
    expect(await look()).not.toEqual(seen);
    await run(page(), code);
    await eventually(look).toEqual(seen);
  });
});
