import { useEffect } from 'react';
import { shortcutsOff } from '#src/browser/storage/storedFlag.ts';

const formFields = 'input, textarea, select, [contenteditable]';
/** What is focused inside the frame uses these itself: the video's own controls, a line of the transcript. */
const keysOfFocused = [' ', 'ArrowLeft', 'ArrowRight'];
/** The only keys that some keyboards write with Shift. */
const shiftedKeys = ['<', '>'];

/** Seconds by which a key moves; held down, it goes on. */
const seeks: Record<string, number> = { j: -10, l: 10, ArrowLeft: -5, ArrowRight: 5 };

const rateStep = 0.25;
/** The fastest speed that is remembered (src/browser/player/playbackRate.ts). */
const fastest = 4;

const actions: Record<string, (video: HTMLVideoElement) => void> = {
  k: toggle,
  ' ': toggle,
  m: (video) => {
    video.muted = !video.muted;
  },
  f: (video) => {
    if (!document.fullscreenEnabled) return;
    // A service's player that is still loading answers nothing.
    const change: Promise<void> | undefined = document.fullscreenElement
      ? document.exitFullscreen()
      : video.requestFullscreen();
    // A refusal leaves the video where it is.
    change?.catch(() => undefined);
  },
  '<': (video) => {
    video.playbackRate = Math.max(video.playbackRate - rateStep, rateStep);
  },
  '>': (video) => {
    video.playbackRate = Math.min(video.playbackRate + rateStep, fastest);
  },
};

function toggle(video: HTMLVideoElement): void {
  // What cannot play says so itself.
  if (video.paused) video.play().catch(() => undefined);
  else video.pause();
}

/**
 * Drives a video by keys while focus is in its frame, the nearest element around it that takes focus from scripts.
 * Listed in ShortcutsDialog; turned off together with the other shortcuts. A focused frame of a hosting service has keys of its own.
 */
export function usePlayerKeys(video: HTMLVideoElement | null) {
  useEffect(() => {
    const frame = video?.closest<HTMLElement>('[tabindex="-1"]');
    if (!video || !frame) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || shortcutsOff.get()) return;
      if (event.shiftKey && !shiftedKeys.includes(key)) return;
      if (target instanceof Element && target.closest(formFields)) return;
      if (target !== frame && keysOfFocused.includes(key)) return;
      const seconds = seeks[key];
      const action = actions[key];
      if (seconds !== undefined) video.currentTime += seconds;
      else if (action && !event.repeat) action(video);
      else return;
      event.preventDefault();
    };
    frame.addEventListener('keydown', onKeyDown);
    return () => frame.removeEventListener('keydown', onKeyDown);
  }, [video]);
}
