import type { TaskDraft } from '#src/domain/desk/tasks/taskDraft.ts';

/** What each part of the form of a task works with. */
export interface TaskPart {
  draft: TaskDraft;
  set: (changed: Partial<TaskDraft>) => void;
  /** What is wrong with a field of the part, once it is to be said. */
  error: (field: string) => string | undefined;
  leave: (field: string) => () => void;
}
