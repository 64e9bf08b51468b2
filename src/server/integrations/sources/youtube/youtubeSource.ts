import { createHash } from 'node:crypto';
import { z } from 'zod';
import { hours } from '#src/domain/duration.ts';
import { slugOf } from '#src/domain/slugOf.ts';
import type { Get } from '#src/server/integrations/sources/openAddress.ts';
import { plainMarkdown } from '#src/server/integrations/sources/plainMarkdown.ts';
import { SourceError } from '#src/server/integrations/sources/SourceError.ts';
import type { Source, SourcedVideo, SourceLook } from '#src/server/integrations/sources/source.ts';
import { readUploads, readVideos } from './dataApi.ts';
import { descriptionChapters } from './descriptionChapters.ts';
import { type ChannelVideo, readChannel } from './readChannel.ts';

interface Options {
  channelId: string;
  /** Without it the public feed is read, which knows neither durations nor more than the newest videos. */
  apiKey: string | null;
  get: Get;
  now: () => Date;
  /** A stand-in for both of YouTube's servers. */
  serverUrl: string | null;
}

const markSchema = z.object({ hash: z.string(), wholeAt: z.iso.datetime().nullable() });
type Mark = z.infer<typeof markSchema>;

/** A thousand videos take forty calls, and a day has ten thousand: all are asked for four times a day, the newest every time. */
const wholeEveryMs = hours(6);
const feedBytes = 2 * 1024 * 1024;

/** The public videos of a channel. Visitors' browsers are not told of it: posters are fetched by the site. */
export function createYoutubeSource({ channelId, apiKey, get, now, serverUrl }: Options): Source {
  const feedServer = serverUrl?.replace(/\/$/, '') ?? 'https://www.youtube.com';
  const apiServer = serverUrl?.replace(/\/$/, '') ?? 'https://www.googleapis.com';
  return {
    name: 'youtube',
    address: `https://www.youtube.com/channel/${channelId}`,
    atOnce: 4,
    look: async (written, signal) => {
      const mark = markOf(written);
      const at = now();
      const isWhole = apiKey !== null && (!mark?.wholeAt || at.getTime() - Date.parse(mark.wholeAt) >= wholeEveryMs);
      const calling = apiKey === null ? null : { get, server: apiServer, apiKey, signal };
      const videos = calling
        ? await readVideos(calling, await readUploads(calling, channelId, isWhole))
        : await readChannel(await readFeed(get, `${feedServer}/feeds/videos.xml?channel_id=${channelId}`, signal));
      const hash = createHash('sha256').update(JSON.stringify(videos)).digest('hex');
      if (mark?.hash === hash && !isWhole) return 'unchanged';
      const oldest = videos.reduce<Date | null>(
        (least, { publishedAt }) => (least === null || publishedAt < least ? publishedAt : least),
        null,
      );
      return {
        things: thingsOf(videos),
        present: () => new Set(videos.map(({ id }) => id)),
        presentSince: () => (isWhole ? null : oldest),
        mark: () =>
          JSON.stringify({ hash, wholeAt: isWhole ? at.toISOString() : (mark?.wholeAt ?? null) } satisfies Mark),
      } satisfies SourceLook;
    },
  };
}

function markOf(written: string | null): Mark | null {
  const parsed = written === null ? null : markSchema.safeParse(JSON.parse(written));
  return parsed?.success ? parsed.data : null;
}

async function readFeed(get: Get, url: string, signal: AbortSignal): Promise<string> {
  const answer = await get(url, { maxBytes: feedBytes, signal });
  if (answer.status === 200) return answer.text();
  await answer.body.cancel();
  throw new SourceError('status', `the feed of the channel answers ${answer.status}`, { status: answer.status });
}

async function* thingsOf(videos: readonly ChannelVideo[]): AsyncIterable<SourcedVideo> {
  for (const video of [...videos].reverse()) {
    yield {
      kind: 'video',
      externalId: video.id,
      youtubeId: video.id,
      url: `https://www.youtube.com/watch?v=${video.id}`,
      slug: slugOf(video.title),
      title: video.title,
      summary: '',
      publishedAt: video.publishedAt,
      updatedAt: video.updatedAt,
      text: plainMarkdown(video.description),
      picture: video.thumbnail,
      formerPaths: [],
      losses: [],
      durationSeconds: video.durationSeconds,
      chapters: descriptionChapters(video.description, video.durationSeconds),
      // They are given to the owner of the channel alone, who would have to sign in (captions.download takes OAuth).
      captions: null,
    };
  }
}
