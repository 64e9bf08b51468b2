import { useEffect } from 'react';
import { startMediaSession } from '#src/browser/player/mediaSession.ts';

/** Shows a playing recording in the system's controls as long as its player is on the page. */
export function useMediaSession(media: HTMLMediaElement | null, title: string, poster: string | null) {
  useEffect(() => {
    if (media) return startMediaSession(media, { title, poster });
  }, [media, title, poster]);
}
