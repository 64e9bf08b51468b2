import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { canPinBrowser, pinnedBrowser } from './pinnedBrowser.ts';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The browser that the tests drive: `CHROMIUM_PATH`, an installed Chrome or Chromium, Playwright's own download, or the one
 * that comes with the packages.
 * @throws Error that says what to install when there is none.
 */
export function findBrowser(): string {
  const found = [process.env.CHROMIUM_PATH, ...installed, chromium.executablePath()].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  );
  if (found) return found;
  if (canPinBrowser) return pinnedBrowser();
  throw new Error(
    'The tests need a Chromium: install Google Chrome or Chromium, run `npx playwright install chromium`, or set CHROMIUM_PATH.',
  );
}
