import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router-dom';
import type { BrowserServices } from '#src/browser/services.ts';
import { isCheckoutPage } from '#src/domain/wholeDocument.ts';
import { createQueryClient } from '#src/queries/createQueryClient.ts';
import { pageContext } from '#src/routes/load.ts';
import { retryAfterOutage } from '#src/server/outage.ts';
import { contentSecurityPolicy, type OutsideServices } from './contentSecurityPolicy.ts';
import { createStyleInliner } from './inlineStyles.ts';
import type { RenderedPage } from './pageCache.ts';
import { scriptsAfterPaint } from './scriptsAfterPaint.ts';

interface Options {
  build: ServerBuild | (() => Promise<ServerBuild>);
  isDevelopment: boolean;
  /** The browser's build; `null` while Vite serves it. */
  clientDirectory: string | null;
  /** Calls the API in this process: a path below `/api`, as an anonymous visitor. */
  sendToApi: (path: string) => Promise<Response>;
  publicUrl: string;
  publicApiUrl: string;
  /** Told to the browser; their origins are allowed by the pages' Content-Security-Policy. */
  services: BrowserServices;
  logError: (error: unknown) => void;
}

/** Renders a page as an anonymous visitor sees it; `key` is its path, and `?page=` if it has one. */
export type RenderPage = (key: string) => Promise<RenderedPage>;

/** Makes the page renderer from the router's own request handler. */
export function createPageRenderer(options: Options): RenderPage {
  const inlineStyles = options.clientDirectory ? createStyleInliner(options.clientDirectory) : (html: string) => html;
  const handle = createRequestHandler(options.build, options.isDevelopment ? 'development' : 'production');
  return async (key) => {
    const queryClient = createQueryClient(options.sendToApi);
    const context = new RouterContextProvider();
    const { publicUrl, publicApiUrl, services, logError } = options;
    context.set(pageContext, { queryClient, publicUrl, publicApiUrl, services, logError });
    const response = await handle(new Request(new URL(key, options.publicUrl)), context);
    const rendered = await response.text();
    // Vite's own scripts have to come before the page's while developing.
    const html = options.isDevelopment ? rendered : inlineStyles(scriptsAfterPaint(rendered));
    const resources = new Set(
      queryClient
        .getQueryCache()
        .getAll()
        .map((query) => String(query.queryKey[0])),
    );
    queryClient.clear();
    return { status: response.status, headers: pageHeaders(response, key, html, options), html, resources };
  };
}

function pageHeaders(response: Response, key: string, html: string, options: Options): Record<string, string> {
  const location = response.headers.get('location');
  if (location) return { location };
  return {
    'content-type': 'text/html; charset=utf-8',
    // Kept by browsers, but asked about each time: a page changes when its content does.
    'cache-control': response.status === 503 ? 'no-store' : 'no-cache',
    ...(response.status === 503 && { 'retry-after': String(retryAfterOutage) }),
    // The development server's scripts are written into the page by Vite, after this point.
    ...(options.isDevelopment
      ? {}
      : {
          'content-security-policy': contentSecurityPolicy(
            html,
            { apiUrl: options.publicApiUrl, emulatorUrl: options.services.identity.emulatorUrl ?? null },
            outsideServices(options.services, key),
          ),
        }),
    ...securityHeaders(options.publicUrl),
  };
}

/** Headers of every answer of the site. */
export function securityHeaders(publicUrl: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

function outsideServices({ identity, payments, ...services }: BrowserServices, key: string): OutsideServices {
  return {
    firebase: identity.provider !== 'local',
    analytics: services.analytics !== null,
    tagManager: services.tagManagerId !== null,
    captcha: services.captchaSiteKey !== null,
    payments: payments.provider === 'stripe' && isCheckoutPage(key),
  };
}
