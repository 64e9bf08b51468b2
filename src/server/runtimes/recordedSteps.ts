import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#src/server/config/projectRoot.ts';
import { programHash } from './programHash.ts';

/** Steps of programs in languages that nothing runs here, recorded by `npm run steps:record`. */
export const recordedFolder = join(projectRoot, 'src/content/steps/java');

interface Recorded {
  path: string;
  body: Buffer;
}

/** By the hash of the program. */
export const recordedSteps = new Map<string, Recorded>(
  (existsSync(recordedFolder) ? readdirSync(recordedFolder) : [])
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const body = readFileSync(join(recordedFolder, file));
      // Changes with what is in it, so that it may be kept for good.
      const version = createHash('sha256').update(body).digest('hex').slice(0, 12);
      return [file.slice(0, -'.json'.length), { path: `/runtimes/java/${version}/${file}`, body }];
    }),
);

/** Where the steps of a program are; `null` where nobody has recorded them. */
export function recordedStepsPath(language: string, code: string): string | null {
  return language === 'java' ? (recordedSteps.get(programHash(code))?.path ?? null) : null;
}
