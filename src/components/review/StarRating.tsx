import { allStars, ratingText, starPath } from './stars.ts';

interface Props {
  /** From 0 to 5; a fraction fills a part of a star. */
  value: number;
  /** Side of one star in pixels. */
  size?: number;
}

/** How much of a star is filled, in percent. */
function filled(star: number, value: number): number {
  return Math.round(Math.min(1, Math.max(0, value - star + 1)) * 100);
}

/** A rating in stars; read aloud as „4,5 z 5“. */
export function StarRating({ value, size = 20 }: Props) {
  return (
    <span className="inline-flex">
      <span className="sr-only">{ratingText(value)}</span>
      {allStars.map((star) => (
        <svg
          key={star}
          aria-hidden="true"
          className="shrink-0 text-accent-text"
          width={size}
          height={size}
          viewBox="0 0 24 24"
          strokeLinejoin="round"
        >
          <path d={starPath} fill="none" stroke="currentColor" strokeWidth={1.6} />
          {filled(star, value) > 0 && (
            // A nested drawing cuts the filled star off where the rating ends.
            <svg aria-hidden="true" width={(24 * filled(star, value)) / 100} height={24} overflow="hidden">
              <path d={starPath} fill="currentColor" stroke="currentColor" strokeWidth={1.6} />
            </svg>
          )}
        </svg>
      ))}
    </span>
  );
}
