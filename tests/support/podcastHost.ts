import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { projectRoot } from '#src/server/config/projectRoot.ts';

export interface HostedEpisode {
  guid: string;
  title: string;
  pubDate: string;
  /** More elements of the item. */
  more?: string;
  description?: string;
  audio?: string;
}

const recording = readFileSync(join(projectRoot, 'public/media/podcast/chyby-su-dobra-sprava.mp3'));

/** A host of a podcast on this computer, which counts what it is asked for. */
export async function startPodcastHost() {
  const asked: string[] = [];
  const host = {
    url: '',
    asked,
    /** Elements of the channel beside its items. */
    channel: '<itunes:author>Jana Hostiteľka</itunes:author>',
    episodes: [] as HostedEpisode[],
    /** Answers by path in the place of its own. */
    answers: new Map<string, { status?: number; type?: string; body: string | Buffer }>(),
    isAway: false,
    connections: () =>
      new Promise<number>((resolve, reject) => {
        server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
      }),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const feed = () => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:pc="https://podcastindex.org/namespace/1.0">
<channel><title>Podcast inde</title>${host.channel}
${host.episodes
  .map(
    ({ guid, title, pubDate, more = '', description = '', audio = `/${guid}.mp3` }) => `<item>
<guid isPermaLink="false">${guid}</guid><title>${title}</title><pubDate>${pubDate}</pubDate><link>${host.url}/ep/${guid}</link>
<description><![CDATA[${description}]]></description>
<enclosure url="${host.url}${audio}" length="${recording.length}" type="audio/mpeg"/>${more}</item>`,
  )
  .join('\n')}
</channel></rss>`;
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    if (host.isAway) return void response.destroy();
    const own = host.answers.get(path);
    if (own) return response.writeHead(own.status ?? 200, { 'content-type': own.type ?? 'text/plain' }).end(own.body);
    if (path === '/feed.xml') {
      const body = feed();
      const etag = `"${Buffer.from(body).length}-${body.split('').reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) | 0, 7)}"`;
      if (request.headers['if-none-match'] === etag) return response.writeHead(304).end();
      return response.writeHead(200, { 'content-type': 'application/rss+xml', etag }).end(body);
    }
    if (path.endsWith('.mp3')) {
      // As many recordings as episodes: the store knows a file by its bytes.
      return response
        .writeHead(200, { 'content-type': 'audio/mpeg' })
        .end(Buffer.concat([recording, Buffer.from(path)]));
    }
    response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host.url = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  return host;
}
export type PodcastHost = Awaited<ReturnType<typeof startPodcastHost>>;
