import { useEffect, useId, useRef, useState } from 'react';
import { colouredProgram } from '#src/browser/exercise/colouredProgram.ts';
import { CodePanel } from '#src/components/code/CodePanel.tsx';
import { FileTabs } from '#src/components/code/FileTabs.tsx';
import { PagePreview } from '#src/components/code/PagePreview.tsx';
import { PageWork } from '#src/components/code/PageWork.tsx';
import { RunOutput } from '#src/components/code/RunOutput.tsx';
import { ProgramEditor, usePlainEditor } from '#src/containers/code/ProgramEditor.tsx';
import { useLeavePreview } from '#src/containers/code/useLeavePreview.ts';
import { usePageRun } from '#src/containers/code/usePageRun.ts';
import { programFileNames } from '#src/domain/playground/soundProgram.ts';
import type { PlaygroundPart } from './PlaygroundPart.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { usePrepared } from './usePrepared.ts';

/** How long somebody has not written before the page is shown anew. */
const pauseMs = 400;

const names = programFileNames.web;

/** A page of three files, shown as it is written. */
export function PlaygroundPage({ title, codes, coloured, address, bar, end, said, onWrite }: PlaygroundPart) {
  const [current, setCurrent] = useState(0);
  const [isAsleep, setAsleep] = useState(true);
  const plain = usePlainEditor();
  const place = useRef<HTMLDivElement>(null);
  const preview = useRef<HTMLDivElement>(null);
  const codeId = useId();
  const files = names.map((name, at) => ({ name, code: codes[at] ?? '' }));
  const { runtime, run, start } = usePageRun({ address, files, preview });
  usePrepared(place, runtime);
  useKeptFocus(place, preview);
  useLeavePreview(preview, () =>
    place.current?.querySelector<HTMLElement>('[data-code-editor] [contenteditable], textarea')?.focus(),
  );
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(start);
  useEffect(() => {
    latest.current = start;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const onRun = () => {
    clearTimeout(timer.current);
    void start();
  };
  const onStop = () => {
    clearTimeout(timer.current);
    runtime.stop();
  };
  const write = (text: string) => {
    onWrite(files.map(({ code }, at) => (at === current ? text : code)));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void latest.current(), pauseMs);
  };
  const code = files[current]?.code ?? '';
  const example = coloured[current];
  return (
    <div ref={place}>
      <CodePanel
        title={title}
        bar={bar({ tabs: <FileTabs names={names} current={current} onChoose={setCurrent} controls={codeId} /> })}
        state={run?.state ?? 'ready'}
        editing="unchanged"
        onRun={onRun}
        onStop={onStop}
        plain={plain}
        end={end}
        said={said}
        output={run && (run.lines.length > 0 || run.message) && <RunOutput lines={run.lines} message={run.message} />}
      >
        <PageWork
          id={codeId}
          name={names[current] ?? ''}
          isEditing
          preview={<PagePreview place={preview} isEmpty={run === null} />}
        >
          <ProgramEditor
            key={current}
            code={code}
            lines={isAsleep && example ? colouredProgram(code, example) : null}
            onWake={() => setAsleep(false)}
            restored={0}
            language={names[current]?.endsWith('.js') ? 'javascript' : 'web'}
            mark={null}
            takesFocus={false}
            onChange={write}
            onRun={onRun}
          />
        </PageWork>
      </CodePanel>
    </div>
  );
}
