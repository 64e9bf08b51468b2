interface Props {
  /** How much is done, 0 to 100. */
  percent: number;
  /** What it measures; read aloud. */
  label: string;
}

/** A bar that fills as something gets done. */
export function ProgressBar({ percent, label }: Props) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={`${percent}\u00A0%`}
      className="h-2 w-full overflow-hidden rounded-full bg-line"
    >
      <div
        className="h-full rounded-full bg-course-text transition-[width] duration-300"
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}
