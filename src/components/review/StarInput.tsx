import { useId } from 'react';
import { counted } from '#src/domain/plural.ts';
import { allStars, ratingText, starPath } from './stars.ts';

interface Props {
  label: string;
  /** `null`: none is chosen yet. */
  value: number | null;
  onChange: (stars: number) => void;
  error?: string | null;
  /** What the radio buttons are called in the form. */
  name: string;
}

/** A choice of one to five stars. */
export function StarInput({ label, value, onChange, error, name }: Props) {
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-error`}
      aria-invalid={error ? true : undefined}
      aria-required
      className="grid gap-1.5"
    >
      <span id={`${id}-label`} className="font-strong">
        {label}
      </span>
      <div className="-ml-1.5 flex items-center">
        {allStars.map((star) => (
          <label
            key={star}
            className="relative grid size-11 cursor-pointer place-items-center rounded-md text-accent-text outline-offset-[-3px] hover:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-(--accent-text)"
          >
            <input
              type="radio"
              name={name}
              value={star}
              checked={value === star}
              required
              onChange={() => onChange(star)}
              className="absolute inset-0 m-0 cursor-pointer opacity-0"
            />
            <svg aria-hidden="true" width={30} height={30} viewBox="0 0 24 24" strokeLinejoin="round">
              <path
                d={starPath}
                fill={value !== null && star <= value ? 'currentColor' : 'none'}
                stroke="currentColor"
                strokeWidth={1.6}
              />
            </svg>
            <span className="sr-only">{counted(star, 'hviezdicka')}</span>
          </label>
        ))}
        {value !== null && (
          <span aria-hidden="true" className="ml-2 whitespace-nowrap text-muted tabular-nums">
            {ratingText(value)}
          </span>
        )}
      </div>
      <p id={`${id}-error`} aria-live="polite" className="-my-1.5 min-h-6 text-sm text-danger-text">
        {error}
      </p>
    </div>
  );
}
