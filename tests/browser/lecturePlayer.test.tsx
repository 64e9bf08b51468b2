import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { startMediaSession } from '#src/browser/player/mediaSession.ts';
import { readCaptionsShown, storeCaptionsShown } from '#src/browser/player/videoCaptions.ts';
import { shortcutsOff } from '#src/browser/storage/storedFlag.ts';
import { VideoPlayer } from '#src/components/video/VideoPlayer.tsx';
import { usePlayback } from '#src/containers/podcast/usePlayback.ts';
import { usePlayerKeys } from '#src/containers/podcast/usePlayerKeys.ts';
import { video } from '#stories/fixtures/video.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('captions are shown until they are turned off, and again when they are turned on', () => {
  expect(readCaptionsShown()).toBe(true);
  storeCaptionsShown(false);
  expect(localStorage.getItem('videoCaptions')).toBe('off');
  expect(readCaptionsShown()).toBe(false);
  storeCaptionsShown(true);
  expect(localStorage.getItem('videoCaptions')).toBe('on');
  expect(readCaptionsShown()).toBe(true);
});

test.each(['', 'OFF', 'false', '{}'])('a stored „%s“ is neither on nor off: captions are shown', (stored) => {
  localStorage.setItem('videoCaptions', stored);
  expect(readCaptionsShown()).toBe(true);
});

