import type { Database } from '#src/server/db/database.ts';

/** What the listeners hear because of an action; what was said before it may still be on its way. */
export async function changesDuring(database: Database, action: () => Promise<unknown>): Promise<string[]> {
  const heard: string[] = [];
  let wake = () => {};
  const stop = database.onChange((resource) => {
    heard.push(resource);
    wake();
  });
  const arrived = async (mark: string) => {
    await database.publishChange(mark);
    while (!heard.includes(mark)) await new Promise<void>((resolve) => (wake = resolve));
  };
  await arrived('begin');
  heard.length = 0;
  await action();
  await arrived('end');
  stop();
  return heard.slice(0, -1);
}
