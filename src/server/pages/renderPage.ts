import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router-dom';
import type { BrowserServices } from '#src/contract/browserServices.ts';
import type { PostedForm } from '#src/domain/postedForm.ts';
import { isCheckoutPage } from '#src/domain/wholeDocument.ts';
import { createQueryClient } from '#src/queries/createQueryClient.ts';
import { pageContext } from '#src/routes/parts/load.ts';
import { retryAfterOutage } from '#src/server/network/outage.ts';
import { contentSecurityPolicy, type OutsideServices } from './contentSecurityPolicy.ts';
import { ownScripts } from './ownScripts.ts';
import type { RenderedPage } from './pageCache.ts';
import { pageCacheControl } from './pageCacheControl.ts';
import { isSearchKey, isVerificationKey, unknownAddress } from './pageKey.ts';

interface Options {
  build: ServerBuild | (() => Promise<ServerBuild>);
  isDevelopment: boolean;
  /** The browser's build; `null` while Vite serves it. */
  clientDirectory: string | null;
  /** Calls the API in this process: a path below `/api`, as an anonymous visitor. */
  sendToApi: (path: string) => Promise<Response>;
  publicUrl: string;
  publicApiUrl: string;
  /** Seconds for which a shared cache may keep pages; `null`: there is none. */
  cdnMaxAge: number | null;
  /** Told to the browser; their origins are allowed by the pages' Content-Security-Policy. */
  services: BrowserServices;
  logError: (error: unknown) => void;
}

/**
 * Renders a page as an anonymous visitor sees it; `key` is its path, and `?page=` if it has one. With `posted` it is the
 * answer to a form, for nobody else.
 */
export type RenderPage = (key: string, posted?: PostedForm) => Promise<RenderedPage>;

/** Makes the page renderer from the router's own request handler. */
export function createPageRenderer(options: Options): RenderPage {
  const { isDevelopment, publicUrl, publicApiUrl, services, logError } = options;
  const styleText = styleTexts(options.clientDirectory);
  const handle = createRequestHandler(options.build, isDevelopment ? 'development' : 'production');
  /** By route: what is not there looks the same at all of its addresses, and shows nothing of the content. */
  const notFoundPages = new Map<string, RenderedPage>();

  return async (key, posted) => {
    const queryClient = createQueryClient(options.sendToApi);
    const context = new RouterContextProvider();
    const nonce = randomBytes(16).toString('base64url');
    let notFoundRoute: string | undefined;
    const isNotFoundKnown = (routeId: string) => {
      notFoundRoute = routeId;
      return notFoundPages.has(routeId);
    };
    context.set(pageContext, {
      queryClient,
      publicUrl,
      publicApiUrl,
      services,
      logError,
      nonce,
      styleText,
      isNotFoundKnown,
      posted,
    });
    const response = await handle(new Request(new URL(key, publicUrl)), context);
    const rendered = await response.text();
    const resources = new Set(
      queryClient
        .getQueryCache()
        .getAll()
        .map((query) => String(query.queryKey[0])),
    );
    queryClient.clear();
    const known = notFoundRoute && notFoundPages.get(notFoundRoute);
    if (known) return known;

    const { html, sources } = ownScripts(rendered, nonce);
    const { status } = response;
    const isKept = !isSearchKey(key) && !isVerificationKey(key);
    const page: RenderedPage = {
      status,
      headers: pageHeaders(response, key, sources, options),
      html,
      resources,
      isKept,
    };
    if (status === 403) return { ...page, sharedKey: key };
    if (status !== 404 || !notFoundRoute || isDevelopment) return page;
    const shared = { ...page, sharedKey: key === unknownAddress ? key : `404 ${notFoundRoute}` };
    notFoundPages.set(notFoundRoute, shared);
    return shared;
  };
}

/** Reads each style sheet of the browser's build once. */
function styleTexts(clientDirectory: string | null): (href: string) => string | null {
  const texts = new Map<string, string>();
  return (href) => {
    if (!clientDirectory) return null;
    const text = texts.get(href) ?? readFileSync(join(clientDirectory, href), 'utf8');
    texts.set(href, text);
    return text;
  };
}

function pageHeaders(
  response: Response,
  key: string,
  scripts: readonly string[],
  options: Options,
): Record<string, string> {
  const location = response.headers.get('location');
  if (location) return { location };
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': pageCacheControl({ key, status: response.status }, options.cdnMaxAge),
    vary: 'accept-encoding',
    ...(response.status === 503 && { 'retry-after': String(retryAfterOutage) }),
    // The development server's scripts are written into the page by Vite, after this point.
    ...(options.isDevelopment
      ? {}
      : {
          'content-security-policy': contentSecurityPolicy(
            scripts,
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
