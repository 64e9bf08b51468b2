import { formatTimecode } from '#src/domain/format.ts';
import { typeset } from '#src/domain/typography.ts';
import type { Cue } from '#src/domain/vtt.ts';

interface Props {
  cue: Cue;
  /** `true` lights the line like the current line of an editor. */
  isCurrent: boolean;
  /** The speaker is named only where they begin. */
  isNewSpeaker: boolean;
  onSeek?: (seconds: number) => void;
}

const row = 'grid w-full grid-cols-[56px_1fr] pr-3 text-left';

/** One line of a transcript: the time in the gutter, then who says what. */
export function TranscriptCue({ cue, isCurrent, isNewSpeaker, onSeek }: Props) {
  const ground = isCurrent ? 'bg-accent-soft shadow-[inset_3px_0_0_#7E50E6]' : '';
  const content = (
    <>
      <span
        className={`py-2 pr-3.5 text-right text-sm leading-[1.8] tabular-nums ${isCurrent ? 'font-[650] text-accent-text' : 'text-muted'}`}
      >
        {formatTimecode(cue.start)}
      </span>
      <span className="border-l border-line py-2 pl-4">
        {isNewSpeaker && <span className="block font-[650]">{cue.speaker}</span>}
        {typeset(cue.text)}
      </span>
    </>
  );
  if (!onSeek) {
    return (
      <p aria-current={isCurrent || undefined} className={`${row} ${ground}`}>
        {content}
      </p>
    );
  }
  return (
    <button
      type="button"
      aria-current={isCurrent || undefined}
      onClick={() => onSeek(cue.start)}
      className={`${row} min-h-11 ${ground} ${isCurrent ? '' : 'hover:bg-surface'}`}
    >
      {content}
    </button>
  );
}
