import type { CSSProperties } from 'react';
import { formatTimecode } from '#src/domain/format.ts';

interface Props {
  /** In seconds, like everything here. */
  position: number;
  durationSeconds: number;
  onSeek: (seconds: number) => void;
}

const track =
  'appearance-none bg-transparent [&::-webkit-slider-runnable-track]:h-1.5 [&::-webkit-slider-runnable-track]:rounded-full [&::-webkit-slider-runnable-track]:bg-[linear-gradient(to_right,var(--accent-text)_var(--played),var(--line)_var(--played))] [&::-moz-range-track]:h-1.5 [&::-moz-range-track]:rounded-full [&::-moz-range-track]:bg-line [&::-moz-range-progress]:h-1.5 [&::-moz-range-progress]:rounded-full [&::-moz-range-progress]:bg-accent-text';
const thumb =
  '[&::-webkit-slider-thumb]:-mt-1.5 [&::-webkit-slider-thumb]:size-[18px] [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:bg-accent-text [&::-moz-range-thumb]:size-[18px] [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:bg-accent-text';

/** The line of a recording: what was played, where it is, and a handle to move it. */
export function SeekSlider({ position, durationSeconds, onSeek }: Props) {
  const played = { '--played': `${(position / durationSeconds) * 100}%` } as CSSProperties;
  return (
    <input
      type="range"
      aria-label="Miesto v nahrávke"
      aria-valuetext={`${formatTimecode(position)} z ${formatTimecode(durationSeconds)}`}
      min={0}
      max={durationSeconds}
      value={Math.floor(position)}
      style={played}
      onChange={(event) => onSeek(Number(event.currentTarget.value))}
      className={`h-11 min-w-0 flex-1 cursor-pointer rounded-sm ${track} ${thumb}`}
    />
  );
}
