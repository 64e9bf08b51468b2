import { useEffect, useRef, useState } from 'react';
import { exerciseMemory } from '#src/browser/exercise/exerciseMemory.ts';
import { PagePreview } from '#src/components/code/PagePreview.tsx';
import { CheckList } from '#src/components/exercise/CheckList.tsx';
import { Exercise } from '#src/components/exercise/Exercise.tsx';
import { HintLadder } from '#src/components/exercise/HintLadder.tsx';
import { Verdict } from '#src/components/exercise/Verdict.tsx';
import { checkStates } from '#src/domain/exercise/checkStates.ts';
import { rungsOf } from '#src/domain/exercise/hintLadder.ts';
import type { VerdictMessage } from '#src/domain/exercise/verdictMessage.ts';
import { GuessContainer } from './GuessContainer.tsx';
import { OrderContainer } from './OrderContainer.tsx';
import type { Task } from './readTask.ts';
import { TickContainer } from './TickContainer.tsx';
import { useChecking } from './useChecking.ts';
import { WayOn } from './WayOn.tsx';
import { WrittenContainer } from './WrittenContainer.tsx';

interface Props {
  task: Task;
  /** What was pressed. */
  start: 'run' | 'check' | 'edit';
}

const goOn: VerdictMessage = {
  tone: 'calm',
  mark: 'here',
  title: 'Tu sa naposledy písalo',
  text: 'Kód ostal tak, ako bol. Ak chceš začať odznova, vráť pôvodný kód.',
};

/** One checked task of a lecture, once somebody has pressed a button of it. */
export function ExerciseContainer({ task, start }: Props) {
  const { exercise, lectureId } = task;
  const { id, kind, checks, hintsHtml } = exercise;
  const isKept = kind !== 'predict' && kind !== 'order';
  const [before] = useState(() => exerciseMemory.read(id));
  const draft = isKept ? before.code : undefined;
  const [answer, setAnswer] = useState(draft ?? (isKept ? exercise.start : ''));
  const preview = useRef<HTMLDivElement>(null);
  const checking = useChecking(task, draft === undefined || kind === 'tick' ? null : goOn, preview);
  const [opened, setOpened] = useState(0);

  /** What was written elsewhere may come after this was opened: it stands here unless something was done here first. */
  const isTouched = useRef(start !== 'edit' || !isKept);
  const latest = useRef(draft);
  const [arrived, setArrived] = useState(0);
  useEffect(() => {
    const follow = () => {
      const { code } = exerciseMemory.read(id);
      if (isTouched.current || code === undefined || code === latest.current) return;
      // First what this browser keeps of whoever turns out to be signed in, then what the server has.
      latest.current = code;
      setAnswer(code);
      setArrived((count) => count + 1);
    };
    // What came between the drawing and now.
    follow();
    return exerciseMemory.subscribe(follow);
  }, [id]);

  const change = (text: string) => {
    isTouched.current = true;
    setAnswer(text);
    if (isKept) exerciseMemory.saveCode(id, text === exercise.start ? null : text, lectureId);
  };
  const { isShown } = checking;
  useEffect(() => {
    const shown = preview.current;
    // Out of the page, which tells of this key by its frame.
    const onKeyDown = ({ key }: KeyboardEvent) =>
      key === 'Escape' &&
      shown?.closest('fieldset')?.querySelector<HTMLElement>('[data-action=run]')?.focus({ preventScroll: true });
    shown?.addEventListener('keydown', onKeyDown);
    return () => shown?.removeEventListener('keydown', onKeyDown);
  }, []);
  const begin = useRef(start === 'edit' ? null : () => checking[start](answer));
  useEffect(() => {
    void begin.current?.();
    begin.current = null;
  }, []);

  /** Whoever has guessed hears why the output is what it is. */
  const withNote = (message: VerdictMessage | null) =>
    message && kind === 'predict' && checking.verdict && checking.verdict.kind !== 'empty'
      ? { html: task.noteHtml, ...message }
      : message;
  const isPassed = checking.verdict?.kind === 'passed';
  const states = checkStates(checks, checking.verdict);
  const work = { task, checking, answer, onChange: change };
  return (
    <Exercise
      kind={kind}
      isPassed={isPassed || before.passed}
      html={task.assignmentHtml}
      onCheckKeys={() => void checking.check(answer)}
      work={
        <>
          {kind === 'predict' ? (
            <GuessContainer {...work} />
          ) : kind === 'order' ? (
            <OrderContainer {...work} />
          ) : kind === 'tick' ? (
            <TickContainer {...work} />
          ) : (
            <WrittenContainer key={arrived} {...work} pressed={start} />
          )}
          <Verdict message={withNote(checking.message)} count={checking.count} isGuess={kind === 'predict'}>
            {isPassed && task.isLast && lectureId && <WayOn lectureId={lectureId} />}
          </Verdict>
          {exercise.language === 'web' && kind !== 'predict' && kind !== 'order' && (
            <PagePreview place={preview} isEmpty={!isShown} isApart />
          )}
        </>
      }
      rest={
        <>
          {checks.length > 0 && kind !== 'tick' && (
            <CheckList checks={checks.map(({ name }, index) => ({ name, state: states[index] ?? 'untouched' }))} />
          )}
          <HintLadder
            rungs={rungsOf(exercise).map((rung) => {
              if (rung.kind === 'hint') return { kind: 'hint', html: hintsHtml[rung.at] ?? '' };
              if (rung.kind === 'order') return { kind: 'order', content: <OrderContainer task={task} /> };
              const { title, solutionHtml: html, noteHtml } = task;
              return { kind: 'solution', of: kind, title, html, noteHtml };
            })}
            opened={opened}
            onOpen={() => setOpened(opened + 1)}
          />
        </>
      }
    />
  );
}
