import { z } from 'zod';
import type { Get } from '#src/server/integrations/sources/openAddress.ts';
import { SourceError } from '#src/server/integrations/sources/SourceError.ts';
import { type ChannelVideo, isVideoId } from './readChannel.ts';

const playlistPage = z.object({
  nextPageToken: z.string().optional(),
  items: z.array(z.object({ contentDetails: z.object({ videoId: z.string() }) })),
});
const videoPage = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      snippet: z.object({
        title: z.string(),
        description: z.string().default(''),
        publishedAt: z.iso.datetime({ offset: true }),
        liveBroadcastContent: z.string().default('none'),
        thumbnails: z.record(z.string(), z.object({ url: z.string(), width: z.number().default(0) })).default({}),
      }),
      contentDetails: z.object({ duration: z.string().default('') }),
      status: z.object({ privacyStatus: z.string() }),
    }),
  ),
});

/** What one call of the Data API gives at most. */
const perCall = 50;
const mostPages = 100;

interface Calling {
  get: Get;
  server: string;
  apiKey: string;
  signal: AbortSignal;
}

/** The ids of a channel's uploads, the newest first: all of them, or of the newest page alone. @throws SourceError */
export async function readUploads(calling: Calling, channelId: string, isWhole: boolean): Promise<string[]> {
  const ids: string[] = [];
  let pageToken: string | undefined;
  for (let page = 0; page < (isWhole ? mostPages : 1); page++) {
    const answer = await call(calling, 'playlistItems', playlistPage, {
      part: 'contentDetails',
      // The list of all uploads has the channel's name with other first letters.
      playlistId: `UU${channelId.slice(2)}`,
      maxResults: String(perCall),
      ...(pageToken && { pageToken }),
    });
    ids.push(...answer.items.map(({ contentDetails }) => contentDetails.videoId));
    pageToken = answer.nextPageToken;
    if (!pageToken) break;
  }
  return ids.filter(isVideoId);
}

/** Of these videos those that everybody may see and that are over. @throws SourceError */
export async function readVideos(calling: Calling, ids: readonly string[]): Promise<ChannelVideo[]> {
  const videos: ChannelVideo[] = [];
  for (let from = 0; from < ids.length; from += perCall) {
    const part = 'snippet,contentDetails,status';
    const id = ids.slice(from, from + perCall).join(',');
    const { items } = await call(calling, 'videos', videoPage, { part, id, maxResults: String(perCall) });
    for (const { id, snippet, contentDetails, status } of items) {
      if (status.privacyStatus !== 'public' || snippet.liveBroadcastContent !== 'none') continue;
      const publishedAt = new Date(snippet.publishedAt);
      const [widest] = Object.values(snippet.thumbnails).sort((one, other) => other.width - one.width);
      videos.push({
        id,
        title: snippet.title,
        description: snippet.description,
        publishedAt,
        updatedAt: publishedAt,
        thumbnail: widest?.url ?? null,
        durationSeconds: secondsOf(contentDetails.duration),
      });
    }
  }
  return videos;
}

async function call<T>(
  { get, server, apiKey, signal }: Calling,
  resource: string,
  schema: z.ZodType<T>,
  parameters: Record<string, string>,
): Promise<T> {
  // In a header: addresses come into logs of proxies.
  const headers = { 'x-goog-api-key': apiKey, accept: 'application/json' };
  const answer = await get(`${server}/youtube/v3/${resource}?${new URLSearchParams(parameters)}`, { headers, signal });
  const text = await answer.text();
  const { status } = answer;
  if (status !== 200) {
    const isRefused = status === 400 || status === 401 || status === 403;
    throw new SourceError(isRefused ? 'refused' : 'status', `the Data API answers ${status}`, { status });
  }
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw new SourceError('unreadable', 'the Data API answers something else', { cause });
  }
}

/** `PT1H2M3S`, of a day also `P1DT0S`. */
function secondsOf(duration: string): number | null {
  const [whole, days = '0', hours = '0', minutes = '0', seconds = '0'] =
    /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(duration) ?? [];
  const sum = Number(days) * 86_400 + Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return whole && sum > 0 ? sum : null;
}
