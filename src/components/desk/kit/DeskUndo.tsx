interface Props {
  /** What was done. */
  children: string;
  onUndo: () => void;
}

/** What was done and can be taken back, for half a minute at the foot of the screen. */
export function DeskUndo({ children, onUndo }: Props) {
  return (
    <div
      role="status"
      className="fixed bottom-5 left-1/2 z-30 flex max-w-[calc(100vw-2rem)] -translate-x-1/2 items-center gap-4 rounded-md bg-code px-4 py-2.5 text-xs text-code-text shadow-pop"
    >
      <p>{children}</p>
      <button
        type="button"
        onClick={onUndo}
        className="min-h-9 shrink-0 rounded-sm px-2 font-semibold text-code-light hover:underline focus-visible:outline-code-accent touch:min-h-11"
      >
        Vrátiť
      </button>
    </div>
  );
}
