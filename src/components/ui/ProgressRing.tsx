interface Props {
  /** How much is done, 0 to 100. */
  percent: number;
  /** What it measures; read aloud. */
  label: string;
}

/** A ring that fills as something gets done, with the percentage in it. */
export function ProgressRing({ percent, label }: Props) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={`${percent}\u00A0%`}
      className="grid size-24 shrink-0 place-items-center"
    >
      <svg aria-hidden="true" viewBox="0 0 36 36" fill="none" className="col-start-1 row-start-1 size-full -rotate-90">
        <circle cx="18" cy="18" r="16" strokeWidth="3" className="stroke-line" />
        {percent > 0 && (
          <circle
            cx="18"
            cy="18"
            r="16"
            strokeWidth="3"
            strokeLinecap="round"
            pathLength={100}
            strokeDasharray={`${percent} 100`}
            className="stroke-accent-text"
          />
        )}
      </svg>
      <span className="col-start-1 row-start-1 text-[1.125rem] font-[750] tabular-nums">{percent}&nbsp;%</span>
    </div>
  );
}
