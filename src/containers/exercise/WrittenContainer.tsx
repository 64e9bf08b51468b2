import { type ReactNode, useMemo, useRef, useState } from 'react';
import { colouredProgram } from '#src/browser/exercise/colouredProgram.ts';
import { AskedLine } from '#src/components/code/AskedLine.tsx';
import { CodePanel } from '#src/components/code/CodePanel.tsx';
import { RunOutput } from '#src/components/code/RunOutput.tsx';
import { openOnPlayground } from '#src/containers/code/openOnPlayground.ts';
import { ProgramEditor, usePlainEditor } from '#src/containers/code/ProgramEditor.tsx';
import { useCopying } from '#src/containers/code/useCopying.ts';
import { OpenedSteps } from '#src/containers/steps/OpenedSteps.tsx';
import type { Task } from './readTask.ts';
import type { Checking } from './useChecking.ts';

interface Props {
  task: Task;
  checking: Checking;
  /** What stands in the editor. */
  answer: string;
  onChange: (code: string) => void;
  /** Counts what came into the editor from outside. */
  mends: number;
  /** It has passed, now or some time before: nothing is asked any more. */
  isPassed: boolean;
  /** What is said about it. */
  said: ReactNode;
}

/** The program of an exercise that is written, mended or completed. */
export function WrittenContainer({ task, checking, answer, onChange, mends, isPassed, said }: Props) {
  const { exercise, title } = task;
  /** Counts what puts the author's text back into the editor. */
  const [restored, setRestored] = useState(0);
  const copying = useCopying(answer);
  const place = useRef<HTMLDivElement>(null);
  const plain = usePlainEditor();
  /** Nobody has begun to write: the author's lines, or those of last time, are read. */
  const [asleep, setAsleep] = useState<string | null>(() =>
    colouredProgram(answer, { code: exercise.start, html: task.startHtml }, task.solutionHtml),
  );
  const run = () => {
    if (checking.canRun) void checking.run(answer);
  };
  const { state, lines, message, recording, asked } = checking;
  const mark = useMemo(
    () =>
      message?.tone === 'broken' && typeof message.mark === 'number'
        ? { line: message.mark, text: message.short ?? message.title }
        : null,
    [message],
  );
  const focus = (action: string) => place.current?.querySelector<HTMLElement>(`[data-action=${action}]`)?.focus();
  const closeSteps = () => {
    checking.closeSteps();
    // Once the panel is seen again.
    requestAnimationFrame(() => focus('step'));
  };
  /** Nothing ran, or nothing came of it: the verdict says all. */
  const isUnread = state === 'ready' && lines?.length === 0 && message?.tone === 'broken';
  const isPage = exercise.language === 'web';
  const { language } = exercise;
  /** Java and words run nowhere. */
  const onTry =
    language === 'java' || language === 'words'
      ? undefined
      : () => {
          const files = [{ name: title, code: answer }];
          void openOnPlayground({ title, language, files, address: exercise.address ?? '' }, place.current);
        };
  return (
    <div ref={place}>
      {recording && <OpenedSteps title={title} html={null} recording={recording} onClose={closeSteps} />}
      <div hidden={recording !== null}>
        <CodePanel
          title={title}
          state={state}
          editing={answer === exercise.start ? 'unchanged' : 'changed'}
          isAsleep={asleep !== null && mends === 0}
          onRun={checking.canRun ? run : null}
          check={{
            onPress: () => void checking.check(answer),
            isMain: !isPassed,
            isWhileRunning: isPage,
          }}
          onStop={checking.stop}
          onEdit={() => place.current?.querySelector<HTMLElement>('[data-code-editor]')?.focus()}
          onRestore={() => {
            onChange(exercise.start);
            setRestored(restored + 1);
            checking.forget();
          }}
          onTry={onTry}
          onStep={checking.canStep ? () => void checking.step(answer) : undefined}
          {...copying}
          plain={plain}
          said={said}
          output={
            lines &&
            // A page is seen, whether it prints or not.
            !(isPage ? lines.length === 0 : isUnread) && (
              <RunOutput
                lines={lines}
                message={null}
                isEmpty={state === 'ready' && lines.length === 0}
                waitsFor={
                  asked && (
                    <AskedLine
                      key={lines.length}
                      {...asked}
                      onAnswer={(answer) => {
                        focus('run');
                        asked.onAnswer(answer);
                      }}
                      onStop={() => {
                        focus('run');
                        checking.stop();
                      }}
                    />
                  )
                }
              />
            )
          }
        >
          <ProgramEditor
            code={answer}
            lines={mends > 0 ? null : asleep}
            onWake={() => setAsleep(null)}
            restored={restored + mends}
            // What is only read is coloured as what is nearest to it.
            language={exercise.language === 'java' || exercise.language === 'words' ? 'javascript' : exercise.language}
            mark={mark}
            takesFocus={restored + mends > 0}
            onChange={onChange}
            onRun={run}
          />
        </CodePanel>
      </div>
    </div>
  );
}
