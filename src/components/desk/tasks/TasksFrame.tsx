import type { ReactNode } from 'react';

interface Props {
  list: ReactNode;
  /** The task that is open, or what to do where none is. */
  form: ReactNode;
  /** Its programs and what they do; nothing where no task is open. */
  run: ReactNode;
}

/** The tasks of a lecture, the one that is open, and what its programs do; below each other where there is no room. */
export function TasksFrame({ list, form, run }: Props) {
  return (
    <div
      className={`grid min-h-0 flex-1 content-start l:content-stretch l:overflow-y-auto xl:overflow-hidden ${run ? 'xl:grid-cols-[13rem_minmax(0,6fr)_minmax(0,5fr)]' : 'xl:grid-cols-[13rem_minmax(0,1fr)]'}`}
    >
      <div className="min-w-0 border-line max-xl:border-b xl:min-h-0 xl:overflow-y-auto xl:border-r">{list}</div>
      <div className="min-w-0 p-4 xl:min-h-0 xl:overflow-y-auto">{form}</div>
      {run && (
        <section
          aria-label="Spustenie a overenie"
          className="min-w-0 border-line bg-surface max-xl:border-t xl:min-h-0 xl:overflow-y-auto xl:border-l"
        >
          {run}
        </section>
      )}
    </div>
  );
}
