import type { TestProject } from 'vitest/node';
import { makeMigratedDatabase } from './database.ts';
import { startPostgres } from './startPostgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The administrator's address of a PostgreSQL server, in which each test file makes its own database. */
    postgresUrl: string;
  }
}

/** Runs a real PostgreSQL for as long as the tests of the project take. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres();
  await makeMigratedDatabase(url);
  project.provide('postgresUrl', url);
  return stop;
}
