import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { site } from '#src/site.ts';
import type { Ctx } from './context.ts';
import { nameRoute, notePage } from './observe/nameRequest.ts';
import { isDecodable } from './observe/pageRoutes.ts';
import type { Readiness } from './observe/readiness.ts';
import type { PageCache } from './pages/pageCache.ts';
import { pageKey } from './pages/pageKey.ts';
import { securityHeaders } from './pages/renderPage.ts';
import { siteFeeds } from './pages/siteFeeds.ts';
import { robotsTxt } from './pages/sitemap.ts';
import { staticFiles } from './pages/staticFiles.ts';
import { lectureMedia } from './routes/lectureMedia.ts';
import { onSiteError } from './routes/problem.ts';

interface Options {
  api: { fetch: (request: Request, env: HttpBindings) => Response | Promise<Response> };
  /** Pages and calls of the identity provider that this process serves; `null` when there are none. */
  identityRoutes: Hono | null;
  ctx: () => Ctx;
  /** Names the pattern of a page's address. */
  pageRoute: (path: string) => string;
  metricsRoutes: Hono;
  readiness: () => Promise<Readiness>;
  pages: PageCache;
  publicUrl: string;
  /** Files of lectures, which only signed addresses serve. */
  mediaDirectory: string;
  /** The browser's build; `null` while Vite serves it. */
  clientDirectory: string | null;
  /** `true` once the server is stopping. */
  isStopping: () => boolean;
}

/** An address that no route has: its page says so. */
const unknownPage = '/404';

/** Everything that the site answers, route by route (architecture: one process, one origin). */
export function createApp({
  api,
  identityRoutes,
  ctx,
  pageRoute,
  metricsRoutes,
  readiness,
  pages,
  publicUrl,
  mediaDirectory,
  clientDirectory,
  isStopping,
}: Options): Hono<{
  Bindings: HttpBindings;
}> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.onError(onSiteError(ctx().logger));
  const headers = Object.entries(securityHeaders(publicUrl));

  app.use(async (context, next) => {
    await next();
    nameRoute(context);
    for (const [name, value] of headers) context.header(name, value);
  });

  app.get('/healthz', (context) => context.text('ok'));
  app.get('/readyz', async (context) => {
    context.header('cache-control', 'no-store');
    if (isStopping()) return context.json({ status: 'stopping' }, 503);
    const answer = await readiness();
    return context.json(answer, answer.status === 'unavailable' ? 503 : 200);
  });
  app.route('/', metricsRoutes);

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
    const url = new URL(context.req.url);
    notePage(context, pageRoute(url.pathname));
    const page = await pages.render(isDecodable(url.pathname) ? pageKey(url) : unknownPage);
    // Hono leaves the body of a HEAD answer out by itself.
    return context.body(page.html, page.status as 200, page.headers);
  });
  app.all('*', (context) => {
    context.header('allow', 'GET, HEAD');
    return context.text('Method not allowed', 405);
  });

  return app;
}
