import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { useIsHydrated } from '#src/components/ui/useIsHydrated.ts';
import type { VideoSource } from '#src/contract/video.ts';
import { VideoPlayer } from './VideoPlayer.tsx';
import { VideoPoster } from './VideoPoster.tsx';

/** Lets a transcript start the video at one of its lines. */
export interface ClickToLoadVideoHandle {
  playFrom: (seconds: number) => void;
}

interface Props {
  video: VideoSource;
  title: string;
  /** Where the last watching ended; may arrive later than the poster. */
  initialPosition?: number;
  initialRate?: number;
  onPositionChange?: (seconds: number) => void;
  onRateChange?: (rate: number) => void;
  areCaptionsShown?: boolean;
  onCaptionsChange?: (areShown: boolean) => void;
  ref?: Ref<ClickToLoadVideoHandle>;
}

/** Shows the poster, and the player in its place once the reader asks for it. */
export function ClickToLoadVideo({ video, title, initialPosition = 0, ref, ...playback }: Props) {
  const isHydrated = useIsHydrated();
  const [start, setStart] = useState<number | null>(null);
  const file = useRef<HTMLVideoElement>(null);
  const frame = useRef<HTMLDivElement>(null);

  useImperativeHandle(ref, () => ({
    playFrom: (seconds) => {
      setStart(seconds);
      if (!file.current) return;
      file.current.currentTime = seconds;
      void file.current.play();
    },
  }));

  function showPlayer() {
    setStart(initialPosition);
    // The pressed button goes away; focus stays where it was.
    frame.current?.focus();
  }

  return (
    <div ref={frame} tabIndex={-1} className="focus:outline-none">
      {start === null ? (
        <VideoPoster video={video} title={title} onPlay={isHydrated ? showPlayer : undefined} />
      ) : (
        <VideoPlayer {...playback} video={video} title={title} initialPosition={start} ref={file} />
      )}
    </div>
  );
}
