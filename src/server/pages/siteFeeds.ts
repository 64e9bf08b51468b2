import { paths } from '#src/domain/paths.ts';
import type { Ctx } from '#src/server/context.ts';
import { presentPostCard } from '#src/server/presenters/presentPostCard.ts';
import { listAllPosts } from '#src/server/services/post/listAllPosts.ts';
import { listAddresses } from '#src/server/services/site/listAddresses.ts';
import { articlesFeed, podcastFeed } from './feeds.ts';
import type { RenderedPage } from './pageCache.ts';
import { securityHeaders } from './renderPage.ts';
import { robotsTxt, sitemapXml } from './sitemap.ts';

interface Options {
  ctx: Ctx;
  publicUrl: string;
}

interface Feed {
  type: string;
  /** What of the API's it shows: it is made anew when that changes. */
  resources: string[];
  text: () => Promise<string> | string;
}

const rssType = 'application/rss+xml; charset=utf-8';
const listed = ['course', 'chapter', 'lecture', 'post', 'tag', 'video', 'author', 'page'];

/** The site for machines, by path: sitemap, robots and feeds. The page cache keeps them as it does pages. */
export function siteFeeds({ ctx, publicUrl }: Options): ReadonlyMap<string, () => Promise<RenderedPage>> {
  const feeds: Record<string, Feed> = {
    '/robots.txt': { type: 'text/plain; charset=utf-8', resources: [], text: () => robotsTxt(publicUrl) },
    '/sitemap.xml': {
      type: 'application/xml; charset=utf-8',
      resources: listed,
      text: async () => sitemapXml(publicUrl, await listAddresses({ ctx })),
    },
    [paths.articlesFeed()]: {
      type: rssType,
      resources: ['post'],
      text: async () => {
        const articles = await listAllPosts({ ctx, input: { kind: 'article' } });
        return articlesFeed(publicUrl, articles.map(presentPostCard));
      },
    },
    [paths.podcastFeed()]: {
      type: rssType,
      resources: ['post'],
      text: async () => {
        const episodes = await listAllPosts({ ctx, input: { kind: 'podcast' } });
        const items = episodes.map((episode) => ({
          ...presentPostCard(episode),
          transcriptUrl: episode.post.transcriptUrl,
        }));
        return podcastFeed(publicUrl, items);
      },
    },
  };
  const rendered =
    ({ type, resources, text }: Feed) =>
    async (): Promise<RenderedPage> => ({
      status: 200,
      // Readers ask every few minutes; within five they need not.
      headers: { 'content-type': type, 'cache-control': 'public, max-age=300', ...securityHeaders(publicUrl) },
      html: await text(),
      resources: new Set(resources),
    });
  return new Map(Object.entries(feeds).map(([path, feed]) => [path, rendered(feed)]));
}
