import { useEffect, useRef, useState } from 'react';
import { colouredProgram } from '#src/browser/exercise/colouredProgram.ts';
import { exerciseMemory } from '#src/browser/exercise/exerciseMemory.ts';
import { CodePanel } from '#src/components/code/CodePanel.tsx';
import { ProgramLines } from '#src/components/code/ProgramLines.tsx';
import { OpenedSteps } from '#src/containers/steps/OpenedSteps.tsx';
import type { Language } from '#src/domain/program/run.ts';
import { languagesWithSteps } from '#src/domain/program/steps.ts';
import { OpenedLarge } from './OpenedLarge.tsx';
import { openOnPlayground } from './openOnPlayground.ts';
import { ProgramEditor, usePlainEditor } from './ProgramEditor.tsx';
import { ProgramRunOutput } from './ProgramRunOutput.tsx';
import { type DraftPlace, draftOf } from './programDraft.ts';
import { runtimeOf } from './runtimeOf.ts';
import { useCopying } from './useCopying.ts';
import { useLineMark } from './useLineMark.ts';
import { useProgramRun } from './useProgramRun.ts';

export interface Program {
  title: string;
  code: string;
  /** The lines as the server has coloured them. */
  html: string;
  language: Language;
  /** Where the language runs. */
  address: string;
  /** Where what is written into it is kept. */
  draft: DraftPlace;
}

/** `seen`: it was changed some time before, and stands there as it was left. */
export type ProgramAct = 'run' | 'edit' | 'step' | 'seen';

interface Props {
  program: Program;
  /** What was pressed outside, and which press it was. */
  pressed: { act: ProgramAct; number: number };
  /** The author's output is not what this program prints any more. */
  onRan: () => void;
}

/** What is written into a program, and kept with each key. */
function useWritten(program: Program, act: ProgramAct) {
  const { id, lectureId } = program.draft;
  const [draft] = useState(() => draftOf(program.draft));
  const [code, setCode] = useState(draft ?? program.code);
  const [isEditing, setEditing] = useState(act === 'edit' || draft !== undefined);
  /** What was written before is read, until somebody is about to write. */
  const [asleep, setAsleep] = useState(() =>
    draft === undefined || act === 'edit' ? null : colouredProgram(draft, program),
  );
  /** Counts what puts another text into the editor. */
  const [restored, setRestored] = useState(0);
  const change = (text: string) => {
    setCode(text);
    exerciseMemory.saveCode(id, text === program.code ? null : text, lectureId);
  };
  return {
    ...{ code, isEditing, asleep, restored, change },
    edit: () => setEditing(true),
    wake: () => setAsleep(null),
    /** In the place of what stands there. */
    put(text: string) {
      change(text);
      setAsleep(asleep === null ? null : colouredProgram(text, program));
      setRestored(restored + 1);
    },
  };
}

/** One program of a page, once somebody has pressed a button of it. */
export function ProgramContainer({ program, pressed, onRan }: Props) {
  const written = useWritten(program, pressed.act);
  const { code, isEditing, asleep } = written;
  const plain = usePlainEditor();
  const copying = useCopying(code);
  const runtime = runtimeOf(program.language, program.address);

  const place = useRef<HTMLDivElement>(null);
  const focus = (action: string) => place.current?.querySelector<HTMLElement>(`[data-action=${action}]`)?.focus();
  const { language } = program;
  const running = useProgramRun({ runtime, language, code, onAnswered: () => focus('run') });
  const { run, right, recording } = running;
  const onRun = () => {
    void running.start();
    onRan();
  };
  const closeSteps = () => {
    running.closeRecording();
    // Once the panel is seen again.
    requestAnimationFrame(() => focus('step'));
  };
  const done = useRef(0);
  useEffect(() => {
    if (done.current === pressed.number) return;
    done.current = pressed.number;
    if (pressed.act === 'edit' || pressed.act === 'seen') return;
    running.closeRecording();
    // The button that was pressed may be gone, and its focus with it.
    focus('run');
    if (pressed.act === 'run') onRun();
    else void running.step();
  });

  const mark = useLineMark(run?.message ?? null);
  const putRight = (text: string) => {
    written.put(text);
    written.edit();
    running.forget();
    // The pressed button is gone, and its focus with it.
    focus('run');
  };
  const [isLarge, setLarge] = useState(false);
  const panel = {
    title: program.title,
    state: run?.state ?? 'ready',
    editing: isEditing ? (code !== program.code ? 'changed' : 'unchanged') : 'no',
    onRun,
    onStop: running.stop,
    onRestore: () => written.put(program.code),
    ...copying,
    output: run && (
      <ProgramRunOutput run={run} language={language} onMend={right === null ? undefined : () => putRight(right)} />
    ),
  } as const;
  return (
    <div ref={place}>
      {isLarge && (
        <OpenedLarge
          panel={panel}
          html={colouredProgram(code, program)}
          bad={mark?.line}
          onClose={() => setLarge(false)}
          onClosed={() => focus('enlarge')}
        />
      )}
      {recording && (
        <OpenedSteps
          title={program.title}
          html={recording.code === program.code ? program.html : null}
          recording={recording}
          onClose={closeSteps}
        />
      )}
      <div hidden={recording !== null}>
        <CodePanel
          {...panel}
          isAsleep={asleep !== null}
          onEdit={() => {
            if (isEditing) place.current?.querySelector<HTMLElement>('[data-code-editor]')?.focus();
            written.edit();
          }}
          onTry={() => void openOnPlayground({ ...program, files: [{ name: program.title, code }] }, place.current)}
          onStep={languagesWithSteps.includes(program.language) ? () => void running.step() : undefined}
          onEnlarge={() => setLarge(true)}
          plain={plain}
        >
          {isEditing ? (
            <ProgramEditor
              code={code}
              lines={asleep}
              onWake={written.wake}
              restored={written.restored}
              language={program.language}
              mark={mark}
              onChange={written.change}
              onRun={onRun}
            />
          ) : (
            <ProgramLines title={program.title} html={program.html} bad={mark?.line} />
          )}
        </CodePanel>
      </div>
    </div>
  );
}
