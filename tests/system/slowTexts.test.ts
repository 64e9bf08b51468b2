import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ContentPreview, contentPreviewSchema } from '#src/contract/desk/content/deskContent.ts';
import { trialKeyFile } from '#src/server/integrations/identity/trialKey.ts';
import { fill } from '#tests/support/filledFolder.ts';
import { residentMegabytes } from '#tests/support/residentMegabytes.ts';
import { type RunningSite, startSite, stopSite } from '#tests/support/startSite.ts';

/** As long as the desk lets a text be. */
const longest = 400_000;
const signs = [
  '*',
  '_',
  '~',
  '`',
  '>',
  '#',
  '-',
  '+',
  '=',
  '|',
  '[',
  ']',
  '(',
  '!',
  ':',
  '<',
  '&',
  '\\',
  '"',
  '1. ',
  '- ',
  '> ',
  '::',
  '[^',
];

const times = (sign: string, length: number) => sign.repeat(Math.floor(length / sign.length));
/** What is made of a sign, of each another; in turns, since a writer may only preview so often: alone, in pairs around a letter, line by line ever deeper, and paragraphs of twice the length each. */
const shapes = [
  (sign: string) => times(sign, longest),
  (sign: string) => `${times(sign, longest / 2 - 1)}a${times(sign, longest / 2 - 1)}`,
  (sign: string) => Array.from({ length: 890 }, (_, depth) => `${times(sign, depth)}a`).join('\n'),
  (sign: string) =>
    Array.from({ length: 17 }, (_, power) => `${times(sign, 2 ** power)}a${times(sign, 2 ** power)}`).join('\n\n'),
] as const;

let folder: string;
let site: RunningSite;
let token: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'prvy-riadok-slow-texts-'));
  fill(folder);
  site = await startSite({ DATA_DIR: folder });
  const key = readFileSync(join(folder, trialKeyFile), 'utf8').trim();
  const opened = await fetch(`${site.url}/login?kluc=${key}`, { redirect: 'manual' });
  const [, credential = ''] = /prihlasenie=([\w.-]+)/.exec(opened.headers.get('location') ?? '') ?? [];
  const signedIn = await fetch(`${site.url}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      postBody: String(new URLSearchParams({ id_token: credential, providerId: 'google.com' })),
      returnSecureToken: true,
    }),
  });
  token = ((await signedIn.json()) as { idToken: string }).idToken;
}, 90_000);
afterAll(async () => {
  await stopSite(site);
  rmSync(folder, { recursive: true, force: true });
});

async function preview(text: string): Promise<ContentPreview> {
  const body = JSON.stringify({ document: { data: {}, text, quiz: null }, viewer: 'buyer' });
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  for (;;) {
    const response = await fetch(`${site.url}/api/admin/content/lecture/java-premenne/preview`, {
      method: 'POST',
      headers,
      body,
    });
    const answer = await response.json();
    if (response.status !== 429) {
      expect(response.status, JSON.stringify(answer)).toBe(200);
      return contentPreviewSchema.parse(answer);
    }
    await wait(1_000 * Number(response.headers.get('retry-after')));
  }
}

/** Milliseconds that another visitor waits, in 99 of 100 cases, while something goes on. */
async function waitsDuring(work: () => Promise<void>): Promise<number> {
  let isOver = false;
  const done = work().finally(() => {
    isOver = true;
  });
  const waits: number[] = [];
  while (!isOver) {
    const start = performance.now();
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    waits.push(performance.now() - start);
    await wait(10);
  }
  await done;
  return waits.sort((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? 0;
}

test('a text that takes too long is named, and one that does not is drawn', async () => {
  const slow = await preview(`Ahoj.\n\n${times('*', 200_000)}a${times('*', 199_000)}`);
  expect(slow.html).toContain('Spomaľuje ho odsek, ktorý sa začína na riadku 3.');
  // Slow as a whole: no paragraph is by itself, on a slow machine neither.
  const whole = await preview(`${times('*', 200)}a${times('*', 200)}\n\n`.repeat(900));
  expect(whole.html).toMatch(/Text sa číta priveľmi dlho\.(?! Spomaľuje)/);
  expect((await preview('Ahoj.')).html).toContain('Ahoj.</p>');
}, 120_000);

test('whatever a writer tries, another visitor does not notice it', async () => {
  const quiet = await waitsDuring(() => wait(5_000));
  const busy = await waitsDuring(async () => {
    for (const [index, sign] of signs.entries()) {
      const shape = shapes[index % shapes.length] ?? shapes[0];
      await preview(shape(sign).slice(0, longest));
    }
  });
  expect(busy, `p99 of /healthz in ms; alone it was ${quiet}`).toBeLessThan(quiet + 100);
  // Each thread that was ended is gone.
  expect(residentMegabytes(site.process.pid ?? 0)).toBeLessThan(700);
}, 1_200_000);
