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

/** The chapters of a video, each a button to its beginning. */
export function ChapterList({ chapters, currentTime, onSeek }: Props) {
  const current = currentTime === undefined ? -1 : chapters.findLastIndex(({ start }) => start <= currentTime);
  return (
    <section aria-label="Kapitoly videa" className="mt-4">
      <ol className="border-y border-line py-2 text-[1rem]">
        {chapters.map(({ start, title }, index) => {
          const isCurrent = index === current;
          return (
            <li key={start}>
              <button
                type="button"
                aria-current={isCurrent || undefined}
                onClick={() => onSeek(start)}
                className={`grid min-h-11 w-full grid-cols-[56px_1fr] items-baseline pr-3 text-left ${
                  isCurrent ? 'bg-accent-soft shadow-[inset_3px_0_0_#7E50E6]' : 'hover:bg-surface'
                }`}
              >
                <span
                  className={`py-2 pr-3.5 text-right text-sm leading-[1.8] tabular-nums ${
                    isCurrent ? 'font-[650] text-accent-text' : 'text-muted'
                  }`}
                >
                  {formatTimecode(start)}
                </span>
                <span className="border-l border-line py-2 pl-4 wrap-anywhere">{typeset(title)}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
