interface Props {
  /** Read aloud instead of the drawing. */
  label?: string;
}

/** Says that something is under way. */
export function Spinner({ label = 'Načítavame…' }: Props) {
  return (
    <span role="status" className="inline-flex items-center gap-3 text-muted wrap-anywhere">
      <svg aria-hidden="true" className="shrink-0 animate-spin" width="22" height="22" viewBox="0 0 24 24" fill="none">
        <circle cx="12" cy="12" r="9" className="stroke-line" strokeWidth="3" />
        <path d="M21 12a9 9 0 0 0-9-9" className="stroke-accent-text" strokeWidth="3" strokeLinecap="round" />
      </svg>
      {label}
    </span>
  );
}
