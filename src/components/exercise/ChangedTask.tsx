interface Props {
  /** Puts the start that the task has now in the place of the learner's program. */
  onBeginAnew: () => void;
}

/** A task is another one than that for which the learner's program was written, and the program stays. */
export function ChangedTask({ onBeginAnew }: Props) {
  return (
    <div
      role="note"
      className="mb-3 flex flex-wrap items-center gap-x-4 rounded-lg border border-line bg-accent-soft px-4 py-1 text-md"
    >
      <p>Úloha sa odvtedy zmenila, tvoj program ostal.</p>
      <button
        type="button"
        onClick={onBeginAnew}
        className="min-h-11 rounded-sm text-accent-text underline underline-offset-4"
      >
        Začať z&nbsp;nového zadania
      </button>
    </div>
  );
}
