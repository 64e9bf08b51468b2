import { type Ref, useImperativeHandle } from 'react';
import { Icon } from '#src/components/ui/Icon.tsx';
import { useIsHydrated } from '#src/components/ui/useIsHydrated.ts';
import { formatTimecode } from '#src/domain/format.ts';
import { SeekSlider } from './SeekSlider.tsx';
import { useAudioPlayback } from './useAudioPlayback.ts';

/** Lets a transcript start the recording at one of its lines. */
export interface AudioPlayerHandle {
  playFrom: (seconds: number) => void;
}

interface Props {
  src: string;
  title: string;
  durationSeconds: number;
  /** Where the last listening ended; may arrive later than the player. */
  initialPosition?: number;
  initialRate?: number;
  /** Told several times a second while playing; 0 at the end. */
  onPositionChange?: (seconds: number) => void;
  onRateChange?: (rate: number) => void;
  ref?: Ref<AudioPlayerHandle>;
}

const rates = [0.75, 1, 1.25, 1.5, 1.75, 2];
const shapes = { paused: 'M8 5v14l11-7z', failed: 'M8 5v14l11-7z', playing: 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z' };
const skip = 'min-h-11 min-w-14 rounded-md font-strong hover:bg-accent-soft hover:text-accent-text';

/** The player of an episode. Until scripts run, the browser's own controls stand in the same room. */
export function AudioPlayer(props: Props) {
  const { src, title, durationSeconds, initialPosition = 0, initialRate = 1, onPositionChange, onRateChange } = props;
  const isHydrated = useIsHydrated();
  const playback = useAudioPlayback({ durationSeconds, initialPosition, initialRate, onPositionChange, onRateChange });
  const { status, position, rate } = playback;
  useImperativeHandle(props.ref, () => ({ playFrom: playback.playFrom }));
  return (
    <section
      aria-label={`Prehrávač: ${title}`}
      className="no-print grid min-h-[146px] content-center rounded-2xl border border-line bg-raised p-4 shadow-raised m:min-h-[98px] m:p-5"
    >
      <audio
        {...playback.audioProps}
        src={src}
        preload="none"
        controls={!isHydrated}
        className={isHydrated ? 'hidden' : 'w-full [.js_&]:invisible'}
      />
      {isHydrated && (
        <div className="flex flex-wrap items-center gap-x-1 gap-y-3 m:flex-nowrap m:gap-x-2">
          <button
            type="button"
            aria-label={status === 'playing' ? 'Pozastaviť' : 'Prehrať'}
            onClick={playback.toggle}
            className="grid size-14 shrink-0 place-items-center rounded-full bg-accent text-white transition-colors duration-150 hover:bg-accent-strong active:bg-accent-pressed"
          >
            <svg aria-hidden="true" width="28" height="28" viewBox="0 0 24 24" fill="currentColor">
              <path d={shapes[status]} />
            </svg>
          </button>
          <button
            type="button"
            aria-label="−15 s, späť"
            onClick={() => playback.seek(position - 15)}
            className={`${skip} ml-1`}
          >
            −15&nbsp;s
          </button>
          <button
            type="button"
            aria-label="+30 s, dopredu"
            onClick={() => playback.seek(position + 30)}
            className={skip}
          >
            +30&nbsp;s
          </button>
          <span className="relative ml-auto m:ml-0">
            <select
              aria-label="Rýchlosť prehrávania"
              value={rate}
              onChange={(event) => playback.setRate(Number(event.currentTarget.value))}
              className="min-h-11 w-[84px] appearance-none rounded-full border border-line bg-transparent pr-7 pl-3.5 font-strong tabular-nums hover:border-accent-text hover:text-accent-text"
            >
              {rates.map((option) => (
                <option key={option} value={option} className="bg-raised text-secondary">
                  {String(option).replace('.', ',')}×
                </option>
              ))}
            </select>
            <Icon name="chevronDown" size={16} className="pointer-events-none absolute top-3.5 right-3 text-muted" />
          </span>
          <div className="flex w-full items-center gap-3 text-sm text-muted tabular-nums m:ml-2 m:w-auto m:flex-1">
            <span>{formatTimecode(position)}</span>
            <SeekSlider position={position} durationSeconds={durationSeconds} onSeek={playback.seek} />
            <span>{formatTimecode(durationSeconds)}</span>
          </div>
        </div>
      )}
      {status === 'failed' && (
        <p role="alert" className="pt-3 text-sm text-danger-text">
          Nahrávku sa nepodarilo prehrať. Skontroluj pripojenie a&nbsp;skús to znova, alebo si ju{' '}
          <a href={src} download className="underline underline-offset-2">
            stiahni
          </a>
          .
        </p>
      )}
    </section>
  );
}
