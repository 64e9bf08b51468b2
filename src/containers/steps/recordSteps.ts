import type { QueryStep } from '#src/domain/program/querySteps.ts';
import { withFailure } from '#src/domain/program/recording.ts';
import type { Language, OutputLine, RunResult } from '#src/domain/program/run.ts';
import { type RunMessage, runMessage } from '#src/domain/program/runMessage.ts';
import type { StepLanguage } from '#src/domain/program/stepSentence.ts';
import type { Step } from '#src/domain/program/steps.ts';
import type { RunRequest, Runtime } from '#src/runtimes/runtime.ts';

/** What a program did, from its first line to its last. */
export interface Recording {
  code: string;
  steps: Step[];
  /** In the place of steps: how a query comes about. */
  query: QueryStep[];
  lines: OutputLine[];
  result: RunResult;
  /** What is said of the run, or of why it cannot be gone through. */
  message: RunMessage | null;
  /** What is said at the last step, where the program failed. */
  failure: RunMessage | null;
  language: StepLanguage;
}

export const hasSteps = ({ steps, query }: Recording) => steps.length + query.length > 0;

/** Runs a program once more, and keeps what it does. @throws RuntimeUnavailableError */
export async function recordSteps(
  runtime: Runtime,
  code: string,
  language: Language,
  { onOutput = () => {}, onAsk }: Partial<Pick<RunRequest, 'onOutput' | 'onAsk'>> = {},
): Promise<Recording> {
  const lines: OutputLine[] = [];
  let told: Step[] = [];
  const result = await runtime.run({
    code,
    onOutput: (printed) => {
      lines.push(...printed);
      onOutput(printed);
    },
    onAsk,
    onSteps: (steps) => {
      told = steps;
    },
  });
  const message = runMessage(result);
  if (language === 'sql')
    return { code, language, steps: [], lines, result, failure: null, ...(await asked(runtime, code, result)) };
  // Of a program that was not understood nothing ran.
  const isSlip = result.verdict === 'failed' && result.error.kind === 'syntax';
  const steps = isSlip ? [] : withFailure(told, result);
  const failure = steps.length > told.length ? message : null;
  return { code, language, steps, query: [], lines, result, message, failure };
}

/** How a query comes about; of one that does not end well there is nothing to go through. */
async function asked(runtime: Runtime, code: string, result: RunResult): Promise<Pick<Recording, 'query' | 'message'>> {
  const message = runMessage(result);
  if (result.verdict !== 'finished') return { query: [], message };
  const { askQuery } = await import('#src/runtimes/sql/askQuery.ts');
  const found = await askQuery(runtime, code);
  if (Array.isArray(found)) return { query: found, message };
  return { query: [], message: { line: null, title: 'Krok po kroku to tu nejde', text: found.why, isNote: true } };
}
