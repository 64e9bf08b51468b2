import type { VideoSource } from '#src/contract/video.ts';

export type VideoProvider = VideoSource['provider'];

/** The hosting services by name; an own file has none. */
export const serviceNames: Record<VideoProvider, string | null> = { FILE: null, YOUTUBE: 'YouTube', VIMEO: 'Vimeo' };

/** Where the video can be watched without this site's scripts. */
export function watchAddress({ provider, source }: VideoSource): string {
  const addresses: Record<VideoProvider, string> = {
    FILE: source,
    YOUTUBE: `https://www.youtube.com/watch?v=${source}`,
    VIMEO: `https://vimeo.com/${source}`,
  };
  return addresses[provider];
}

/** The frame of a hosting service, without its tracking cookies; starts at once. */
export function embedAddress({ provider, source }: VideoSource, startSeconds: number): string {
  const start = Math.floor(startSeconds);
  return provider === 'VIMEO'
    ? `https://player.vimeo.com/video/${source}?autoplay=1&dnt=1#t=${start}s`
    : `https://www.youtube-nocookie.com/embed/${source}?autoplay=1&rel=0&hl=sk&cc_lang_pref=sk&start=${start}`;
}
