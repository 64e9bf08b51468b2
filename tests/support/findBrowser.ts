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
 * The browser that the tests drive: `CHROMIUM_PATH`, the one that comes with the packages, so that every machine tests with
 * the same one and its typefaces, or where that does not run an installed Chrome or Chromium or Playwright's own download.
 * @throws Error that says what to install when there is none.
 */
export function findBrowser(): string {
  return process.env.CHROMIUM_PATH || (canPinBrowser ? pinnedBrowser('visit') : installedBrowser());
}

/**
 * A Chrome or Chromium of this machine, which draws with the machine's typefaces.
 * @throws Error that says what to install when there is none.
 */
export function installedBrowser(): string {
  const found = [...installed, chromium.executablePath()].find((path) => existsSync(path));
  if (found) return found;
  throw new Error(
    'A Chromium is needed: install Google Chrome or Chromium, or run `npx playwright install chromium`; tests take it from CHROMIUM_PATH, too.',
  );
}
