import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type ReadMail, readMail } from './smtpServer.ts';

/** Every mail that the e2e site has sent so far, from its folder. */
export async function sentMails(): Promise<ReadMail[]> {
  const folder = join(inject('dataDir'), 'mail');
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml'));
  return Promise.all(files.map(async (name) => readMail(await readFile(join(folder, name), 'utf8'))));
}
