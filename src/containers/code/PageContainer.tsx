import { useEffect, useId, useRef, useState } from 'react';
import { colouredProgram } from '#src/browser/exercise/colouredProgram.ts';
import { CodePanel } from '#src/components/code/CodePanel.tsx';
import { FileTabs } from '#src/components/code/FileTabs.tsx';
import { PagePreview } from '#src/components/code/PagePreview.tsx';
import { PageWork } from '#src/components/code/PageWork.tsx';
import { ProgramLines } from '#src/components/code/ProgramLines.tsx';
import { RunOutput } from '#src/components/code/RunOutput.tsx';
import type { PageFile } from '#src/domain/program/joinFiles.ts';
import { openOnPlayground } from './openOnPlayground.ts';
import { ProgramEditor, usePlainEditor } from './ProgramEditor.tsx';
import type { DraftPlace } from './programDraft.ts';
import { useCopying } from './useCopying.ts';
import { useLeavePreview } from './useLeavePreview.ts';
import { usePageCodes } from './usePageCodes.ts';
import { usePageRun } from './usePageRun.ts';

export interface PageProgram {
  title: string;
  files: (PageFile & { html: string })[];
  /** Where pages run. */
  address: string;
  /** Where what is written into it is kept. */
  draft: DraftPlace;
}

/** `seen`: it was changed some time before, and stands there as it was left. */
export type PageStart = 'run' | 'edit' | 'seen';

interface Props {
  program: PageProgram;
  /** What was pressed, if anything. */
  start: PageStart;
}

/** A page of one file or more, once somebody has pressed a button of it: code, and beside it what it looks like. */
export function PageContainer({ program, start }: Props) {
  const { author, codes, isKept, write } = usePageCodes(program);
  const [current, setCurrent] = useState(0);
  const [isEditing, setEditing] = useState(start === 'edit' || isKept);
  /** What was written before is read, until somebody is about to write. */
  const [isAsleep, setAsleep] = useState(start !== 'edit' && isKept);
  /** Counts what puts the author's text back into the editor. */
  const [restored, setRestored] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const preview = useRef<HTMLDivElement>(null);
  const codeId = useId();
  const files = program.files.map(({ name }, index) => ({ name, code: codes[index] ?? '' }));
  const { runtime, run, start: onRun } = usePageRun({ address: program.address, files, preview });
  const file = program.files[current];
  const code = codes[current] ?? '';
  const copying = useCopying(code);
  const isChanged = program.files.some((of, index) => of.code !== codes[index]);

  const focusMain = () => place.current?.querySelector<HTMLElement>('[data-action=run]')?.focus();
  const begin = useRef(start === 'run' ? onRun : null);
  useEffect(() => {
    if (!begin.current) return;
    // The button that was pressed is gone, and its focus with it.
    place.current?.querySelector<HTMLElement>('[data-action=run]')?.focus({ preventScroll: true });
    preview.current?.scrollIntoView({ block: 'nearest' });
    void begin.current();
    begin.current = null;
  }, []);
  useLeavePreview(preview, focusMain);

  const change = (text: string) => write(codes.map((before, index) => (index === current ? text : before)));
  const plain = usePlainEditor();
  return (
    <div ref={place}>
      <CodePanel
        title={program.title}
        tabs={
          program.files.length > 1 && (
            <FileTabs
              names={program.files.map(({ name }) => name)}
              current={current}
              onChoose={setCurrent}
              controls={codeId}
            />
          )
        }
        state={run?.state ?? 'ready'}
        editing={isEditing ? (isChanged ? 'changed' : 'unchanged') : 'no'}
        onRun={() => void onRun()}
        onStop={() => runtime.stop()}
        isAsleep={isAsleep}
        onEdit={() => {
          if (isEditing) place.current?.querySelector<HTMLElement>('[data-code-editor]')?.focus();
          setEditing(true);
        }}
        plain={plain}
        onRestore={() => {
          write(author);
          setRestored(restored + 1);
        }}
        onTry={() => void openOnPlayground({ ...program, language: 'web', files }, place.current)}
        {...copying}
        output={run && (run.lines.length > 0 || run.message) && <RunOutput lines={run.lines} message={run.message} />}
      >
        <PageWork
          id={codeId}
          name={file?.name ?? ''}
          isEditing={isEditing}
          preview={<PagePreview place={preview} isEmpty={run === null} />}
        >
          {isEditing ? (
            <ProgramEditor
              key={current}
              code={code}
              lines={isAsleep && file ? colouredProgram(code, file) : null}
              onWake={() => setAsleep(false)}
              restored={restored}
              language={/\.js$/.test(file?.name ?? '') ? 'javascript' : 'web'}
              mark={null}
              takesFocus={!isAsleep}
              onChange={change}
              onRun={() => void onRun()}
            />
          ) : (
            <ProgramLines title={file?.name ?? ''} html={file?.html ?? ''} />
          )}
        </PageWork>
      </CodePanel>
    </div>
  );
}
