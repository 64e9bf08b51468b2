import { cva } from 'class-variance-authority';
import type { VideoChapter } from '#src/contract/video.ts';
import { formatTimecode } from '#src/domain/format.ts';
import { typeset } from '#src/domain/typography.ts';

interface Props {
  chapters: readonly VideoChapter[];
  /** Position of the player in seconds; marks the chapter that is playing. */
  currentTime?: number;
  /** Gets the start of the chosen chapter in seconds. */
  onSeek: (seconds: number) => void;
}

const row = cva('grid min-h-11 w-full grid-cols-[56px_1fr] items-baseline pr-3 text-left', {
  variants: { isCurrent: { true: 'bg-accent-soft shadow-lit', false: 'hover:bg-surface' } },
});
const time = cva('py-2 pr-3.5 text-right text-sm leading-[1.8] tabular-nums', {
  variants: { isCurrent: { true: 'font-strong text-accent-text', false: 'text-muted' } },
});

/** The chapters of a video, each a button to its beginning. */
export function ChapterList({ chapters, currentTime, onSeek }: Props) {
  const current = currentTime === undefined ? -1 : chapters.findLastIndex(({ start }) => start <= currentTime);
  return (
    <section aria-label="Kapitoly videa" className="mt-4">
      <ol className="border-y border-line py-2 text-md">
        {chapters.map(({ start, title }, index) => {
          const isCurrent = index === current;
          return (
            <li key={start}>
              <button
                type="button"
                aria-current={isCurrent || undefined}
                onClick={() => onSeek(start)}
                className={row({ isCurrent })}
              >
                <span className={time({ isCurrent })}>{formatTimecode(start)}</span>
                <span className="border-l border-line py-2 pl-4 wrap-anywhere">{typeset(title)}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
