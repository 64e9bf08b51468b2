import type { VideoSource } from '#src/contract/video.ts';

type VideoProvider = VideoSource['provider'];

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
