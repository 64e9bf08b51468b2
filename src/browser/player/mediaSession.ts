import { site } from '#src/site.ts';

interface Recording {
  title: string;
  /** Address of a picture. */
  poster: string | null;
}

/** Seconds to skip when the system names none. */
const usualSkip = 10;

/**
 * Shows a recording in the system's controls (lock screen, keys of headphones) and lets them drive its element.
 * Answers a function that clears them; a browser without such controls gets nothing.
 */
export function startMediaSession(media: HTMLMediaElement, { title, poster }: Recording): () => void {
  if (!('mediaSession' in navigator)) return () => undefined;
  const session = navigator.mediaSession;
  const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    // What cannot play says so itself.
    play: () => void media.play().catch(() => undefined),
    pause: () => media.pause(),
    seekbackward: ({ seekOffset }) => {
      media.currentTime -= seekOffset ?? usualSkip;
    },
    seekforward: ({ seekOffset }) => {
      media.currentTime += seekOffset ?? usualSkip;
    },
    seekto: ({ seekTime }) => {
      if (seekTime !== undefined) media.currentTime = seekTime;
    },
  };
  session.metadata = new MediaMetadata({ title, artist: site.name, artwork: poster ? [{ src: poster }] : [] });
  for (const [action, handler] of Object.entries(handlers)) setHandler(session, action, handler);
  return () => {
    session.metadata = null;
    for (const action of Object.keys(handlers)) setHandler(session, action, null);
  };
}

function setHandler(session: MediaSession, action: string, handler: MediaSessionActionHandler | null): void {
  try {
    session.setActionHandler(action as MediaSessionAction, handler);
  } catch {
    // A browser refuses actions that it does not know; the others stay.
  }
}
