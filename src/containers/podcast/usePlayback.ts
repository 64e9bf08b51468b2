import { useMemo, useRef, useState } from 'react';
import { playbackRate } from '#src/browser/player/playbackRate.ts';
import { readCaptionsShown, storeCaptionsShown } from '#src/browser/player/videoCaptions.ts';
import { watchTimes } from '#src/browser/player/watchTime.ts';
import { useIsHydrated } from '#src/components/ui/useIsHydrated.ts';
import { secondOfAddress } from '#src/domain/recordingSecond.ts';

const stores = {
  video: { times: watchTimes('videoWatchTime'), rate: playbackRate('vimeoPlaybackRate') },
  podcast: { times: watchTimes('podcastWatchTime'), rate: playbackRate('podcastPlaybackRate') },
};

/** What the server knows of a browser's storage. */
const unknown = { position: 0, rate: 1, areCaptionsShown: true };

/**
 * A player's position and speed, and a video's captions, remembered in this browser; an address may name another position.
 * `currentTime` is where it plays now.
 */
export function usePlayback(kind: 'video' | 'podcast', id: string) {
  const { times, rate } = stores[kind];
  const isHydrated = useIsHydrated();
  const [currentTime, setCurrentTime] = useState<number | undefined>(undefined);
  const [chosenCaptions, setChosenCaptions] = useState<boolean | null>(null);
  const storedSecond = useRef(-1);
  const initial = useMemo(
    () =>
      isHydrated
        ? {
            position: secondOfAddress(location.search) ?? times.get(id).seconds,
            rate: rate.get(),
            areCaptionsShown: readCaptionsShown(),
          }
        : unknown,
    [isHydrated, id, times, rate],
  );
  return {
    currentTime,
    props: {
      initialPosition: initial.position,
      initialRate: initial.rate,
      onRateChange: rate.set,
      onPositionChange: (seconds: number) => {
        setCurrentTime(seconds);
        if (seconds === 0) times.remove(id);
        else if (Math.floor(seconds) !== storedSecond.current) times.set(id, seconds);
        storedSecond.current = Math.floor(seconds);
      },
      ...(kind === 'video' && {
        areCaptionsShown: chosenCaptions ?? initial.areCaptionsShown,
        onCaptionsChange: (areShown: boolean) => {
          setChosenCaptions(areShown);
          storeCaptionsShown(areShown);
        },
      }),
    },
  };
}
