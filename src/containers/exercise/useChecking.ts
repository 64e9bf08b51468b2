import { type RefObject, useEffect, useRef, useState } from 'react';
import { exerciseMemory } from '#src/browser/exercise/exerciseMemory.ts';
import { completeByExercises } from '#src/browser/learning/completeByExercises.ts';
import { runtimeOf } from '#src/containers/code/runtimeOf.ts';
import { useAsking } from '#src/containers/code/useAsking.ts';
import { hasSteps, type Recording, recordSteps } from '#src/containers/steps/recordSteps.ts';
import type { Verdict } from '#src/domain/exercise/verdict.ts';
import { runVerdictMessage, type VerdictMessage, verdictMessage } from '#src/domain/exercise/verdictMessage.ts';
import type { OutputLine } from '#src/domain/program/run.ts';
import { languagesWithSteps } from '#src/domain/program/steps.ts';
import { checkExercise } from '#src/runtimes/checkExercise.ts';
import { RuntimeUnavailableError } from '#src/runtimes/runtime.ts';
import type { Task } from './readTask.ts';

interface Said {
  message: VerdictMessage | null;
  /** Of the last „Skontrolovať“; a run says nothing of it. */
  verdict: Verdict | null;
  /** How many times something was said. */
  count: number;
  /** The program that it was said of. */
  code: string;
}

const unavailable: VerdictMessage = {
  tone: 'calm',
  mark: 'here',
  title: 'Program sa nepodarilo spustiť',
  text: 'Skontroluj pripojenie a\u00A0skús to znova. Tvoj kód tu ostal.',
};

/** Runs and checks the programs and answers of an exercise, and knows what was said about the last one. Pages come into `place`. */
export function useChecking(
  { exercise, lectureId }: Pick<Task, 'exercise' | 'lectureId'>,
  place: RefObject<HTMLElement | null>,
) {
  const { address, language } = exercise;
  const runtime = address === null || language === 'java' || language === 'words' ? null : runtimeOf(language, address);
  const [state, setState] = useState<'ready' | 'booting' | 'running'>('ready');
  /** What the program has printed; `null` before it ran. */
  const [lines, setLines] = useState<readonly OutputLine[] | null>(null);
  const [said, setSaid] = useState<Said>({ message: null, verdict: null, count: 0, code: '' });
  /** What the program did, as long as it is looked at step by step. */
  const [recording, setRecording] = useState<Recording | null>(null);
  /** Whether a page has been there to be looked at. */
  const [isShown, setShown] = useState(false);
  const { asked, onAsk, forgetAsked } = useAsking();
  /** What was begun last: what comes from before it says nothing. */
  const last = useRef<object | null>(null);
  useEffect(() => () => runtime?.stop(), [runtime]);

  const say = (message: VerdictMessage | null, verdict: Verdict | null, code = '') =>
    setSaid(({ count }) => ({ message, verdict, count: count + 1, code }));

  /** Does something with the program, and shows what it prints. */
  const work = async (act: (onOutput: (lines: OutputLine[]) => void) => Promise<() => void>) => {
    const own = {};
    last.current = own;
    const printed: OutputLine[] = [];
    forgetAsked();
    if (runtime) {
      setState(runtime.state === 'cold' ? 'booting' : 'running');
      setLines(printed);
    }
    let tell = () => {};
    try {
      tell = await act((more) => {
        printed.push(...more);
        if (last.current === own) setLines([...printed]);
      });
    } catch (error) {
      if (!(error instanceof RuntimeUnavailableError)) throw error;
      tell = () => {
        setLines(null);
        say(unavailable, null);
      };
    }
    if (last.current !== own) return;
    forgetAsked();
    setState('ready');
    tell();
  };

  const run = async (code: string, onOutput: (lines: OutputLine[]) => void) => {
    setShown(true);
    return runtime?.run({ code, onOutput, onAsk, place: place.current ?? undefined });
  };

  /** A page that was checked is seen again, once nobody looks at what it prints. Where it does not stay, its place says so. */
  const showPage = async (code: string) => {
    const checked = last.current;
    const endShow = () => {
      // Another page may stand there by now.
      if (last.current === checked) setShown(false);
    };
    try {
      const result = await run(code, () => {});
      if (result?.verdict === 'stopped' && result.reason === 'time') endShow();
    } catch (error) {
      if (!(error instanceof RuntimeUnavailableError)) throw error;
      endShow();
    }
  };

  return {
    state,
    lines,
    ...said,
    asked,
    isShown,
    canRun: runtime !== null,
    run: (code: string) =>
      work(async (onOutput) => {
        if (!isShown) place.current?.scrollIntoView({ block: 'nearest' });
        const result = await run(code, onOutput);
        return () => say(result ? runVerdictMessage(result) : null, null, code);
      }),
    check: (code: string) =>
      work(async (onOutput) => {
        const verdict = await checkExercise(exercise, code, runtime, onOutput);
        return () => {
          const isFirstPass = verdict.kind !== 'empty' && noteVerdict(exercise.id, verdict, lectureId, code);
          if (isFirstPass && lectureId) completeByExercises(lectureId);
          say(verdictMessage(verdict, exercise, code), verdict, code);
          if (place.current && verdict.kind !== 'empty' && verdict.kind !== 'broken') void showPage(code);
        };
      }),
    canStep: runtime !== null && languagesWithSteps.some((one) => one === language),
    step: (code: string) =>
      work(async (onOutput) => {
        const found =
          runtime && language !== 'java' && language !== 'words'
            ? await recordSteps(runtime, code, language, { onOutput, onAsk })
            : null;
        return () => {
          if (!found) return;
          if (hasSteps(found)) setRecording(found);
          say(runVerdictMessage(found.result, found.message), null, code);
        };
      }),
    recording,
    closeSteps: () => setRecording(null),
    stop: () => runtime?.stop(),
    forget: () => say(null, null),
  };
}

function noteVerdict(id: string, verdict: Verdict, lectureId: string | null, code: string): boolean {
  const check = verdict.kind === 'failed' ? verdict.at + 1 : undefined;
  return exerciseMemory.noteAttempt(id, verdict.kind === 'passed', lectureId, code, check);
}

export type Checking = ReturnType<typeof useChecking>;
