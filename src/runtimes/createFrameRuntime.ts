import type { FirstValues } from '#src/contract/exercise.ts';
import type { RunResult } from '#src/domain/program/run.ts';
import { type Frame, openFrame } from './openFrame.ts';
import { type Begun, type RunRequest, type Runtime, RuntimeUnavailableError } from './runtime.ts';

export interface FrameOptions {
  /** The address of the frame's document. */
  frameUrl: string;
  /** Where the frame, which nobody sees, is put. */
  container: HTMLElement;
  /** One that was opened while the language's code was on its way; the first start takes it. */
  opened?: Frame<unknown>;
}

/** One run of a program, as its language sees it. */
export interface LanguageRun<Message> {
  /** What the frame is given, with the number of the run. */
  given: object;
  /** Reads what the frame tells; answers how the run ended, once it has. `send` says something to this run. */
  hear: (message: Message, send: (answer: object) => void) => RunResult | null;
  /** Milliseconds for which the frame may be silent now. One that is silent for longer is gone. */
  patience: (last: Message | null) => number;
  stopped?: () => RunResult;
}

export interface FrameLanguage<Message> {
  /** Makes a frame that was just opened ready to run programs. */
  start: (frame: Frame<Message>, onProgress: (share: number) => void) => Promise<void>;
  /** Answers how the run ends where that is known before anything runs. */
  begin: (request: RunRequest) => LanguageRun<Message> | RunResult;
  /** Puts other first values into a program, where the language can. */
  beginWith?: (code: string, values: FirstValues) => Begun;
  /** Puts another function into a program, where the language can. */
  beginAs?: (code: string, own: string) => Begun;
  /** How a run ends whose frame is gone. */
  lost: RunResult;
}

export const stoppedByLearner: RunResult = { verdict: 'stopped', reason: 'learner', line: null };

/** Runs programs in a sandboxed frame: nothing of the page is within their reach. What a language has of its own is `language`. */
export function createFrameRuntime<Message extends { run?: number }>(
  { frameUrl, container, opened }: FrameOptions,
  { start, begin, beginWith, beginAs, lost }: FrameLanguage<Message>,
): Runtime {
  let state: Runtime['state'] = 'cold';
  let waiting = opened ?? null;
  let frame: Frame<Message> | null = null;
  let booted: Promise<void> | null = null;
  let tellShare: (share: number) => void = () => {};
  /** Of the last run or stop: what was begun before it is over. */
  let number = 0;
  let run: LanguageRun<Message> | null = null;
  let settle: ((result: RunResult) => void) | null = null;
  let silence: ReturnType<typeof setTimeout> | undefined;

  const send = (own: number) => (message: object) => {
    if (own === number) frame?.send({ run: own, ...message });
  };
  const finish = (result: RunResult) => {
    const done = settle;
    settle = null;
    run = null;
    clearTimeout(silence);
    if (state !== 'dead') state = 'ready';
    done?.(result);
  };
  /** Its process has ended, by a lack of memory for example: the next run gets another. */
  const lose = () => {
    drop();
    finish(lost);
    state = 'cold';
  };
  const watch = (last: Message | null) => {
    clearTimeout(silence);
    const patienceMs = run?.patience(last) ?? Number.POSITIVE_INFINITY;
    if (patienceMs < Number.POSITIVE_INFINITY) silence = setTimeout(lose, patienceMs);
  };
  const onMessage = (message: Message) => {
    if (message.run !== number || !run) return;
    watch(message);
    const result = run.hear(message, send(number));
    if (result) finish(result);
  };
  function drop() {
    frame?.close();
    frame = null;
    booted = null;
  }

  async function load(): Promise<void> {
    state = 'booting';
    const made = (waiting ?? openFrame(frameUrl, container)) as Frame<Message>;
    waiting = null;
    frame = made;
    try {
      await start(made, (share) => tellShare(share));
      made.listen(onMessage);
      if (state === 'booting') state = 'ready';
    } catch (error) {
      drop();
      if (state === 'booting') state = 'cold';
      throw error instanceof RuntimeUnavailableError ? error : new RuntimeUnavailableError(String(error));
    }
  }

  function stop() {
    number += 1;
    if (!run) return;
    state = 'stopping';
    const result = run.stopped?.() ?? stoppedByLearner;
    frame?.send({ stop: true });
    finish(result);
  }

  return {
    get state() {
      return state;
    },
    boot(onProgress = () => {}) {
      tellShare = onProgress;
      booted ??= load();
      return booted;
    },
    async run(request) {
      stop();
      const own = number;
      const begun = begin(request);
      if ('verdict' in begun) return begun;
      booted ??= load();
      await booted;
      if (own !== number) return stoppedByLearner;
      state = 'running';
      run = begun;
      return new Promise<RunResult>((resolve) => {
        settle = resolve;
        watch(null);
        send(own)(begun.given);
      });
    },
    async beginWith(code, values) {
      if (!beginWith) throw new RuntimeUnavailableError('Its programs have no first values.');
      return beginWith(code, values);
    },
    async beginAs(code, own) {
      if (!beginAs) throw new RuntimeUnavailableError('Its programs have no tests.');
      return beginAs(code, own);
    },
    inspect: () => Promise.reject(new RuntimeUnavailableError('Its programs are no pages.')),
    stop,
    dispose() {
      stop();
      state = 'dead';
      waiting?.close();
      drop();
    },
  };
}
