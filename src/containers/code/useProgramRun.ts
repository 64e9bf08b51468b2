import { useEffect, useState } from 'react';
import { hasSteps, type Recording, recordSteps } from '#src/containers/steps/recordSteps.ts';
import { mended } from '#src/domain/program/mend.ts';
import type { Language, OutputLine } from '#src/domain/program/run.ts';
import { type RunMessage, runMessage } from '#src/domain/program/runMessage.ts';
import { type HowAsked, type Runtime, RuntimeUnavailableError } from '#src/runtimes/runtime.ts';

interface Asked extends Partial<HowAsked> {
  question: string;
  onAnswer: (answer: string | null) => void;
  onStop: () => void;
}

export interface Run {
  state: 'ready' | 'booting' | 'running';
  lines: OutputLine[];
  message: RunMessage | null;
  /** The program that ran. */
  code: string;
  /** How much of the language is here, where that takes a while. */
  share?: number;
  asked?: Asked;
}

const unavailable: RunMessage = {
  line: null,
  title: 'Program sa nepodarilo spustiť',
  text: 'Skontroluj pripojenie a\u00A0skús to znova. Tvoj kód tu ostal.',
};

interface Options {
  runtime: Runtime;
  language: Language;
  code: string;
  /** A question of the program, and the focus in it, are gone. */
  onAnswered: () => void;
}

/** Runs a program of a lesson, or records its steps, and knows what came of it. */
export function useProgramRun({ runtime, language, code, onAnswered }: Options) {
  const [run, setRun] = useState<Run | null>(null);
  const [recording, setRecording] = useState<Recording | null>(null);
  useEffect(() => () => runtime.stop(), [runtime]);

  /** Does something with the language, which may have to come first, or cannot. */
  const work = async (
    act: (printed: OutputLine[], show: (more?: Partial<Run>) => void) => Promise<RunMessage | null>,
  ) => {
    const printed: OutputLine[] = [];
    const show = (more: Partial<Run> = {}) =>
      setRun({ state: 'running', lines: [...printed], message: null, code, ...more });
    const isCold = runtime.state === 'cold' || runtime.state === 'booting';
    show({ state: isCold ? 'booting' : 'running' });
    let isOver = false;
    const onProgress = (share: number) => {
      if (!isOver) show(share < 1 ? { state: 'booting', share } : {});
    };
    // The run says it, too, where the language cannot come.
    if (isCold) runtime.boot(onProgress).catch(() => undefined);
    try {
      const message = await act(printed, show);
      setRun({ state: 'ready', lines: [...printed], message, code });
    } catch (error) {
      if (!(error instanceof RuntimeUnavailableError)) throw error;
      setRun({ state: 'ready', lines: [], message: unavailable, code });
    } finally {
      isOver = true;
    }
  };
  /** A question of the program stands in its output until somebody answers it. */
  const asking =
    (show: (more?: Partial<Run>) => void) =>
    (question: string, how?: HowAsked): Promise<string | null> =>
      new Promise((resolve) => {
        const onAnswer = (answer: string | null) => {
          onAnswered();
          show();
          resolve(answer);
        };
        const onStop = () => {
          onAnswered();
          runtime.stop();
        };
        show({ asked: { question, ...how, onAnswer, onStop } });
      });
  const start = () =>
    work(async (printed, show) => {
      const onOutput = (lines: OutputLine[]) => {
        printed.push(...lines);
        show();
      };
      return runMessage(await runtime.run({ code, onOutput, onAsk: asking(show) }));
    });
  const step = () =>
    work(async (printed, show) => {
      const onOutput = (lines: OutputLine[]) => {
        printed.push(...lines);
        show();
      };
      const found = await recordSteps(runtime, code, language, { onOutput, onAsk: asking(show) });
      if (hasSteps(found)) setRecording(found);
      return found.message;
    });
  const mend = run?.code === code ? run.message?.mend : undefined;
  return {
    run,
    /** The program once it is put right, where it is sure how. */
    right: mend ? mended(code, mend) : null,
    start,
    step,
    stop: () => runtime.stop(),
    forget: () => setRun(null),
    recording,
    closeRecording: () => setRecording(null),
  };
}
