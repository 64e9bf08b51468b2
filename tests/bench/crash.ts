/**
 * `npm run crash -- --rounds 100 [--postgres]`: kills the writing process that often, and counts what was lost. On the
 * embedded database, or on a PostgreSQL of its own.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type CrashReport, crashAgainAndAgain } from '#tests/support/crashRounds.ts';
import { startPostgres } from '#tests/support/startPostgres.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '100' }, postgres: { type: 'boolean', default: false } },
});
const folder = mkdtempSync(join(tmpdir(), 'prvy-riadok-crash-'));
const postgres = values.postgres ? await startPostgres() : null;
try {
  const report = await crashAgainAndAgain({
    place: { databaseUrl: postgres?.url ?? null, dataDir: join(folder, 'data') },
    rounds: Number(values.rounds),
    onRound: (round, { losses }) => {
      if (round % 10 === 0) console.log(`round ${round}: ${losses.length} losses`);
    },
  });
  tell(report);
} finally {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}

function tell({ rounds, acknowledged, losses, restarts }: CrashReport): void {
  const { user, comment, paid } = acknowledged;
  const sorted = restarts.sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  console.log(`${rounds} kills: ${user} profiles, ${comment} comments and ${paid} paid orders were acknowledged`);
  console.log(`restart, in ms: median ${median.toFixed(0)}, longest ${(sorted.at(-1) ?? 0).toFixed(0)}`);
  console.log(losses.length === 0 ? 'nothing was lost' : losses.join('\n'));
  if (losses.length > 0) process.exitCode = 1;
}
