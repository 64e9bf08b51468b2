import type { SourcesConfig } from '#src/server/config/ServerConfig.ts';
import { createGet, type Get, publicAndHere, publicOnly } from './openAddress.ts';
import { createPodcastSource } from './podcast/podcastSource.ts';
import type { Source } from './source.ts';
import { createWordpressSource } from './wordpress/createWordpressSource.ts';
import { createYoutubeSource } from './youtube/youtubeSource.ts';

/** What the site is fed from, and the way in which all of it is read. */
export function openSources(config: SourcesConfig, now: () => Date): { sources: Source[]; get: Get } {
  const get = createGet(config.mayBeHere ? publicAndHere : publicOnly);
  const { wordpress, podcast, youtube } = config;
  const sources = [
    wordpress && createWordpressSource({ ...wordpress, get }),
    podcast && createPodcastSource({ url: podcast.feedUrl, get }),
    youtube && createYoutubeSource({ ...youtube, get, now }),
  ];
  return { get, sources: sources.filter((source) => source !== null) };
}
