import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react';
import { PagePreview } from '#src/components/code/PagePreview.tsx';
import { ChangedTask } from '#src/components/exercise/ChangedTask.tsx';
import { CheckList } from '#src/components/exercise/CheckList.tsx';
import { Exercise } from '#src/components/exercise/Exercise.tsx';
import { HintLadder } from '#src/components/exercise/HintLadder.tsx';
import { Verdict } from '#src/components/exercise/Verdict.tsx';
import { NotKeptContainer } from '#src/containers/lecture/NotKeptContainer.tsx';
import { checkStates } from '#src/domain/exercise/checkStates.ts';
import { attemptsBeforeSolution, rungsOf } from '#src/domain/exercise/hintLadder.ts';
import { passedWords } from '#src/domain/exercise/passedWords.ts';
import { programWords } from '#src/domain/exercise/programWords.ts';
import type { VerdictMessage } from '#src/domain/exercise/verdictMessage.ts';
import { mended } from '#src/domain/program/mend.ts';
import { GuessContainer } from './GuessContainer.tsx';
import { OrderContainer } from './OrderContainer.tsx';
import type { Task } from './readTask.ts';
import { StepStartContainer } from './StepStartContainer.tsx';
import { TickContainer } from './TickContainer.tsx';
import { useChecking } from './useChecking.ts';
import { useKeptAnswer } from './useKeptAnswer.ts';
import { useShownVerdict } from './useShownVerdict.ts';
import { useStepStart } from './useStepStart.ts';
import { WayOn } from './WayOn.tsx';
import { WrittenContainer } from './WrittenContainer.tsx';

interface Props {
  task: Task;
}

/** A page tells of this key by its frame: the focus goes out of it, to „Spustiť“. */
function useEscape(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const shown = page.current;
    const onKeyDown = ({ key }: KeyboardEvent) =>
      key === 'Escape' &&
      shown?.closest('fieldset')?.querySelector<HTMLElement>('[data-action=run]')?.focus({ preventScroll: true });
    shown?.addEventListener('keydown', onKeyDown);
    return () => shown?.removeEventListener('keydown', onKeyDown);
  }, [page]);
}

/** The answer of a task in which nothing is written. */
function Chosen(work: ComponentProps<typeof TickContainer>) {
  switch (work.task.exercise.kind) {
    case 'predict':
      return <GuessContainer {...work} />;
    case 'order':
      return <OrderContainer {...work} />;
    default:
      return <TickContainer {...work} />;
  }
}

/** One checked task of a lecture, as it was left: what one wrote, what has passed. */
export function ExerciseContainer({ task: given }: Props) {
  const step = useStepStart(given.exercise);
  const { exercise } = step;
  // What the author's lines look like says nothing of the own program that stands in their place.
  const task = { ...given, exercise, startHtml: step.hasOwn ? '' : given.startHtml };
  const { lectureId } = task;
  const { kind, language, checks, hintsHtml } = exercise;
  const { answer, change, kept, arrived, isOlder, beginAnew } = useKeptAnswer(task, given.exercise.start);
  const preview = useRef<HTMLDivElement>(null);
  const checking = useChecking(task, preview);
  const [opened, setOpened] = useState(0);

  const { isShown } = checking;
  useEscape(preview);

  const place = useShownVerdict(checking.count);

  /** Whoever has guessed hears why the output is what it is. */
  const withNote = (message: VerdictMessage | null) =>
    message && kind === 'predict' && checking.verdict && checking.verdict.kind !== 'empty'
      ? { html: task.noteHtml, ...message }
      : message;
  const hasJustPassed = checking.verdict?.kind === 'passed';
  const isPassed = hasJustPassed || kept.passed;
  // What passed some time before is known to hold until it is checked anew.
  const states = checkStates(checks, checking.verdict ?? (kept.passed ? { kind: 'passed' } : null));
  const isWritten = kind === 'write' || kind === 'fix' || kind === 'fill';
  /** Something was said of a program that stands there no more. */
  const isOld = isWritten && checking.message !== null && checking.code !== answer;
  /** Counts what was put right for the learner. */
  const [mends, setMends] = useState(0);
  const mend = checking.code === answer ? checking.message?.mend : undefined;
  const putRight = () => {
    if (mend) change(mended(answer, mend));
    setMends(mends + 1);
    checking.forget();
    // The pressed button is gone, and its focus with it.
    requestAnimationFrame(() => place.current?.querySelector<HTMLElement>('[data-action=check]')?.focus());
  };
  /** Counts what program was taken to begin with. */
  const [taken, setTaken] = useState(0);
  const take = (program: string) => {
    change(program);
    setTaken(taken + 1);
    checking.forget();
  };
  const verdict = (
    <Verdict
      message={withNote(checking.message)}
      count={checking.count}
      isGuess={kind === 'predict'}
      isInPanel={isWritten}
      isOld={isOld}
      onMend={mend && putRight}
    >
      {hasJustPassed && task.isLast && lectureId && <WayOn lectureId={lectureId} />}
    </Verdict>
  );
  const work = { task, checking, answer, onChange: change };
  return (
    <div ref={place}>
      <Exercise
        id={exercise.id}
        kind={kind}
        language={language}
        passed={isPassed ? passedWords(kept.passedAt, Date.now()) : null}
        html={task.assignmentHtml}
        onCheckKeys={() => void checking.check(answer)}
        work={
          <>
            <StepStartContainer {...step} answer={answer} onTake={take} />
            {isOlder && <ChangedTask onBeginAnew={beginAnew} />}
            {isWritten ? (
              <WrittenContainer
                key={`${arrived} ${taken}`}
                {...work}
                mends={mends}
                isPassed={isPassed}
                said={verdict}
              />
            ) : (
              <Chosen {...work} />
            )}
            {!isWritten && verdict}
            {exercise.language === 'web' && kind !== 'predict' && kind !== 'order' && (
              <PagePreview place={preview} isEmpty={!isShown} isApart />
            )}
          </>
        }
        rest={
          <>
            {checking.verdict && <NotKeptContainer />}
            {checks.length > 0 && kind !== 'tick' && (
              <CheckList
                title={programWords[language].asked}
                checks={checks.map(({ name }, index) => ({ name, state: states[index] ?? 'untouched' }))}
                isOld={isOld && checking.verdict !== null}
              />
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
              isPassed={isPassed}
              attemptsLeft={kind === 'tick' ? 0 : Math.max(0, attemptsBeforeSolution - kept.attempts)}
            />
          </>
        }
      />
    </div>
  );
}
