import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { colouredProgram } from '#src/browser/exercise/colouredProgram.ts';
import { CodePanel } from '#src/components/code/CodePanel.tsx';
import { EnlargeButton } from '#src/components/code/EnlargeButton.tsx';
import { CodeHeight } from '#src/components/playground/CodeHeight.tsx';
import { OpenedLarge } from '#src/containers/code/OpenedLarge.tsx';
import { ProgramEditor, usePlainEditor } from '#src/containers/code/ProgramEditor.tsx';
import { runtimeOf } from '#src/containers/code/runtimeOf.ts';
import { useLineMark } from '#src/containers/code/useLineMark.ts';
import { useProgramRun } from '#src/containers/code/useProgramRun.ts';
import { OpenedSteps } from '#src/containers/steps/OpenedSteps.tsx';
import { CodeBoundary } from '#src/containers/ui/CodeBoundary.tsx';
import type { Language } from '#src/domain/program/run.ts';
import { languagesWithSteps } from '#src/domain/program/steps.ts';
import type { PlaygroundPart } from './PlaygroundPart.ts';
import { usePrepared } from './usePrepared.ts';

interface Props extends PlaygroundPart {
  language: Exclude<Language, 'web'>;
  /** Above the lines: the tables of a query. */
  above?: ReactNode;
}

const loadOutput = () => import('#src/containers/code/ProgramRunOutput.tsx');
/** It comes with the language. */
const ProgramRunOutput = lazy(() => loadOutput().then((module) => ({ default: module.ProgramRunOutput })));

/** A program of one file: it is written, run and gone through. */
export function PlaygroundCode({ language, title, codes, coloured, address, above, bar, end, said, onWrite }: Props) {
  const [code = ''] = codes;
  const [example] = coloured;
  const [isAsleep, setAsleep] = useState(true);
  /** Counts what puts another text into the editor. */
  const [restored, setRestored] = useState(0);
  const plain = usePlainEditor();
  const place = useRef<HTMLDivElement>(null);
  const focus = (action: string) => place.current?.querySelector<HTMLElement>(`[data-action=${action}]`)?.focus();
  const runtime = runtimeOf(language, address);
  usePrepared(place, runtime, loadOutput);
  const running = useProgramRun({ runtime, language, code, onAnswered: () => focus('run') });
  const { run, right, recording } = running;
  const mark = useLineMark(run?.message ?? null);
  const onRun = () => void running.start();
  const putRight = (text: string) => {
    onWrite([text]);
    setRestored(restored + 1);
    running.forget();
    focus('run');
  };
  const html = example ? colouredProgram(code, example) : null;
  const [isLarge, setLarge] = useState(false);
  const panel = {
    title,
    state: run?.state ?? 'ready',
    editing: 'unchanged',
    onRun,
    onStop: running.stop,
    output: run && (
      <CodeBoundary>
        <Suspense>
          <ProgramRunOutput run={run} language={language} onMend={right === null ? undefined : () => putRight(right)} />
        </Suspense>
      </CodeBoundary>
    ),
  } as const;
  return (
    <div ref={place}>
      {isLarge && (
        <OpenedLarge
          panel={panel}
          html={html ?? ''}
          bad={mark?.line}
          onClose={() => setLarge(false)}
          onClosed={() => focus('enlarge')}
        />
      )}
      {recording && (
        <OpenedSteps
          title={title}
          html={recording.code === example?.code ? example.html : null}
          recording={recording}
          onClose={() => {
            running.closeRecording();
            // Once the panel is seen again.
            requestAnimationFrame(() => focus('step'));
          }}
        />
      )}
      <div hidden={recording !== null}>
        <CodePanel
          {...panel}
          bar={bar({ more: <EnlargeButton onPress={() => setLarge(true)} /> })}
          onStep={languagesWithSteps.includes(language) ? () => void running.step() : undefined}
          plain={plain}
          end={end}
          said={said}
        >
          {above}
          <CodeHeight>
            <ProgramEditor
              code={code}
              lines={isAsleep ? html : null}
              onWake={() => setAsleep(false)}
              restored={restored}
              language={language}
              mark={mark}
              onChange={(text) => onWrite([text])}
              onRun={onRun}
            />
          </CodeHeight>
        </CodePanel>
      </div>
    </div>
  );
}
