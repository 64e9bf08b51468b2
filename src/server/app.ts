import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { site } from '#src/site.ts';
import type { Ctx } from './context.ts';
import type { Database } from './db/database.ts';
import type { PageCache } from './pages/pageCache.ts';
import { pageKey } from './pages/pageKey.ts';
import { securityHeaders } from './pages/renderPage.ts';
import { siteFeeds } from './pages/siteFeeds.ts';
import { robotsTxt } from './pages/sitemap.ts';
import { staticFiles } from './pages/staticFiles.ts';
import { lectureMedia } from './routes/lectureMedia.ts';

interface Options {
  api: { fetch: (request: Request, env: HttpBindings) => Response | Promise<Response> };
  /** Pages and calls of the identity provider that this process serves; `null` when there are none. */
  identityRoutes: Hono | null;
  ctx: () => Ctx;
  database: Database;
  pages: PageCache;
  publicUrl: string;
  /** Files of lectures, which only signed addresses serve. */
  mediaDirectory: string;
  /** The browser's build; `null` while Vite serves it. */
  clientDirectory: string | null;
  /** `true` once the server is stopping. */
  isStopping: () => boolean;
}

/** Everything that the site answers, route by route (architecture: one process, one origin). */
export function createApp({
  api,
  identityRoutes,
  ctx,
  database,
  pages,
  publicUrl,
  mediaDirectory,
  clientDirectory,
  isStopping,
}: Options): Hono<{
  Bindings: HttpBindings;
}> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const headers = Object.entries(securityHeaders(publicUrl));

  app.use(async (context, next) => {
    await next();
    // Not by `context.header`, which makes the answer anew for each name and its body a stream.
    for (const [name, value] of headers) context.res.headers.set(name, value);
  });

  app.get('/healthz', (context) => context.text('ok'));
  app.get('/readyz', async (context) => {
    if (isStopping()) return context.text('stopping', 503);
    try {
      await database.ping();
      return context.text('ok');
    } catch {
      // The answer itself says it; whoever asks keeps traffic away until it changes.
      return context.text('the database does not answer', 503);
    }
  });

  app.all('/api/*', (context) => api.fetch(context.req.raw, context.env));
  if (identityRoutes) app.route('/', identityRoutes);

  for (const [network, address] of Object.entries(site.social)) {
    app.get(`/${network}`, (context) => context.redirect(address, 302));
  }
  app.get('/robots.txt', (context) => context.text(robotsTxt(publicUrl)));
  app.route('/', siteFeeds({ ctx, publicUrl }));
  app.route('/', lectureMedia({ ctx, directory: mediaDirectory }));

  if (clientDirectory) app.route('/', staticFiles(clientDirectory));

  app.get('*', async (context) => {
    const page = await pages.render(pageKey(new URL(context.req.url)));
    // Hono leaves the body of a HEAD answer out by itself.
    return context.body(page.html, page.status as 200, page.headers);
  });
  app.all('*', (context) => {
    context.header('allow', 'GET, HEAD');
    return context.text('Method not allowed', 405);
  });

  return app;
}
