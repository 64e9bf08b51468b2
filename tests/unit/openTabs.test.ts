import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { keepMaps } from '#scripts/keepMaps.ts';
import { setAside } from '#scripts/setAside.ts';
import { browserFolders, staticFiles } from '#src/server/http/staticFiles.ts';

/** A folder in which builds are made, each with one file whose name nobody else has. */
function builds() {
  const folder = mkdtempSync(join(tmpdir(), 'prvy-riadok-builds-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const build = join(folder, 'build');
  const client = join(build, 'client');
  return {
    make(name: string): void {
      setAside(build);
      rmSync(build, { recursive: true, force: true });
      mkdirSync(join(client, 'assets'), { recursive: true });
      writeFileSync(join(client, 'assets', name), `// ${name}`);
      writeFileSync(join(client, 'assets', `${name}.map`), '{}');
      keepMaps(build);
    },
    async statusOf(name: string, place = 'assets'): Promise<number> {
      const app = new Hono();
      for (const one of browserFolders(client)) app.route('/', staticFiles(one));
      return (await app.request(`/${place}/${name}`)).status;
    },
    kept: () => readdirSync(join(folder, 'build-former')),
    maps: (place: string) => readdirSync(join(folder, place, 'maps')),
  };
}

test('a tab of the version before finds its files, also after the build that follows', async () => {
  const { make, statusOf, kept } = builds();
  make('first.js');
  expect(await statusOf('first.js')).toBe(200);
  make('second.js');
  expect([await statusOf('first.js'), await statusOf('second.js')]).toEqual([200, 200]);
  for (const name of ['third.js', 'fourth.js']) make(name);
  expect([await statusOf('first.js'), await statusOf('fourth.js')]).toEqual([200, 200]);
  // What is older goes: a folder that is built in every day does not fill the disk.
  make('fifth.js');
  expect([await statusOf('first.js'), await statusOf('second.js')]).toEqual([404, 200]);
  expect(kept()).toHaveLength(3);
});

test('source maps are kept with their build, and no address leads to one', async () => {
  const { make, statusOf, maps } = builds();
  for (const name of ['first.js', 'second.js']) make(name);
  expect([maps('build'), maps('build-former/1')]).toEqual([['second.js.map'], ['first.js.map']]);
  for (const place of ['assets', 'maps', '../maps', '1/maps', 'client/assets']) {
    for (const name of ['first.js.map', 'second.js.map']) expect(await statusOf(name, place), place).toBe(404);
  }
});
