import { type Change, changedRows } from '#src/domain/program/changedRows.ts';
import type { CallValue, OutputLine, ProgramError, RunResult, TableLine } from '#src/domain/program/run.ts';
import { explainSqlError, explainSqlLimit } from '#src/domain/program/sqlErrors.ts';
import { sqlNote } from '#src/domain/program/sqlNotes.ts';
import type { TableNames } from '#src/domain/program/sqlWords.ts';
import { createFrameRuntime, type FrameOptions } from '#src/runtimes/createFrameRuntime.ts';
import { type Runtime, RuntimeUnavailableError } from '#src/runtimes/runtime.ts';

interface Options extends FrameOptions {
  /** The address of SQLite as WebAssembly; it lies beside the database's document. */
  engineUrl?: string;
}

/** What the frame tells: of itself, and of a run. */
interface FrameMessage {
  awake?: true;
  ready?: true;
  run?: number;
  output?: { table: Omit<TableLine, 'kind'> } | { changed: number; by: Change };
  done?: true;
  values?: CallValue[];
  limit?: 'time' | 'output';
  line?: number | null;
  error?: ProgramError;
  /** The text of the one that failed. */
  statement?: string;
  names?: TableNames;
}

/** A program may take so long, find so much, and need so much memory. */
const limits = { milliseconds: 1000, rows: 1000, characters: 100_000, bytes: 128 * 1024 * 1024 };
const bootPatienceMs = 30_000;
/** The frame ends what takes too long; one that says nothing for longer than that is gone itself. */
const silenceMs = limits.milliseconds + 4_000;

/** Runs SQL on a database that is new in each run, in workers of the frame. */
export function createSqlRuntime({ engineUrl, ...options }: Options): Runtime {
  const engineAddress = engineUrl ?? options.frameUrl.replace(/[^/]*$/, 'sqlite.wasm');
  return createFrameRuntime<FrameMessage>(options, {
    async start(frame) {
      const [engine] = await Promise.all([
        fetchEngine(engineAddress),
        frame.heard(({ awake }) => awake === true, bootPatienceMs),
      ]);
      const ready = frame.heard((message) => message.ready === true, bootPatienceMs);
      frame.send({ engine }, [engine]);
      await ready;
    },
    begin: ({ code, onOutput, calls = [] }) => ({
      given: { limits, program: code, calls: [...calls] },
      patience: () => silenceMs,
      hear(message) {
        if (message.output) onOutput([lineOf(message.output)]);
        return resultOf(message, code);
      },
    }),
    lost: { verdict: 'stopped', reason: 'time', line: null, said: explainSqlLimit('time') },
  });
}

async function fetchEngine(url: string): Promise<ArrayBuffer> {
  try {
    const answer = await fetch(url);
    if (answer.ok) return await answer.arrayBuffer();
  } catch {
    // Said below.
  }
  throw new RuntimeUnavailableError('SQLite could not be loaded.');
}

function lineOf(output: NonNullable<FrameMessage['output']>): OutputLine {
  if ('table' in output) return { kind: 'table', ...output.table };
  return { kind: 'log', text: changedRows(output.changed, output.by) };
}

/** How the run ended; `null` while it goes on. */
function resultOf(
  { error, statement = '', limit, line = null, done, values, names = [] }: FrameMessage,
  program: string,
): RunResult | null {
  if (error) return { verdict: 'failed', error: explainSqlError(error, statement, names, program) };
  if (limit) return { verdict: 'stopped', reason: limit, line, said: explainSqlLimit(limit) };
  if (!done) return null;
  const note = sqlNote(program, names);
  return { verdict: 'finished', ...(values && { values }), ...(note && { note }) };
}
