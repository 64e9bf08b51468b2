/**
 * `npm run test:visual`: compares the stories with their accepted pictures, and checks their dark colours, nothing else – in CI,
 * with `--all` and before the first picture all of them, else those that an uncommitted change reaches. Names of story files and
 * other arguments go to vitest. `--update` accepts what is seen, and removes the pictures that no story has any more;
 * `--repeat=200` compares that many times, each time with the story drawn anew.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pinnedBrowser } from '#tests/support/pinnedBrowser.ts';
import { compareNames, listPictures } from '#tests/visual/listPictures.ts';
import { referenceFolder } from '#tests/visual/pictures.ts';
import { shrinkPicture } from '#tests/visual/shrinkPicture.ts';

const args = process.argv.slice(2);
const rounds = Number(args.find((arg) => arg.startsWith('--repeat='))?.slice('--repeat='.length) ?? 1);
const [isUpdate, isAll] = [args.includes('--update'), args.includes('--all')];
const given = args.filter((arg) => arg !== '--update' && arg !== '--all' && !arg.startsWith('--repeat='));
const isEverything = isAll || process.env.CI !== undefined || !existsSync(referenceFolder);
const chosen = given.length === 0 && !isEverything ? ['--changed'] : given;

// Says what is missing where it cannot run; the stories would be tested without it.
pinnedBrowser('draw');
process.env.STORIES_HALF = 'looks';
const stories = await listPictures();
// Those without a picture are not drawn.
const testNamePattern = `^(${[...new Set(stories.map(({ name }) => name))].join('|')})$`;
process.exit((await (rounds > 1 ? repeat() : compare())) ? 0 : 1);

async function compare(): Promise<boolean> {
  const start = Date.now();
  const update = isUpdate ? ['--update=all'] : [];
  const command = ['run', '--project', 'stories', '--testNamePattern', testNamePattern, ...update, ...chosen];
  const { status } = spawnSync('node_modules/.bin/vitest', command, { stdio: 'inherit' });
  const { missing, orphaned } = compareNames(stories);
  if (isUpdate) {
    for (const name of orphaned) rmSync(join(referenceFolder, `${name}.png`));
    shrinkSince(start);
  } else for (const name of orphaned) console.error(`No story has this picture any more: ${name}`);
  for (const name of missing) console.error(`Nobody accepted this picture yet: ${name}`);
  return status === 0 && missing.length === 0 && (isUpdate || orphaned.length === 0);
}

function shrinkSince(start: number): void {
  const files = readdirSync(referenceFolder).map((file) => join(referenceFolder, file));
  for (const file of files.filter((each) => statSync(each).mtimeMs >= start)) {
    writeFileSync(file, shrinkPicture(readFileSync(file)));
  }
}

async function repeat(): Promise<boolean> {
  // Storybook's plugin finds its files only where vitest says that it runs; its own command does.
  process.env.VITEST = 'true';
  const { createVitest } = await import('vitest/node');
  const vitest = await createVitest('test', {
    project: ['stories'],
    testNamePattern,
    watch: false,
    reporters: ['dot'],
  });
  await vitest.start(chosen);
  const specifications = await vitest.getRelevantTestSpecifications(chosen);
  let failed = vitest.state.getCountOfFailedTests();
  for (let round = 1; round < rounds; round += 1) {
    await vitest.rerunTestSpecifications(specifications);
    failed += vitest.state.getCountOfFailedTests();
  }
  await vitest.close();
  console.log(`${rounds} rounds of ${specifications.length} files, ${failed} differences`);
  return failed === 0;
}
