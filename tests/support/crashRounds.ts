import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { bundleProcess } from './bundleProcess.ts';
import type { CrashLine, CrashState, WorkerPlace } from './crashWorker.ts';

const source = fileURLToPath(new URL('./crashWorker.ts', import.meta.url));

export interface CrashReport {
  rounds: number;
  /** What was acknowledged in all rounds. */
  acknowledged: Record<'user' | 'comment' | 'paid', number>;
  /** Each sentence is a broken promise. */
  losses: string[];
  /** Milliseconds from a start to the first answer of the database, of each start after a kill. */
  restarts: number[];
}

interface Options {
  place: WorkerPlace;
  rounds: number;
  /** Acknowledged writes after which a round is killed, at any moment of the next ones. */
  writesPerRound?: number;
  onRound?: (round: number, report: CrashReport) => void;
}

/** Kills the writing process again and again, and asks each next one whether everything acknowledged is there. */
export async function crashAgainAndAgain(options: Options): Promise<CrashReport> {
  const worker = await bundleProcess(source);
  try {
    return await crash(worker.file, options);
  } finally {
    await worker.remove();
  }
}

async function crash(worker: string, { place, rounds, writesPerRound = 12, onRound }: Options): Promise<CrashReport> {
  const known = { user: new Set<string>(), comment: new Set<string>(), paid: new Set<string>() };
  const report: CrashReport = { rounds, acknowledged: { user: 0, comment: 0, paid: 0 }, losses: [], restarts: [] };
  for (let round = 0; round <= rounds; round++) {
    const start = performance.now();
    const child = spawn(process.execPath, [worker, JSON.stringify(place)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit');
    const limit = Math.ceil(Math.random() * 2 * writesPerRound);
    let isKilled = false;
    let writes = 0;
    for await (const text of createInterface({ input: child.stdout })) {
      const line = JSON.parse(text) as CrashLine;
      if (line.kind === 'state') {
        if (round > 0) report.restarts.push(performance.now() - start);
        report.losses.push(...findLosses(known, line.state).map((loss) => `round ${round}: ${loss}`));
        if (round === rounds) isKilled = child.kill('SIGKILL');
      } else {
        known[line.kind].add(line.id);
        report.acknowledged[line.kind] += 1;
        writes += 1;
      }
      if (!isKilled && writes >= limit) {
        isKilled = true;
        // Not always right behind an answer: anywhere in the work on the next ones.
        setTimeout(() => child.kill('SIGKILL'), Math.random() * 20);
      }
    }
    await ended;
    if (!isKilled) throw new Error(`The worker of round ${round} ended by itself.`);
    onRound?.(round, report);
  }
  return report;
}

function findLosses(known: Record<'user' | 'comment' | 'paid', Set<string>>, state: CrashState): string[] {
  const has = {
    user: new Set(state.users),
    comment: new Set(state.comments),
    paid: new Set(state.receipts.map(({ orderId }) => orderId)),
  };
  const lost = (['user', 'comment', 'paid'] as const).flatMap((kind) =>
    [...known[kind]].filter((id) => !has[kind].has(id)).map((id) => `${kind} ${id} is gone`),
  );
  const numbers = state.receipts.map(({ number }) => number).sort((a, b) => a - b);
  const wrong = numbers.filter((number, index) => number !== index + 1);
  const paid = [...state.paidEvents].sort();
  const receipts = state.receipts.map(({ orderId }) => orderId).sort();
  return [
    ...lost,
    ...wrong.map((number) => `receipt ${number} is there twice, or the one before it is missing`),
    ...(Math.max(0, ...state.lastNumbers) === numbers.length ? [] : ['the counter of receipts is not at the last one']),
    ...(JSON.stringify(paid) === JSON.stringify(receipts) ? [] : ['the audit does not name each paid order once']),
  ];
}
