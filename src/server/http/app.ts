import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { Ctx } from '#src/server/context.ts';
import { TooManyRequestsError } from '#src/server/errors.ts';
import type { MediaStore } from '#src/server/integrations/media/mediaStore.ts';
import { networkLimits } from '#src/server/integrations/networkLimits.ts';
import { createRateLimiter } from '#src/server/integrations/rateLimits.ts';
import type { ClientNetwork } from '#src/server/network/clientNetwork.ts';
import { busyPage, plainPageHeaders, tooManyPage } from '#src/server/network/plainPage.ts';
import { nameRoute, notePage } from '#src/server/observe/nameRequest.ts';
import type { Readiness } from '#src/server/observe/readiness.ts';
import { BusyError } from '#src/server/pages/boundedQueue.ts';
import type { PageCache } from '#src/server/pages/pageCache.ts';
import { isSearchKey, shortLinkId } from '#src/server/pages/pageKey.ts';
import { securityHeaders } from '#src/server/pages/renderPage.ts';
import { searchesUnderWay } from '#src/server/pages/searchesUnderWay.ts';
import { securityTxt } from '#src/server/pages/securityTxt.ts';
import { getIssuerDocument } from '#src/server/services/learning/index.ts';
import { findMoved, findShortLink } from '#src/server/services/writing/index.ts';
import { site } from '#src/site.ts';
import { lectureMedia } from './routes/lectureMedia.ts';
import { mediaFiles } from './routes/mediaFiles.ts';
import { previewPage } from './routes/previewPage.ts';
import { onSiteError } from './routes/problem.ts';
import { runtimes } from './routes/runtimes.ts';
import { browserFolders, staticFiles } from './staticFiles.ts';

interface Options {
  api: { fetch: (request: Request, env: HttpBindings) => Response | Promise<Response> };
  /** Pages and calls of the identity provider that this process serves; `null` when there are none. */
  identityRoutes: Hono | null;
  /** The provider's own pages, which come with the provider's own headers. */
  providerPages: Hono | null;
  ctx: () => Ctx;
  /** Names the pattern of a page's address. */
  pageRoute: (path: string) => string;
  metricsRoutes: Hono;
  readiness: () => Promise<Readiness>;
  pages: PageCache;
  /** What the page of an address is kept under. */
  pageKey: (url: URL) => string;
  /** Paths of what the page cache keeps beside pages: feeds, sitemap, robots. */
  feedPaths: Iterable<string>;
  /** Answers forms that come without scripts. */
  pageForms: Hono<{ Bindings: HttpBindings }> | null;
  clientNetwork: ClientNetwork;
  publicUrl: string;
  media: MediaStore;
  /** The browser's build; `null` while Vite serves it. */
  clientDirectory: string | null;
  /** `true` once the server is stopping. */
  isStopping: () => boolean;
}

/** Everything that the site answers, route by route (architecture: one process, one origin). */
export function createApp({
  api,
  identityRoutes,
  providerPages,
  ctx,
  pageRoute,
  metricsRoutes,
  readiness,
  pages,
  pageKey,
  feedPaths,
  pageForms,
  clientNetwork,
  publicUrl,
  media,
  clientDirectory,
  isStopping,
}: Options): Hono<{
  Bindings: HttpBindings;
}> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const onError = onSiteError(ctx().logger);
  app.onError((error, context) => refusalOf(context, error) ?? onError(error, context));
  const headers = Object.entries(securityHeaders(publicUrl));

  if (providerPages) app.route('/', providerPages);
  app.use(async (context, next) => {
    await next();
    nameRoute(context);
    // What a route has said itself stays. Not by `context.header`, which makes the answer anew for each name and its body a stream.
    const { headers: said } = context.res;
    for (const [name, value] of headers) if (!said.has(name)) said.set(name, value);
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
  app.get('/.well-known/security.txt', (context) => context.text(securityTxt(publicUrl, ctx().now())));
  app.get('/.well-known/did.json', async (context) => {
    context.header('access-control-allow-origin', '*');
    return context.json(await getIssuerDocument({ ctx: ctx(), input: { publicUrl } }));
  });
  const limiter = createRateLimiter({ pool: null });
  const countForNetwork = ({ env }: PageContext) => limiter.consume(networkLimits.pages, clientNetwork(env.incoming));
  const answerPage = pageAnswers(pages, { clientNetwork, countForNetwork });
  for (const path of feedPaths) app.get(path, (context) => answerPage(context, path));
  app.route('/', lectureMedia({ ctx, store: media }));
  app.route('/', mediaFiles({ ctx, store: media }));

  app.route('/', previewPage({ ctx, clientDirectory }));

  app.route('/', runtimes(ctx, { clientNetwork }));
  if (clientDirectory) for (const folder of browserFolders(clientDirectory)) app.route('/', staticFiles(folder));

  if (pageForms) app.route('/', pageForms);
  app.get('*', async (context) => {
    const url = new URL(context.req.url);
    nameRoute(context, pageRoute(url.pathname));
    const id = shortLinkId(url);
    if (id !== null) {
      await countForNetwork(context);
      const named = await findShortLink(ctx(), id);
      url.searchParams.delete('p');
      url.searchParams.delete('page_id');
      if (named !== null) return movedTo(named + url.search);
    }
    const answer = await answerPage(context, pageKey(url));
    if (answer.status !== 404) return answer;
    const moved = await findMoved(ctx(), url.pathname);
    return moved === null ? answer : movedTo(moved + url.search);
  });
  app.all('*', (context) => {
    context.header('allow', 'GET, HEAD');
    return context.text('Method not allowed', 405);
  });

  return app;
}

/** Browsers would keep it for ever, and the address may be another thing's by then. */
const movedTo = (location: string) =>
  new Response(null, { status: 301, headers: { location, 'cache-control': 'no-cache' } });

type PageContext = Context<{ Bindings: HttpBindings }>;

/** Answers a page from memory, or renders it: as often as its network may have that done, and as there is room for it. */
function pageAnswers(
  pages: PageCache,
  {
    clientNetwork,
    countForNetwork,
  }: { clientNetwork: ClientNetwork; countForNetwork: (context: PageContext) => Promise<void> },
) {
  return async (context: PageContext, key: string): Promise<Response> => {
    const { incoming } = context.env;
    const kept = keptAnswer(pages, key, incoming);
    notePage(context, kept ? 'hit' : 'miss');
    if (kept) return kept;
    await countForNetwork(context);
    const draw = () => pages.render(key);
    const page = await (isSearchKey(key) ? searchesUnderWay.run(clientNetwork(incoming), draw) : draw());
    // Hono leaves the body of a HEAD answer out by itself.
    return (
      keptAnswer(pages, page.sharedKey ?? key, incoming) ?? context.body(page.html, page.status as 200, page.headers)
    );
  };
}

/** The page that says why there is no other one, where that is no fault. */
function refusalOf(context: Context, error: unknown): Response | null {
  if (error instanceof BusyError) return context.body(busyPage, 503, { ...plainPageHeaders, 'retry-after': '5' });
  if (!(error instanceof TooManyRequestsError)) return null;
  return context.body(tooManyPage, 429, { ...plainPageHeaders, 'retry-after': String(error.retryAfter) });
}

function keptAnswer(pages: PageCache, key: string, request: IncomingMessage): Response | null {
  const answer = pages.answer(key, request.headers);
  if (!answer) return null;
  const list = answer.headers;
  const headers = new Headers();
  for (let at = 0; at < list.length; at += 2) headers.append(list[at] ?? '', list[at + 1] ?? '');
  return new Response(answer.body && new Uint8Array(answer.body), { status: answer.status, headers });
}
