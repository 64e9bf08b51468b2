import { paths } from '#src/domain/paths.ts';
import type { Ctx } from '#src/server/context.ts';
import { presentPostCard } from '#src/server/http/presenters/presentPostCard.ts';
import { articlesFeed, podcastFeed } from '#src/server/pages/feeds.ts';
import type { RenderedPage } from '#src/server/pages/pageCache.ts';
import { securityHeaders } from '#src/server/pages/renderPage.ts';
import { robotsTxt, sitemapXml } from '#src/server/pages/sitemap.ts';
import { listAddresses, listAllPosts } from '#src/server/services/catalogue/index.ts';
import { findOriginals, listUntold } from '#src/server/services/writing/index.ts';

interface Options {
  ctx: Ctx;
  publicUrl: string;
}

interface Feed {
  type: string;
  text: () => Promise<string> | string;
}

const rssType = 'application/rss+xml; charset=utf-8';

/** What feeds tell of: what can still be taken back is not among it. */
async function toldPosts(ctx: Ctx, kind: 'article' | 'podcast') {
  const posts = await listAllPosts({ ctx, input: { kind } });
  const untold = await listUntold({ ctx });
  return posts.filter(({ post }) => !untold.has(post.id));
}

/** The site for machines, by path: sitemap, robots and feeds. The page cache keeps them as it does pages. */
export function siteFeeds({ ctx, publicUrl }: Options): ReadonlyMap<string, () => Promise<RenderedPage>> {
  const feeds: Record<string, Feed> = {
    '/robots.txt': { type: 'text/plain; charset=utf-8', text: () => robotsTxt(publicUrl) },
    '/sitemap.xml': {
      type: 'application/xml; charset=utf-8',
      text: async () => sitemapXml(publicUrl, await listAddresses({ ctx })),
    },
    [paths.articlesFeed()]: {
      type: rssType,
      text: async () => {
        return articlesFeed(publicUrl, (await toldPosts(ctx, 'article')).map(presentPostCard));
      },
    },
    [paths.podcastFeed()]: {
      type: rssType,
      text: async () => {
        const episodes = await toldPosts(ctx, 'podcast');
        const { podcast, guids } = await findOriginals({ ctx });
        const items = episodes.map((episode) => ({
          ...presentPostCard(episode),
          transcriptUrl: episode.post.transcriptUrl,
          originalGuid: guids.get(episode.post.id) ?? null,
        }));
        return podcastFeed(publicUrl, items, podcast);
      },
    },
  };
  const rendered =
    ({ type, text }: Feed) =>
    async (): Promise<RenderedPage> => ({
      status: 200,
      // Readers ask every few minutes; within five they need not.
      headers: { 'content-type': type, 'cache-control': 'public, max-age=300', ...securityHeaders(publicUrl) },
      html: await text(),
    });
  return new Map(Object.entries(feeds).map(([path, feed]) => [path, rendered(feed)]));
}
