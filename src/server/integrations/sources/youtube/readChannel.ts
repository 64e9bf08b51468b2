import { childOf, childrenOf, readXml, textOf } from '#src/server/integrations/sources/readXml.ts';
import { SourceError } from '#src/server/integrations/sources/SourceError.ts';

const atom = 'http://www.w3.org/2005/Atom';
const youtube = 'http://www.youtube.com/xml/schemas/2015';
const media = 'http://search.yahoo.com/mrss/';

/** A video as YouTube tells of it, by either way. */
export interface ChannelVideo {
  id: string;
  title: string;
  description: string;
  publishedAt: Date;
  updatedAt: Date;
  thumbnail: string | null;
  durationSeconds: number | null;
}

/** The public feed of a channel: its newest fifteen videos. @throws SourceError */
export async function readChannel(source: string): Promise<ChannelVideo[]> {
  const feed = await readXml(source);
  if (feed.ns !== atom || feed.name !== 'feed') throw new SourceError('unreadable', 'this is no feed of a channel');
  return childrenOf(feed, atom, 'entry').flatMap((entry) => {
    const id = textOf(entry, youtube, 'videoId');
    const publishedAt = new Date(textOf(entry, atom, 'published'));
    if (!isVideoId(id) || Number.isNaN(publishedAt.getTime())) return [];
    const group = childOf(entry, media, 'group');
    const updatedAt = new Date(textOf(entry, atom, 'updated'));
    return {
      id,
      title: textOf(entry, atom, 'title') || id,
      description: textOf(group, media, 'description'),
      publishedAt,
      updatedAt: Number.isNaN(updatedAt.getTime()) ? publishedAt : updatedAt,
      thumbnail: childOf(group, media, 'thumbnail')?.attributes.url ?? null,
      durationSeconds: null,
    };
  });
}

export const isVideoId = (text: string) => /^[\w-]{11}$/.test(text);
