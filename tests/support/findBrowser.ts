import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

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
 * The browser that the tests drive: `CHROMIUM_PATH`, an installed Chrome or Chromium, or Playwright's own download.
 * @throws Error that says what to install when there is none.
 */
export function findBrowser(): string {
  const found = [process.env.CHROMIUM_PATH, ...installed, chromium.executablePath()].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  );
  if (found) return found;
  throw new Error(
    'The tests need a Chromium: install Google Chrome or Chromium, run `npx playwright install chromium`, or set CHROMIUM_PATH.',
  );
}

/** Like `findBrowser`, but on Debian as root it installs the `chromium` package when nothing is there. */
export function findOrInstallBrowser(): string {
  try {
    return findBrowser();
  } catch (missing) {
    if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw missing;
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return findBrowser();
  }
}
