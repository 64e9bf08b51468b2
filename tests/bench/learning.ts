/**
 * `npm run bench:learning`: how fast the API answers a learner on a database of 10,000 learners with a lecture of 1,000
 * comments, embedded and on PostgreSQL, and then with a course of 500 lectures beside it. Goal: medians below 20 ms.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { fillDemoData } from '#scripts/demo/fillDemoData.ts';
import { openDatabase } from '#src/server/db/client.ts';
import type { Database } from '#src/server/db/database.ts';
import { fillEmptyDatabase } from '#src/server/services/writing/folders/fillEmptyDatabase.ts';
import { bearer, createTestIssuer } from '#tests/support/identity.ts';
import { startPostgres } from '#tests/support/startPostgres.ts';
import { benchApi } from './benchApi.ts';
import { addLongCourse, completeLongCourse, longCourse, longThreadLecture } from './longCourse.ts';

const users = Number(process.env.BENCH_USERS ?? 10_000);
const rounds = Number(process.env.BENCH_ROUNDS ?? 60);
/** Not measured: a server's code is compiled after its first calls, and then stays so. */
const warmUpRounds = 40;
const goal = 20;
const origin = 'http://localhost';
const now = () => new Date();
const learner = { uid: 'demo-uid-1', email: 'demo1@example.org' };

const folder = mkdtempSync(join(tmpdir(), 'prvy-riadok-learning-'));
const postgres = await startPostgres();
try {
  const embedded = await openDatabase({ databaseUrl: null, dataDir: join(folder, 'data') });
  await measure('PGlite', embedded);
  await embedded.close();
  const served = await openDatabase({ databaseUrl: postgres.url, dataDir: null });
  await measure('PostgreSQL', served);
  await served.close();
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(name: string, database: Database): Promise<void> {
  const { db } = database;
  await fillEmptyDatabase({ ctx: { db, now } });
  await fillDemoData({ db, users });
  await db.execute(sql`analyze`);
  const issuer = await createTestIssuer({ now });
  const api = benchApi({ database, origin, identity: issuer.verifier, now });
  const headers = bearer(await issuer.token(learner));
  const thread = await longThreadLecture(database);
  const time = (path: string) =>
    measureCall(path, async () => {
      const response = await api.request(`${origin}/api${path}`, { headers });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
    });

  console.log(`\n${name}, ${users} learners: median and slowest tenth of ${rounds} calls, in ms`);
  const courseLists = ['/course/overview', '/course/my-courses'];
  for (const path of [
    ...courseLists,
    '/progress/overview/java',
    '/course-review/course/java',
    '/course-review/course/java/overview',
    `/lecture/${thread.id}/comment`,
    `/lecture/${thread.id}/comment?page=25`,
    '/next-course-vote',
  ]) {
    await time(path);
  }
  await addLongCourse(database);
  await completeLongCourse(database, learner.uid);
  await db.execute(sql`analyze`);
  console.log('  with a course of 500 lectures, all completed by the learner:');
  for (const path of [...courseLists, `/course/slug/${longCourse.slug}`, `/progress/overview/${longCourse.id}`]) {
    await time(path);
  }
}

async function measureCall(path: string, call: () => Promise<void>): Promise<void> {
  const times: number[] = [];
  for (let round = -warmUpRounds; round < rounds; round++) {
    const start = performance.now();
    await call();
    if (round >= 0) times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const median = times[Math.floor(rounds / 2)] ?? Number.NaN;
  const slow = times[Math.floor(rounds * 0.9)] ?? Number.NaN;
  const verdict = median < goal ? 'below' : 'ABOVE';
  console.log(`  ${median.toFixed(1).padStart(6)} ${slow.toFixed(1).padStart(6)}  ${verdict} ${goal}  ${path}`);
}
