import { type ComponentProps, useRef, useState } from 'react';

interface Options {
  durationSeconds: number;
  initialPosition: number;
  initialRate: number;
  onPositionChange?: (seconds: number) => void;
  onRateChange?: (rate: number) => void;
}

/** Drives an audio element: where it is, how fast it goes, and what to do with both. */
export function useAudioPlayback({ durationSeconds, initialPosition, initialRate, ...on }: Options) {
  const ref = useRef<HTMLAudioElement>(null);
  const [status, setStatus] = useState<'paused' | 'playing' | 'failed'>('paused');
  // Null until the listener chooses: remembered values may arrive after the first render.
  const [chosenPosition, setPosition] = useState<number | null>(null);
  const [chosenRate, setChosenRate] = useState<number | null>(null);
  const position = Math.min(chosenPosition ?? initialPosition, durationSeconds);
  const rate = chosenRate ?? initialRate;

  function moveTo(seconds: number) {
    setPosition(seconds);
    on.onPositionChange?.(seconds);
  }

  function seek(seconds: number) {
    const target = Math.min(Math.max(0, seconds), durationSeconds);
    // Without metadata the element knows no time yet; it is set as soon as they are here.
    if (ref.current && ref.current.readyState > 0) ref.current.currentTime = target;
    moveTo(target);
  }

  function play() {
    const audio = ref.current;
    if (!audio) return;
    if (audio.error) audio.load();
    audio.playbackRate = rate;
    setStatus('playing');
    audio.play().catch((error: unknown) => {
      const isInterrupted = error instanceof DOMException && error.name === 'AbortError';
      if (!isInterrupted) setStatus('failed');
    });
  }

  function toggle() {
    if (ref.current?.paused === false) ref.current.pause();
    else play();
  }

  function playFrom(seconds: number) {
    seek(seconds);
    play();
  }

  function setRate(next: number) {
    if (ref.current) ref.current.playbackRate = next;
    setChosenRate(next);
    on.onRateChange?.(next);
  }

  const audioProps: ComponentProps<'audio'> = {
    ref,
    onLoadedMetadata: (event) => {
      event.currentTarget.currentTime = position;
      event.currentTarget.playbackRate = rate;
    },
    onPlay: () => setStatus('playing'),
    onPause: (event) => setStatus(event.currentTarget.error ? 'failed' : 'paused'),
    // A failed recording tells zero, which is not where the listener is.
    onTimeUpdate: (event) => event.currentTarget.readyState > 0 && moveTo(event.currentTarget.currentTime),
    // The next listening starts anew.
    onEnded: () => moveTo(0),
    onError: () => setStatus('failed'),
  };

  return {
    status,
    position,
    rate,
    audioProps,
    toggle,
    seek,
    setRate,
    playFrom,
  };
}
