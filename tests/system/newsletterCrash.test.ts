import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { bundleProcess } from '#tests/support/bundleProcess.ts';
import type { NewsletterPlace } from '#tests/support/newsletterProcess.ts';
import { databases, openPlace } from '#tests/support/testPlace.ts';

const source = fileURLToPath(new URL('../support/newsletterProcess.ts', import.meta.url));
const subscribers = 60;
const kills = 2;

/** Runs the process until it is done, or is killed a moment after it has written so many mails; answers whether it was done. */
async function send(script: string, place: NewsletterPlace, killAfter: number | null): Promise<boolean> {
  const child = spawn(process.execPath, [script, JSON.stringify(place)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let written = 0;
  let isDone = false;
  for await (const line of createInterface({ input: child.stdout })) {
    if (line === 'done') isDone = true;
    written += Number(line) || 0;
    if (killAfter !== null && written >= killAfter) setTimeout(() => child.kill('SIGKILL'), Math.random() * 10);
  }
  await ended;
  return isDone;
}

test.each(databases)(
  'a process on %s, killed in the middle of a newsletter, sends nobody a second copy, and leaves nobody out',
  {
    timeout: 120_000,
  },
  async (database) => {
    const { folder, databaseUrl, dataDir, remove } = await openPlace(database);
    const script = await bundleProcess(source);
    try {
      const place = {
        databaseUrl,
        dataDir,
        mailFolder: join(folder, 'mail'),
        startedAt: Date.now(),
        subscribers,
      };
      let killed = 0;
      for (let round = 0; round < kills; round += 1) if (!(await send(script.file, place, 15))) killed += 1;
      expect(killed).toBeGreaterThan(0);
      expect(await send(script.file, place, null)).toBe(true);
      const files = (await readdir(place.mailFolder)).filter((name) => name.endsWith('.eml'));
      const recipients = await Promise.all(
        files.map(
          async (name) => (await PostalMime.parse(await readFile(join(place.mailFolder, name)))).to?.[0]?.address,
        ),
      );
      expect(recipients).toHaveLength(subscribers);
      expect(new Set(recipients).size).toBe(subscribers);
    } finally {
      await script.remove();
      await remove();
    }
  },
);