test('where storage is forbidden captions are shown, and nothing breaks', () => {
  const forbid = () => {
    throw new DOMException('Forbidden', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid);
  storeCaptionsShown(false);
  expect(readCaptionsShown()).toBe(true);
});

function RememberingPlayer() {
  const { props } = usePlayback('video', video.id);
  return <VideoPlayer {...props} video={video.video} title={video.title} />;
}

test('a player opens with the captions as they were left, and remembers the next choice', async () => {
  storeCaptionsShown(false);
  render(<RememberingPlayer />);
  const captions = screen.getByLabelText<HTMLVideoElement>(video.title).textTracks[0];
  if (!captions) throw new Error('The player has no captions');
  await vi.waitFor(() => expect(captions.mode).toBe('disabled'));
  // Long enough for the browser to tell of what opening did: none of it is a choice.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(captions.mode).toBe('disabled');
  expect(readCaptionsShown()).toBe(false);
  captions.mode = 'showing';
  await vi.waitFor(() => expect(readCaptionsShown()).toBe(true));
  captions.mode = 'disabled';
  await vi.waitFor(() => expect(readCaptionsShown()).toBe(false));
  expect(captions.mode).toBe('disabled');
});

/** A video that remembers its place without a file: an empty element cannot seek. */
function buildMedia() {
  const media = document.createElement('video');
  Object.defineProperty(media, 'currentTime', { value: 60, writable: true });
  return media;
}

test('the system shows what plays and moves in it, until the player is gone', () => {
  const handlers = new Map<string, MediaSessionActionHandler | null>();
  vi.spyOn(navigator.mediaSession, 'setActionHandler').mockImplementation((action, handler) => {
    handlers.set(action, handler);
  });
  const media = buildMedia();
  const stop = startMediaSession(media, { title: 'Prvý výpis', poster: '/media/video/prvy.webp' });
  expect(navigator.mediaSession.metadata).toMatchObject({ title: 'Prvý výpis', artist: 'Prvý riadok' });
  expect(navigator.mediaSession.metadata?.artwork[0]?.src).toMatch(/\/media\/video\/prvy\.webp$/);

  handlers.get('seekbackward')?.({ action: 'seekbackward' });
  expect(media.currentTime).toBe(50);
  handlers.get('seekforward')?.({ action: 'seekforward', seekOffset: 30 });
  expect(media.currentTime).toBe(80);
  handlers.get('seekto')?.({ action: 'seekto', seekTime: 0 });
  expect(media.currentTime).toBe(0);

  stop();
  expect(navigator.mediaSession.metadata).toBeNull();
  expect([...handlers.keys()]).toEqual(['play', 'pause', 'seekbackward', 'seekforward', 'seekto']);
  expect([...handlers.values()].every((handler) => handler === null)).toBe(true);
});

test('an action that the browser does not know leaves the others in place', () => {
  const set = vi.spyOn(navigator.mediaSession, 'setActionHandler').mockImplementation((action) => {
    if (action === 'seekto') throw new TypeError('Unknown action');
  });
  startMediaSession(buildMedia(), { title: 'Prvý výpis', poster: null })();
  expect(set).toHaveBeenCalledWith('pause', expect.any(Function));
});

test('a browser without controls of the system plays on', () => {
  const descriptor = Object.getOwnPropertyDescriptor(Navigator.prototype, 'mediaSession') ?? {};
  Reflect.deleteProperty(Navigator.prototype, 'mediaSession');
  try {
    expect('mediaSession' in navigator).toBe(false);
    expect(() => startMediaSession(buildMedia(), { title: 'Prvý výpis', poster: null })()).not.toThrow();
  } finally {
    Object.defineProperty(Navigator.prototype, 'mediaSession', descriptor);
  }
});

function Player() {
  const [element, setElement] = useState<HTMLVideoElement | null>(null);
  usePlayerKeys(element);
  return (
    <>
      <div data-testid="frame" tabIndex={-1}>
        <video ref={setElement} data-testid="video" controls>
          <track kind="captions" />
        </video>
        <button type="button">Riadok prepisu</button>
        <input aria-label="Poznámka" />
      </div>
      <button type="button">Vedľa</button>
    </>
  );
}

function openPlayer() {
  render(<Player />);
  const element = screen.getByTestId<HTMLVideoElement>('video');
  Object.defineProperty(element, 'currentTime', { value: 60, writable: true });
  screen.getByTestId('frame').focus();
  return element;
}

test('keys move, speed up and mute the video while its frame is focused', async () => {
  const element = openPlayer();
  await userEvent.keyboard('l{ArrowRight}{ArrowRight}j');
  expect(element.currentTime).toBe(70);
  await userEvent.keyboard('{ArrowLeft}');
  expect(element.currentTime).toBe(65);
  await userEvent.keyboard('>>');
  expect(element.playbackRate).toBe(1.5);
  await userEvent.keyboard('<<<<<<<');
  expect(element.playbackRate).toBe(0.25);
  await userEvent.keyboard('m');
  expect(element.muted).toBe(true);
  await userEvent.keyboard('m');
  expect(element.muted).toBe(false);
});

test('k and space play a video that stands, and stop one that plays', async () => {
  const element = openPlayer();
  const play = vi.spyOn(element, 'play').mockResolvedValue();
  const pause = vi.spyOn(element, 'pause');
  await userEvent.keyboard('k ');
  expect(play).toHaveBeenCalledTimes(2);
  vi.spyOn(element, 'paused', 'get').mockReturnValue(false);
  await userEvent.keyboard('k ');
  expect(pause).toHaveBeenCalledTimes(2);
});

test('space and arrows stay with what is focused inside the frame; letters still drive the video', async () => {
  const element = openPlayer();
  const play = vi.spyOn(element, 'play').mockResolvedValue();
  screen.getByRole('button', { name: 'Riadok prepisu' }).focus();
  await userEvent.keyboard(' {ArrowRight}');
  expect(play).not.toHaveBeenCalled();
  expect(element.currentTime).toBe(60);
  await userEvent.keyboard('l');
  expect(element.currentTime).toBe(70);
  // The browser's own controls answer here; an empty video has nothing to play or to seek in.
  element.focus();
  await userEvent.keyboard(' {ArrowRight}');
  expect(play).not.toHaveBeenCalled();
  expect(element.currentTime).toBe(70);
  await userEvent.keyboard('j');
  expect(element.currentTime).toBe(60);
});

test('a form field, a place beside the frame, modifiers, and shortcuts turned off leave the video alone', async () => {
  const element = openPlayer();
  screen.getByRole('textbox').focus();
  await userEvent.keyboard('jlm');
  screen.getByRole('button', { name: 'Vedľa' }).focus();
  await userEvent.keyboard('jlm');
  screen.getByTestId('frame').focus();
  await userEvent.keyboard('{Control>}m{/Control}{Alt>}j{/Alt}{Shift>}{ArrowLeft}{/Shift}');
  shortcutsOff.set(true);
  await userEvent.keyboard('jm');
  shortcutsOff.set(false);
  expect(element.currentTime).toBe(60);
  expect(element.muted).toBe(false);
  await userEvent.keyboard('m');
  expect(element.muted).toBe(true);
});
