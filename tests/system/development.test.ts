import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { findBrowser } from '#tests/support/findBrowser.ts';
import { freePort } from '#tests/support/freePort.ts';

const copied = [
  ...['src', 'public', 'scripts', 'package.json', 'package-lock.json'],
  ...['tsconfig.json', 'tailwind.config.ts', 'vite.config.ts', 'react-router.config.ts'],
];
/** Milliseconds: all the site's modules are made when they are first asked for. */
const slowestStart = 120_000;

/** One edit of each kind: a component's text, a presenter's, an article's. */
const edits = [
  ['src/routes/articles.tsx', /title="Články"/, 'title="Zmenený komponent"', 'Zmenený komponent'],
  ['src/server/http/presenters/presentPostCard.ts', /typeset\(post\.title\)/, "'Zmenený server'", 'Zmenený server'],
  ['src/content/articles/git-za-jedno-popoludnie.md', /summary: .*/, 'summary: Zmenený obsah', 'Zmenený obsah'],
] as const;

test('while the site is written, the first reload after an edit shows it, and hydrates', {
  timeout: 2 * slowestStart,
}, async () => {
  const site = await startCopy();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  const open = async () => {
    const answer = await page.goto(`${site.url}/clanky`, { timeout: slowestStart });
    await page
      .getByRole('banner')
      .getByRole('button', { name: 'Vzhľad' })
      .locator('svg')
      .waitFor({ timeout: slowestStart });
    return answer?.text();
  };
  await open();

  for (const [file, before, after, shown] of edits) {
    const path = join(site.folder, file);
    const text = readFileSync(path, 'utf8');
    expect(text).toMatch(before);
    const outputBefore = site.output().length;
    writeFileSync(path, text.replace(before, after));
    await expect.poll(() => site.output().slice(outputBefore), { timeout: slowestStart }).toContain(file);
    expect(await open()).toContain(shown);
    await page.getByText(shown).first().waitFor();
  }
  expect(problems).toEqual([]);
});

/** `npm run dev` on a copy of the sources, with its own data. */
async function startCopy() {
  const folder = mkdtempSync(join(tmpdir(), 'prvy-riadok-dev-'));
  for (const name of copied) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'development', PORT: String(port), DATA_DIR: join(folder, 'data') },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += String(chunk)));
  onTestFinished(async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  });
  await expect.poll(() => text, { timeout: slowestStart }).toContain('Vývoj na');
  return { url: `http://localhost:${port}`, folder, output: () => text };
}
