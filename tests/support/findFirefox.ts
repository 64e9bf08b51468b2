import { existsSync } from 'node:fs';
import { installPackages } from './installPackages.ts';

const installed = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/**
 * The Firefox that the tests drive: `FIREFOX_PATH`, or an installed one; a Debian that lets us gets its own.
 * @throws Error that says what to install when there is none.
 */
export function findFirefox(): string {
  if (process.env.FIREFOX_PATH) return process.env.FIREFOX_PATH;
  const find = () => installed.find((path) => existsSync(path));
  if (!find()) installPackages('firefox-esr');
  const found = find();
  if (found) return found;
  throw new Error('A Firefox is needed: install firefox-esr or Firefox; tests take it from FIREFOX_PATH, too.');
}
