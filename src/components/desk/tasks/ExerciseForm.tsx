import { useState } from 'react';
import type { TaskDraft } from '#src/domain/desk/tasks/taskDraft.ts';
import { hasChecks, type ProgramBefore, type TaskProblems, taskLanguage } from '#src/domain/desk/tasks/taskProblems.ts';
import { TaskBasics } from './TaskBasics.tsx';
import { TaskChecks } from './TaskChecks.tsx';
import { TaskHelp } from './TaskHelp.tsx';
import { TaskOptions } from './TaskOptions.tsx';
import { TaskPrograms } from './TaskPrograms.tsx';
import type { TaskPart } from './taskPart.ts';

interface Props {
  draft: TaskDraft;
  /** Tasks before it whose program it can go on with. */
  programs?: readonly ProgramBefore[];
  /** What is wrong, by the part of the form; it is said once the part has been left. */
  problems: TaskProblems;
  /** Says everything that is wrong at once. */
  isChecked?: boolean;
  onChange: (draft: TaskDraft) => void;
}

/** A task of a lecture: what is asked, its programs, its checks, and what is said to who does not know on. */
export function ExerciseForm({ draft, programs, problems, isChecked = false, onChange }: Props) {
  const [left, setLeft] = useState<readonly string[]>([]);
  const part: TaskPart = {
    draft,
    set: (changed) => onChange({ ...draft, ...changed }),
    error: (name) => (isChecked || left.includes(name) ? problems[name] : undefined),
    leave: (name) => () => setLeft((before) => (before.includes(name) ? before : [...before, name])),
  };
  const { kind } = draft;
  return (
    <form className="@container grid content-start gap-4" onSubmit={(event) => event.preventDefault()}>
      <TaskBasics {...part} programs={programs} />
      {kind !== 'tick' && <TaskPrograms {...part} />}
      {kind === 'predict' && <TaskOptions {...part} />}
      {hasChecks(kind, taskLanguage(draft)) && <TaskChecks {...part} />}
      <TaskHelp {...part} />
    </form>
  );
}
