import type { ReactNode } from 'react';
import { CodePanel } from '#src/components/code/CodePanel.tsx';
import { PagePreview } from '#src/components/code/PagePreview.tsx';
import { ProgramLines } from '#src/components/code/ProgramLines.tsx';
import { Prose } from '#src/components/ui/Prose.tsx';
import type { Exercise as Asked } from '#src/contract/exercise.ts';
import { attemptsBeforeSolution, rungsOf } from '#src/domain/exercise/hintLadder.ts';
import { programWords } from '#src/domain/exercise/programWords.ts';
import { languagesWithSteps } from '#src/domain/program/steps.ts';
import { ChangedTask } from './ChangedTask.tsx';
import { CheckList } from './CheckList.tsx';
import { Exercise } from './Exercise.tsx';
import { HintLadder, type Rung } from './HintLadder.tsx';
import { OrderLines } from './OrderLines.tsx';
import { Predict } from './Predict.tsx';
import { StepStart } from './StepStart.tsx';
import { TickList } from './TickList.tsx';
import { Verdict } from './Verdict.tsx';

interface Props {
  exercise: Asked;
  /** The name of the file, or of the language. */
  title: string;
  /** Safe markup, as that of the rest. */
  assignmentHtml: string;
  /** The lines that are read or changed, coloured. */
  startHtml: string;
  /** The lines to be put in order. */
  linesHtml: readonly string[];
  /** Where nothing can be pressed: what is answered, to be read, and the hints, folded. */
  readHtml: string;
  foldedHtml: string;
}

const nothing = () => undefined;

/**
 * A task as it stands in a lecture until it is near: the first look of the one that can be worked with, so that nothing moves then. A
 * part with `data-if` is for who has passed it, wrote for an earlier version or begins a step with another program: the browser shows it (`drawKept.ts`).
 */
export function StillTask({ foldedHtml, ...task }: Props) {
  const { exercise, assignmentHtml, readHtml } = task;
  const { id, kind, language, checks, continues } = exercise;
  const isWritten = kind === 'write' || kind === 'fix' || kind === 'fill';
  const verdict = <Verdict message={null} isInPanel={isWritten} />;
  const rungs = rungsOf(exercise).map((rung): Rung => {
    if (rung.kind === 'hint') return { kind: 'hint', html: '' };
    if (rung.kind === 'order') return { kind: 'order', content: null };
    return { kind: 'solution', of: kind, title: '', html: '', noteHtml: '' };
  });
  const ladder = { rungs, opened: 0, onOpen: nothing, attemptsLeft: kind === 'tick' ? 0 : attemptsBeforeSolution };
  return (
    <Exercise
      isStill
      id={id}
      kind={kind}
      language={language}
      html={assignmentHtml}
      onCheckKeys={nothing}
      work={
        <>
          {continues &&
            (['ours', 'own', 'plain'] as const).map((begins) => (
              <div key={begins} data-if={begins} hidden={begins !== 'ours'}>
                <StepStart {...continues} begins={begins} onTake={nothing} />
              </div>
            ))}
          {kind !== 'predict' && kind !== 'order' && (
            <div data-if="older" hidden>
              <ChangedTask onBeginAnew={nothing} />
            </div>
          )}
          {isWritten ? <Written {...task} said={verdict} /> : <Answered {...task} />}
          {!isWritten && verdict}
          {readHtml && (
            <div className="without-script">
              <Prose html={readHtml} />
            </div>
          )}
          {language === 'web' && kind !== 'predict' && kind !== 'order' && (
            <div className="needs-script">
              <PagePreview place={null} isEmpty isApart />
            </div>
          )}
        </>
      }
      rest={
        <>
          {checks.length > 0 && kind !== 'tick' && (
            <CheckList
              title={programWords[language].asked}
              checks={checks.map(({ name }) => ({ name, state: 'untouched' }))}
            />
          )}
          <div data-if="untried" className="needs-script">
            <HintLadder {...ladder} />
          </div>
          <div data-if="passed" hidden className="needs-script">
            <HintLadder {...ladder} isPassed />
          </div>
          {foldedHtml && (
            <div className="without-script">
              <Prose html={foldedHtml} />
            </div>
          )}
        </>
      }
    />
  );
}

type Work = Pick<Props, 'exercise' | 'title' | 'startHtml' | 'linesHtml'>;

/** An empty program is shown only where it can be written. */
function Written({ exercise, title, startHtml, said }: Work & { said: ReactNode }) {
  const runs = exercise.address !== null;
  const hasSteps = runs && languagesWithSteps.some((one) => one === exercise.language);
  return (
    <div className={exercise.start === '' ? 'needs-script' : undefined}>
      <CodePanel
        title={title}
        state="ready"
        editing="unchanged"
        isAsleep
        onRun={runs ? nothing : null}
        check={{ onPress: nothing, isMain: true }}
        onStop={nothing}
        onEdit={nothing}
        onRestore={nothing}
        onStep={hasSteps ? nothing : undefined}
        onCopy={nothing}
        hasCopied={false}
        plain={{ isOn: false, onSwitch: nothing }}
        said={said}
        output={null}
      >
        <ProgramLines title={title} html={startHtml} />
      </CodePanel>
    </div>
  );
}

function Answered({ exercise, title, startHtml, linesHtml }: Work) {
  if (exercise.kind === 'predict') {
    return (
      <Predict
        title={title}
        options={exercise.options}
        output={exercise.solution}
        guess={null}
        onGuess={nothing}
        onAgain={nothing}
      >
        <ProgramLines title={title} html={startHtml} />
      </Predict>
    );
  }
  return (
    <div className="needs-script">
      {exercise.kind === 'order' ? (
        <OrderLines lines={linesHtml} placed={[]} onChange={nothing} onCheck={nothing} result={null} />
      ) : (
        <TickList items={exercise.checks.map(({ name }) => ({ name, isTicked: false }))} onTick={nothing} />
      )}
    </div>
  );
}
