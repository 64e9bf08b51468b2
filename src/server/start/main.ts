/**
 * The production server: `node build/server/main.js`.
 * React picks its production or its development half when it is first imported, so the choice is made before the rest.
 */
process.env.NODE_ENV ||= 'production';
const [, , command = '', ...options] = process.argv;

const serve = () => import('./runServer.ts');
const copy = async (name: string) => (await import('#src/server/backup/runCommand.ts')).runCommand(name, options);
const maintain = async (name: string) => (await import('./maintain.ts')).maintain(name);

/** What an operator may ask for. */
const offered = { backup: copy, restore: copy, 'db:after': maintain, 'keys:rotate': maintain };
const commands = new Map<string, (name: string) => Promise<unknown>>([
  ['', serve],
  ...Object.entries(offered),
  // The site's own processes.
  ['prepare', serve],
  ['resize-images', async () => (await import('#src/server/services/writing/media/resizeImage.ts')).resizeImages()],
]);

const run = commands.get(command);
if (run) await run(command);
else {
  // Nothing is imported before: a part of the bundle that needed this file would wait for it while it waits.
  const { closest } = await import('#src/domain/program/closest.ts');
  const names = Object.keys(offered);
  const meant = closest(command, names);
  const hint = meant ? `did you mean ${meant}?` : `there are ${names.join(', ')}, and without one the site starts.`;
  console.error(`Unknown command ${command}: ${hint}`);
  process.exitCode = 1;
}

export {};
