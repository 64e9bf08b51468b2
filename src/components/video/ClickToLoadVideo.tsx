import { type ReactNode, type Ref, Suspense, useCallback, useImperativeHandle, useRef, useState } from 'react';
import { useIsHydrated } from '#src/components/ui/useIsHydrated.ts';
import type { VideoSource } from '#src/contract/video.ts';
import { VideoPoster } from './VideoPoster.tsx';

/** Lets a transcript start the video at one of its lines. */
export interface ClickToLoadVideoHandle {
  playFrom: (seconds: number) => void;
}

interface Props {
  video: VideoSource;
  title: string;
  /** Where to start, in seconds. */
  initialPosition?: number;
  /** Told of the playing element once there is one. */
  onMediaChange?: (media: HTMLVideoElement | null) => void;
  /** The player that plays from `start` on. Nobody needs it before the click: the poster waits for its code. */
  player: (start: number, media: Ref<HTMLVideoElement>) => ReactNode;
  ref?: Ref<ClickToLoadVideoHandle>;
}

/** Shows the poster, and the player in its place once the reader asks for it. */
export function ClickToLoadVideo({ video, title, initialPosition = 0, onMediaChange, player, ref }: Props) {
  const isHydrated = useIsHydrated();
  const [start, setStart] = useState<number | null>(null);
  const media = useRef<HTMLVideoElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const keepMedia = useCallback(
    (element: HTMLVideoElement | null) => {
      media.current = element;
      onMediaChange?.(element);
    },
    [onMediaChange],
  );

  useImperativeHandle(ref, () => ({
    playFrom: (seconds) => {
      setStart(seconds);
      if (!media.current) return;
      media.current.currentTime = seconds;
      // What cannot play says so itself.
      media.current.play().catch(() => undefined);
    },
  }));

  function showPlayer() {
    setStart(initialPosition);
    // The pressed button goes away; focus stays where it was.
    frame.current?.focus();
  }

  const poster = <VideoPoster video={video} title={title} onPlay={isHydrated ? showPlayer : undefined} />;
  return (
    <div ref={frame} tabIndex={-1} className="focus:outline-none">
      {start === null ? poster : <Suspense fallback={poster}>{player(start, keepMedia)}</Suspense>}
    </div>
  );
}
