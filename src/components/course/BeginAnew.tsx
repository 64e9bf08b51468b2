interface Props {
  onReset: () => void;
}

/** At the end of a course's page, where nobody presses it by mistake: the way to begin anew. */
export function BeginAnew({ onReset }: Props) {
  return (
    <div className="no-print flex flex-wrap items-center gap-x-4 border-t border-line pt-4 text-sm text-muted">
      <p>Chceš prejsť kurz od začiatku?</p>
      <button
        type="button"
        onClick={onReset}
        className="min-h-11 rounded-sm underline underline-offset-4 hover:text-accent-text"
      >
        Vynulovať pokrok
      </button>
    </div>
  );
}
