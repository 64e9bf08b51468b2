import { endlessLoop } from '#src/domain/program/javascript/endlessLoop.ts';
import { javascriptNote, unmetNote } from '#src/domain/program/javascript/notes.ts';
import { explainJavascriptError } from '#src/domain/program/javascriptErrors.ts';
import type {
  CallValue,
  DrawingLine,
  OutputLine,
  ProgramError,
  RunResult,
  Said,
  TextLine,
} from '#src/domain/program/run.ts';
import { mostSteps, type Step } from '#src/domain/program/steps.ts';
import { mostTurtleActs, type TurtleAct } from '#src/domain/program/turtle.ts';
import { createFrameRuntime, type FrameOptions } from '#src/runtimes/createFrameRuntime.ts';
import type { HowAsked, RunRequest, Runtime } from '#src/runtimes/runtime.ts';
import { beginJavascriptAs, beginJavascriptWith } from './firstValues.ts';
import { type Instrumented, instrument } from './instrument.ts';
import { trace } from './trace.ts';

/** What the frame tells of a run. */
interface FrameMessage {
  ready?: true;
  run?: number;
  began?: true;
  /** For a timer: silence means nothing then. */
  waiting?: true;
  output?: ([TextLine['kind'], string] | [DrawingLine['kind'], TurtleAct[]])[];
  ask?: HowAsked & { question: string };
  done?: true;
  values?: CallValue[];
  /** The line of the first `console.assert` that did not hold. */
  unmet?: number;
  limit?: 'time' | 'output';
  /** What it awaits cannot come any more. */
  isAwaiting?: true;
  line?: number | null;
  error?: { kind?: 'syntax'; name: string; message: string; line: number | null };
  /** With the last message of a run that tells them: JSON. */
  steps?: string;
}

/** A program may compute for so long without a pause, and print so much. */
const limits = { milliseconds: 1000, lines: 1000, characters: 100_000, acts: mostTurtleActs };
/** Of a program that awaits what nothing is left to bring. */
const awaitsForEver: Said = {
  what: 'program čaká cez await na niečo, čo sa už nestane',
  hint: 'Ďalej sa program nedostal. Splní niekto ten Promise, teda zavolá jeho resolve?',
};
const bootPatienceMs = 10_000;
/** The frame ends what takes too long; one that says nothing for longer than that is gone itself. */
const silenceMs = limits.milliseconds + 4_000;

/** Runs JavaScript in workers of the frame. */
export function createJavascriptRuntime(options: FrameOptions): Runtime {
  return createFrameRuntime<FrameMessage>(options, {
    async start(frame) {
      await frame.heard(({ ready }) => ready === true, bootPatienceMs);
    },
    begin: ({ code, onOutput, onSteps, onAsk, answers, calls = [] }: RunRequest) => {
      const read = readProgram(code, onSteps ? trace : instrument, calls);
      const alone = onSteps && readProgram(code, instrument, calls);
      if ('slip' in read) {
        onSteps?.([]);
        return { verdict: 'failed', error: read.slip };
      }
      /** Where it waits for an answer. */
      let askedAt: number | null = null;
      let printed = '';
      return {
        given: {
          limits: onSteps ? { ...limits, steps: mostSteps, code } : limits,
          answers: answers ?? [],
          canAsk: onAsk !== undefined && answers === undefined,
          ...read,
          ...(alone && { alone: { ...alone, limits } }),
        },
        patience: (last) => (last?.waiting || last?.ask ? Number.POSITIVE_INFINITY : silenceMs),
        hear(
          { output, ask, error, limit, line = null, done, values, unmet, isAwaiting, steps = '[]' },
          send,
        ): RunResult | null {
          if (output)
            onOutput(
              output.map(
                ([kind, told]): OutputLine => (kind === 'drawing' ? { kind, acts: told } : { kind, text: told }),
              ),
            );
          if (ask) {
            const { question, ...how } = ask;
            askedAt = line;
            void onAsk?.(question, how).then((answer) => {
              askedAt = null;
              send({ answer });
            });
          }
          for (const [kind, text] of output ?? []) if (kind !== 'drawing') printed += `${text}\n`;
          if (!error && !limit && !done) return null;
          onSteps?.(JSON.parse(steps) as Step[]);
          if (limit) {
            const said = isAwaiting ? awaitsForEver : endlessLoop(code, line);
            return { verdict: 'stopped', reason: limit, line, ...(said && { said }) };
          }
          if (!error) {
            const known = unmet === undefined ? javascriptNote(code, printed) : unmetNote(unmet);
            const note = values ? null : known;
            return { verdict: 'finished', ...(values && { values }), ...(note && { note }), ...(unmet && { unmet }) };
          }
          return { verdict: 'failed', error: explainJavascriptError({ kind: 'runtime', ...error }, code) };
        },
        stopped: () => ({ verdict: 'stopped', reason: 'learner', line: askedAt }),
      };
    },
    beginWith: beginJavascriptWith,
    beginAs: beginJavascriptAs,
    lost: { verdict: 'stopped', reason: 'time', line: null },
  });
}

/** The program as it is run, or what the parser cannot read in it: that is the same in every browser, and takes none of them. */
function readProgram(
  code: string,
  prepare: (code: string) => Instrumented,
  calls: readonly string[],
): Instrumented | { slip: ProgramError } {
  try {
    const prepared = prepare(code);
    const { program, stepName, isAsync } = prepared;
    // Behind the program's last line, where its own names are known.
    const asked = calls.map((call) => `() => (${call}\n)`).join(', ');
    const whole = asked ? `${program}\n;${stepName}.calls = [${asked}];` : program;
    return { ...prepared, program: isAsync ? `${stepName}.main(async () => {${whole}\n});` : whole };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const { name, message } = error;
    return { slip: explainJavascriptError({ kind: 'syntax', name, message, line: null }, code) };
  }
}
