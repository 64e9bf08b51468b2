import { Hono } from 'hono';
import { paths } from '#src/domain/paths.ts';
import type { Ctx } from '#src/server/context.ts';
import { presentPostCard } from '#src/server/presenters/presentPostCard.ts';
import { listAllPosts } from '#src/server/services/post/listAllPosts.ts';
import { listAddresses } from '#src/server/services/site/listAddresses.ts';
import { articlesFeed, podcastFeed } from './feeds.ts';
import { sitemapXml } from './sitemap.ts';

interface Options {
  ctx: () => Ctx;
  publicUrl: string;
}

const rssType = 'application/rss+xml; charset=utf-8';

/** The site for machines: sitemap and feeds. */
export function siteFeeds({ ctx, publicUrl }: Options) {
  const app = new Hono();
  app.get('/sitemap.xml', async (context) => {
    const addresses = await listAddresses({ ctx: ctx() });
    return context.body(sitemapXml(publicUrl, addresses), 200, { 'content-type': 'application/xml; charset=utf-8' });
  });
  app.get(paths.articlesFeed(), async (context) => {
    const articles = await listAllPosts({ ctx: ctx(), input: { kind: 'article' } });
    return context.body(articlesFeed(publicUrl, articles.map(presentPostCard)), 200, { 'content-type': rssType });
  });
  app.get(paths.podcastFeed(), async (context) => {
    const episodes = await listAllPosts({ ctx: ctx(), input: { kind: 'podcast' } });
    const items = episodes.map((episode) => ({
      ...presentPostCard(episode),
      transcriptUrl: episode.post.transcriptUrl,
    }));
    return context.body(podcastFeed(publicUrl, items), 200, { 'content-type': rssType });
  });
  return app;
}
