import type { SourcesConfig } from '#src/server/config/readSources.ts';
import { createGet, type Get, publicAndHere, publicOnly } from './openAddress.ts';
import { plainHtml } from './plainHtml.ts';
import { createPodcastSource } from './podcast/podcastSource.ts';
import type { Source } from './source.ts';

/** What the site is fed from, and the way in which all of it is read. */
export function openSources(config: SourcesConfig): { sources: Source[]; get: Get } {
  const get = createGet(config.mayBeHere ? publicAndHere : publicOnly);
  const { podcast } = config;
  const sources = [podcast && createPodcastSource({ url: podcast.feedUrl, get, readHtml: plainHtml })];
  return { get, sources: sources.filter((source) => source !== null) };
}
