import { useEffect, useRef, useState } from 'react';
import { playbackRate } from '#src/browser/playbackRate.ts';
import { readCaptionsShown, storeCaptionsShown } from '#src/browser/videoCaptions.ts';
import { watchTimes } from '#src/browser/watchTime.ts';

const stores = {
  video: { times: watchTimes('videoWatchTime'), rate: playbackRate('vimeoPlaybackRate') },
  podcast: { times: watchTimes('podcastWatchTime'), rate: playbackRate('podcastPlaybackRate') },
};

/** A player's position and speed, and a video's captions, remembered in this browser; `currentTime` is where it plays now. */
export function usePlayback(kind: 'video' | 'podcast', id: string) {
  const { times, rate } = stores[kind];
  const [initial, setInitial] = useState({ position: 0, rate: 1 });
  const [currentTime, setCurrentTime] = useState<number | undefined>(undefined);
  const [areCaptionsShown, setCaptionsShown] = useState(true);
  const storedSecond = useRef(-1);
  // Storage is read behind the first paint: the server does not know it.
  useEffect(() => {
    setInitial({ position: times.get(id).seconds, rate: rate.get() });
    if (kind === 'video') setCaptionsShown(readCaptionsShown());
  }, [id, kind, times, rate]);
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
        areCaptionsShown,
        onCaptionsChange: (areShown: boolean) => {
          setCaptionsShown(areShown);
          storeCaptionsShown(areShown);
        },
      }),
    },
  };
}
