import type { FirstValues, PageAct } from '#src/contract/exercise.ts';
import type { OutputLine, ProgramError, RunResult } from '#src/domain/program/run.ts';
import type { Step } from '#src/domain/program/steps.ts';

/**
 * What runs learners' programs, one for each language. It goes from `cold` by `booting` to `ready`, from there by `running` (and
 * `stopping`) back to `ready`, and from anywhere to `dead`, where it stays.
 */
export interface Runtime {
  readonly state: RuntimeState;
  /** Loads what the language needs; at once when it is there. `share` goes from 0 to 1, where something is waited for. @throws RuntimeUnavailableError */
  boot(onProgress?: (share: number) => void): Promise<void>;
  /** Runs one program to its end. A run that is under way, or waits for the language, is stopped first. @throws RuntimeUnavailableError */
  run(request: RunRequest): Promise<RunResult>;
  /** The program with other values in the place of those with which its variables begin; lines keep their numbers. @throws RuntimeUnavailableError, always where checks cannot ask for it */
  beginWith(code: string, values: FirstValues): Promise<Begun>;
  /** The program with another function in the place of its own of that name. @throws RuntimeUnavailableError, always where checks cannot ask for it */
  beginAs(code: string, own: string): Promise<Begun>;
  /** Of pages: opens one anew, where nobody sees it, does what a visitor does, and says what is there then. @throws RuntimeUnavailableError, always where there are no pages */
  inspect(visit: PageVisit): Promise<PageSight>;
  /** Ends the run that is under way or waits, whatever it does, with the verdict `stopped`. */
  stop(): void;
  /** Gives back everything. */
  dispose(): void;
}

/** `missing` is the name of a variable that does not begin with a plain value, or of a function that is not there. */
export type Begun = { code: string } | { missing: string };

export type RuntimeState = 'cold' | 'booting' | 'ready' | 'running' | 'stopping' | 'dead';

export interface RunRequest {
  code: string;
  /** Lines as they are printed, in order. */
  onOutput: (lines: OutputLine[]) => void;
  /** Answers what the program asks; without it every question is answered with an empty line. Both are a line of the output then. */
  onAsk?: (question: string, how?: HowAsked) => Promise<string | null>;
  /** Answers given beforehand, to the first questions; those beyond get an empty line. Checks give them. */
  answers?: readonly string[];
  /** Expressions of the language, evaluated one after the other once the program has ended by itself; checks ask for them. */
  calls?: readonly string[];
  /** Makes the language tell its steps, which is slower. Called once, before the run's result. */
  onSteps?: (steps: Step[]) => void;
  /** Where a page is shown. One with scripts runs until it is stopped or fails, and stays; without a place it is over when it has come. */
  place?: HTMLElement;
}

/** How a browser's own questions are asked. `null` answers a `prompt` that is cancelled; a `confirm` hears „áno“ or anything else. */
export interface HowAsked {
  kind: 'prompt' | 'confirm';
  /** What stands in the field already. */
  prefilled: string;
}

export interface PageVisit {
  code: string;
  /** What the visitor does before looking. */
  acts: readonly PageAct[];
  /** A CSS selector. */
  see: string;
  /** Which attribute to read; the text without it. */
  attribute?: string;
}

/** What a visitor sees, element by element; `null` alone where something could not be done. */
export interface PageSight {
  found: (string | null)[];
  /** The first one of the page's scripts. */
  error?: ProgramError;
}

/** The runtime could not be loaded: there is no network, or it was not let in. */
export class RuntimeUnavailableError extends Error {
  override name = 'RuntimeUnavailableError';
}
