// @module-tag thorough
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { makeVariants } from '#src/server/services/writing/media/makeVariants.ts';
import { RefusedFileError } from '#src/server/services/writing/media/RefusedFileError.ts';

const folder = mkdtempSync(join(tmpdir(), 'prvy-riadok-variants-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Coloured noise, which no format packs away. */
async function photo(name: string, width: number): Promise<string> {
  const path = join(folder, name);
  const height = Math.round(width * 0.75);
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  await sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
    .jpeg()
    .toFile(path);
  return path;
}

const processes = () => {
  try {
    const found = execFileSync('pgrep', ['-P', String(process.pid), '-f', 'resize-images'], { encoding: 'utf8' });
    return found.trim().split('\n').map(Number);
  } catch {
    return [];
  }
};

test('images are made smaller by processes that stay for the next ones, and then go', async () => {
  const drafts = await Promise.all(['a', 'b', 'c', 'd'].map((name) => photo(name, 600)));
  const made = await Promise.all(drafts.map((draft) => makeVariants({ draft, inHaste: false })));
  expect(made.map(({ width, height }) => [width, height])).toEqual(drafts.map(() => [600, 450]));
  for (const { variants } of made) {
    expect(variants.map(({ width, format }) => `${width} ${format}`)).toEqual([
      '480 avif',
      '480 webp',
      '600 avif',
      '600 webp',
    ]);
    for (const { path, bytes } of variants) expect(statSync(path).size).toBe(bytes);
  }
  expect(processes().length).toBeLessThanOrEqual(2);
  await expect.poll(processes, { timeout: 15_000 }).toEqual([]);
}, 60_000);

test('a process that breaks fails its own image alone', async () => {
  const [large, small] = [await photo('large', 2400), await photo('small', 500)];
  const broken = expect(makeVariants({ draft: large, inHaste: false })).rejects.toThrow('ended by SIGKILL');
  await expect.poll(() => existsSync(`${large}.tiff`), { timeout: 15_000 }).toBe(true);
  for (const pid of processes()) process.kill(pid, 'SIGKILL');
  await broken;
  expect((await makeVariants({ draft: small, inHaste: false })).width).toBe(500);
}, 60_000);

test('what is no image is refused, and leaves nothing beside it', async () => {
  const draft = join(folder, 'broken');
  writeFileSync(draft, 'GIF89a and nothing more');
  await expect(makeVariants({ draft, inHaste: false })).rejects.toThrow(RefusedFileError);
  expect(existsSync(`${draft}.tiff`)).toBe(false);
});

test('in haste there are the same versions, a little heavier', async () => {
  const draft = await photo('many', 500);
  const weigh = async (inHaste: boolean) => {
    const { variants } = await makeVariants({ draft, inHaste });
    return { of: variants.map(({ width, format }) => `${width} ${format}`), bytes: variants.map(({ bytes }) => bytes) };
  };
  const [careful, hasty] = [await weigh(false), await weigh(true)];
  expect(hasty.of).toEqual(careful.of);
  expect(hasty.bytes).not.toEqual(careful.bytes);
});
