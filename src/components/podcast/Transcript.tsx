import { Icon } from '#src/components/ui/Icon.tsx';
import type { Cue } from '#src/domain/vtt.ts';
import { TranscriptCue } from './TranscriptCue.tsx';

interface Props {
  cues: readonly Cue[];
  /** Position of the player in seconds; lights the line that is being said. */
  currentTime?: number;
  /** Makes each line a button that gives its start. */
  onSeek?: (seconds: number) => void;
}

/** The line being said: the last one that has begun; before the first there is none. */
function currentIndex(cues: readonly Cue[], currentTime: number | undefined): number {
  return currentTime ? cues.findLastIndex((cue) => cue.start <= currentTime) : -1;
}

/** Everything that is said in a recording, folded until it is asked for. */
export function Transcript({ cues, currentTime, onSeek }: Props) {
  const current = currentIndex(cues, currentTime);
  return (
    <details className="group border-y border-line">
      <summary className="flex min-h-16 list-none items-center justify-between gap-4 rounded-sm hover:text-accent-text [&::-webkit-details-marker]:hidden">
        <h2 className="text-h3">Prepis</h2>
        <Icon name="chevronDown" className="transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <ol className="pb-6">
        {cues.map((cue, index) => (
          <li key={cue.start}>
            <TranscriptCue
              cue={cue}
              isCurrent={index === current}
              isNewSpeaker={cue.speaker !== null && cue.speaker !== cues[index - 1]?.speaker}
              onSeek={onSeek}
            />
          </li>
        ))}
      </ol>
    </details>
  );
}
