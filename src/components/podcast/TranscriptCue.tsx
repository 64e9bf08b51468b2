import { cva } from 'class-variance-authority';
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

export const transcriptCueVariants = { isCurrent: { true: 'bg-accent-soft shadow-lit', false: '' } };

const row = cva('grid w-full grid-cols-[56px_1fr] pr-3 text-left', {
  variants: { ...transcriptCueVariants, isPressable: { true: 'min-h-11' } },
  compoundVariants: [{ isPressable: true, isCurrent: false, className: 'hover:bg-surface' }],
});
const time = cva('py-2 pr-3.5 text-right text-sm leading-[1.8] tabular-nums', {
  variants: { isCurrent: { true: 'font-strong text-accent-text', false: 'text-muted' } },
});

/** One line of a transcript: the time in the gutter, then who says what. */
export function TranscriptCue({ cue, isCurrent, isNewSpeaker, onSeek }: Props) {
  const content = (
    <>
      <span className={time({ isCurrent })}>{formatTimecode(cue.start)}</span>
      <span className="border-l border-line py-2 pl-4">
        {isNewSpeaker && <span className="block font-strong">{cue.speaker}</span>}
        {typeset(cue.text)}
      </span>
    </>
  );
  if (!onSeek) {
    return (
      <p aria-current={isCurrent || undefined} className={row({ isCurrent })}>
        {content}
      </p>
    );
  }
  return (
    <button
      type="button"
      aria-current={isCurrent || undefined}
      onClick={() => onSeek(cue.start)}
      className={row({ isCurrent, isPressable: true })}
    >
      {content}
    </button>
  );
}
