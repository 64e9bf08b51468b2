import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { inject } from 'vitest';

/** Every mail that the e2e site has sent so far, from its folder. */
export async function sentMails(): Promise<Email[]> {
  const folder = join(inject('dataDir'), 'mail');
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml'));
  return Promise.all(files.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
}
