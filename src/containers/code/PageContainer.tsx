import { useEffect, useId, useRef, useState } from 'react';
import { colouredProgram } from '#src/browser/exercise/colouredProgram.ts';
import { CodePanel } from '#src/components/code/CodePanel.tsx';
import { FileTabs } from '#src/components/code/FileTabs.tsx';
import { PagePreview } from '#src/components/code/PagePreview.tsx';
import { PageWork } from '#src/components/code/PageWork.tsx';
import { ProgramLines } from '#src/components/code/ProgramLines.tsx';
import { RunOutput } from '#src/components/code/RunOutput.tsx';
import { type JoinedPage, joinFiles, type PageFile } from '#src/domain/program/joinFiles.ts';
import type { OutputLine, RunResult } from '#src/domain/program/run.ts';
import { type RunMessage, runMessage } from '#src/domain/program/runMessage.ts';
import { RuntimeUnavailableError } from '#src/runtimes/runtime.ts';
import { ProgramEditor, usePlainEditor } from './ProgramEditor.tsx';
import type { DraftPlace } from './programDraft.ts';
import { runtimeOf } from './runtimeOf.ts';
import { useCopying } from './useCopying.ts';
import { usePageCodes } from './usePageCodes.ts';

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

interface Run {
  state: 'ready' | 'booting' | 'running';
  lines: OutputLine[];
  message: RunMessage | null;
}

const unavailable: RunMessage = {
  line: null,
  title: 'Stránku sa nepodarilo spustiť',
  text: 'Skontroluj pripojenie a\u00A0skús to znova. Tvoj kód tu ostal.',
};

/** A page of one file or more, once somebody has pressed a button of it: code, and beside it what it looks like. */
export function PageContainer({ program, start }: Props) {
  const { author, codes, isKept, write } = usePageCodes(program);
  const [current, setCurrent] = useState(0);
  const [isEditing, setEditing] = useState(start === 'edit' || isKept);
  /** What was written before is read, until somebody is about to write. */
  const [isAsleep, setAsleep] = useState(start !== 'edit' && isKept);
  /** Counts what puts the author's text back into the editor. */
  const [restored, setRestored] = useState(0);
  const [run, setRun] = useState<Run | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const preview = useRef<HTMLDivElement>(null);
  const codeId = useId();
  const runtime = runtimeOf('web', program.address);
  const file = program.files[current];
  const code = codes[current] ?? '';
  const copying = useCopying(code);
  const isChanged = program.files.some((of, index) => of.code !== codes[index]);

  const onRun = async () => {
    const printed: OutputLine[] = [];
    const page = joinFiles(program.files.map(({ name }, index) => ({ name, code: codes[index] ?? '' })));
    const show = (state: Run['state'], message: RunMessage | null = null) =>
      setRun({ state, lines: [...printed], message });
    show('running');
    try {
      const result = await runtime.run({
        code: page.html,
        place: preview.current ?? undefined,
        onOutput: (lines) => {
          printed.push(...lines);
          setRun((before) => before && { ...before, lines: [...printed] });
        },
      });
      show('ready', messageOf(result, page, program.files.length > 1));
    } catch (error) {
      if (!(error instanceof RuntimeUnavailableError)) throw error;
      show('ready', unavailable);
    }
  };
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
  useEffect(() => () => runtime.stop(), [runtime]);
  useEffect(() => {
    const shown = preview.current;
    // Out of the page, which tells of this key by its frame.
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && focusMain();
    shown?.addEventListener('keydown', onKeyDown);
    return () => shown?.removeEventListener('keydown', onKeyDown);
  }, []);

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

/** What is said about a run, with the file and its line in the place of the whole page's. */
function messageOf(result: RunResult, page: JoinedPage, hasFiles: boolean): RunMessage | null {
  if (result.verdict === 'finished') return null;
  const line = result.verdict === 'failed' ? result.error.line : result.line;
  const place = line === null ? null : page.placeOf(line);
  if (!hasFiles || !place) return runMessage(result);
  const own: RunResult =
    result.verdict === 'failed'
      ? { ...result, error: { ...result.error, line: place.line } }
      : { ...result, line: place.line };
  const message = runMessage(own);
  return (
    message && {
      ...message,
      title: message.title.replace(/^Riadok /, `${place.file}, riadok `),
      text: message.text.replace(/(Naposledy bežal riadok \d+)/, `$1 v\u00A0súbore ${place.file}`),
    }
  );
}
