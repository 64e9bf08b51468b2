import { minutes, seconds } from '#src/domain/duration.ts';
import { endlessLoop } from '#src/domain/program/python/endlessLoop.ts';
import { explainPythonError } from '#src/domain/program/pythonErrors.ts';
import { type PythonNote, pythonNote } from '#src/domain/program/pythonNotes.ts';
import type { CallValue, OutputLine, ProgramError, RunResult, TextLine } from '#src/domain/program/run.ts';
import { mostSteps, type Step } from '#src/domain/program/steps.ts';
import { drewTooMuch, mostTurtleActs, type TurtleAct } from '#src/domain/program/turtle.ts';
import { createFrameRuntime, type FrameOptions } from '#src/runtimes/createFrameRuntime.ts';
import { type Runtime, RuntimeUnavailableError } from '#src/runtimes/runtime.ts';
import { fetchWhole } from './fetchWhole.ts';
import { beginPythonAs, beginPythonWith } from './firstValues.ts';
import { keepSnapshot, keptSnapshot } from './snapshots.ts';

/** What the frame tells. */
interface FrameMessage {
  ready?: true;
  booted?: true;
  /** The memory of a Python that has just started, where none was handed in. */
  snapshot?: Blob;
  /** Python could not start. */
  lost?: string;
  run?: number;
  output?: ([TextLine['kind'], string] | ['drawing', TurtleAct[]])[];
  /** Python may have to wake up first, where the program before was ended. */
  taken?: true;
  ask?: string;
  /** For time to pass. */
  waiting?: true;
  result?: { error?: ProgramError; values?: CallValue[]; note?: PythonNote | null; steps: Step[] };
  limit?: 'time' | 'output';
  line?: number | null;
  steps?: Step[];
}

const names = ['pyodide.asm.wasm', 'pyodide.asm.mjs', 'pyodide.mjs', 'python_stdlib.zip'] as const;

/** A program may compute for so long without a pause, and print so much. */
const limits = { milliseconds: 1000, lines: 1000, characters: 100_000, acts: mostTurtleActs };
/** Telling the steps takes most of the time of the programs that tell them. */
const tracedMilliseconds = 6000;
const framePatienceMs = seconds(10);
const startPatienceMs = minutes(1);
/** The frame ends what takes too long; one that says nothing for so much longer is gone itself. */
const silenceMs = 4000;

/** Runs Python in a worker of the frame. */
export function createPythonRuntime(options: FrameOptions): Runtime {
  const { frameUrl } = options;
  return createFrameRuntime<FrameMessage>(options, {
    async start(frame, onProgress) {
      const shares = new Map<string, { loaded: number; whole: number }>();
      const kept = keptSnapshot(frameUrl);
      // What wakes up is there in a moment.
      const isSlow = kept.then((snapshot) => snapshot === undefined);
      const fetched = (name: string) =>
        fetchWhole(new URL(name, new URL(frameUrl, location.href)).href, isSlow, (loaded, whole) => {
          shares.set(name, { loaded, whole });
          const all = [...shares.values()];
          const sum = (of: 'loaded' | 'whole') => all.reduce((total, file) => total + file[of], 0);
          // Not before all sizes are known; and then it still has to start.
          if (all.length === names.length) onProgress((sum('loaded') / sum('whole')) * 0.95);
        });
      const [snapshot, wasm, asm, loader, stdlib] = await Promise.all([
        kept,
        ...names.map(fetched),
        frame.heard(({ ready }) => ready === true, framePatienceMs),
      ]);
      const start = frame.heard(({ booted, lost }) => booted === true || lost !== undefined, startPatienceMs);
      frame.send({ files: { wasm, asm, loader, stdlib, snapshot } });
      const { lost, snapshot: fresh } = await start;
      if (lost !== undefined) throw new RuntimeUnavailableError(lost);
      onProgress(1);
      if (fresh) void keepSnapshot(frameUrl, fresh);
    },

    begin(request) {
      const { code, calls = [], onSteps, onAsk, onOutput } = request;
      const milliseconds = onSteps ? tracedMilliseconds : limits.milliseconds;
      /** Where it waits for an answer. */
      let askedAt: number | null = null;
      let acts = 0;
      const end = (result: RunResult, steps: Step[] = []) => {
        onSteps?.(steps);
        return result;
      };
      return {
        given: {
          program: {
            code,
            calls,
            canAsk: onAsk !== undefined,
            limits: { ...limits, milliseconds },
            mostSteps: onSteps ? mostSteps : 0,
          },
        },
        patience(last) {
          if (last?.taken) return startPatienceMs;
          return last?.ask !== undefined || last?.waiting ? Number.POSITIVE_INFINITY : milliseconds + silenceMs;
        },
        hear({ output, ask, limit, line = null, result, steps }, send) {
          if (output) onOutput(output.map(lineOf));
          for (const [kind, told] of output ?? []) if (kind === 'drawing') acts += told.length;
          if (ask !== undefined) {
            askedAt = line;
            void Promise.resolve(onAsk?.(ask) ?? '').then((answer) => {
              askedAt = null;
              send({ answer: answer ?? '' });
            });
          }
          if (limit) {
            const said = endlessLoop(code, line) ?? (acts >= mostTurtleActs ? drewTooMuch : null);
            return end({ verdict: 'stopped', reason: limit, line, ...(said && { said }) }, steps);
          }
          if (!result) return null;
          const { error, values = [], note } = result;
          if (error) {
            const { at = error.line, ...said } = explainPythonError(error, code) ?? {};
            const told = { ...error, line: at, ...('what' in said && { said }) };
            return end({ verdict: 'failed', error: told }, result.steps);
          }
          const told = note ? { note: pythonNote(note) } : {};
          return end({ verdict: 'finished', ...(request.calls && { values }), ...told }, result.steps);
        },
        stopped: () => ({ verdict: 'stopped', reason: 'learner', line: askedAt }),
      };
    },
    beginWith: beginPythonWith,
    beginAs: beginPythonAs,
    lost: { verdict: 'stopped', reason: 'time', line: null },
  });
}

const lineOf = (told: NonNullable<FrameMessage['output']>[number]): OutputLine =>
  told[0] === 'drawing' ? { kind: 'drawing', acts: told[1] } : { kind: told[0], text: told[1] };
