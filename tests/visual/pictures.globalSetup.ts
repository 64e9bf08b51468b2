import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { compareNames, listPictures } from './listPictures.ts';
import { outcomeFolder, type Picture } from './pictures.ts';
import { writeReport } from './report.ts';

declare module 'vitest' {
  interface ProvidedContext {
    pictures?: Record<string, Picture[]>;
  }
}

/** Tells the stories which pictures they have; at the end it makes the report of those that differ. */
export default async function setup(project: TestProject) {
  rmSync(outcomeFolder, { recursive: true, force: true });
  const stories = await listPictures();
  project.provide('pictures', Object.fromEntries(stories.map(({ id, pictures }) => [id, pictures])));
  return () => {
    const report = writeReport(compareNames(stories).orphaned);
    process.stdout.write(`\nPictures: ${report}\n`);
  };
}
