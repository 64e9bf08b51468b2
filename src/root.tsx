import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useContext, useEffect, useState } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  useLocation,
  useMatches,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from 'react-router-dom';
import { startIdentity } from '#src/browser/identity/identity.ts';
import { RunCode } from '#src/containers/code/RunCode.tsx';
import { LinkNavigation } from '#src/containers/layout/LinkNavigation.tsx';
import { CodeBoundary } from '#src/containers/ui/CodeBoundary.tsx';
import { CopyCode } from '#src/containers/ui/CopyCode.tsx';
import { pageContext } from '#src/routes/parts/load.ts';
import type { RootData } from '#src/routes/parts/meta.ts';
import { ServerPartsContext } from '#src/routes/parts/serverParts.ts';
import type { Route } from './+types/root';
import { text as earlyPressScript } from './browser/page/earlyPresses.ts?script';
import { text as themeScript } from './browser/page/themeScript.ts?script';
import { queryClient as browserQueryClient, setApiUrl } from './browser/queryClient.ts';
import { ErrorScreen } from './components/ui/ErrorScreen.tsx';
import figtree from './fonts/figtree.woff2?url';
import { createQueryClient } from './queries/createQueryClient.ts';
import { site } from './site.ts';
import stylesheet from './styles.css?url';

/** While a page is rendered its components read what the loaders have fetched, and never ask themselves. */
const neverAsked = () => Promise.reject(new Error('Components do not fetch on the server.'));

export const links: Route.LinksFunction = () => [
  // It has to be there for the first paint.
  { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href: figtree },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export function loader({ context }: Route.LoaderArgs): RootData {
  const { publicUrl, publicApiUrl, services, posted } = context.get(pageContext);
  return { publicUrl, publicApiUrl, services, ...(posted && { posted }) };
}

/** The installation does not change while a page is open. */
export function shouldRevalidate(): boolean {
  return false;
}

const stylesId = 'styles';

/** What the server wrote into the page: React keeps it, also where it has to build the page anew. */
const [stylesOfPage, releaseOfPage] =
  typeof document === 'undefined'
    ? []
    : [document.getElementById(stylesId)?.textContent, document.documentElement.dataset.release];

export function Layout({ children }: { children: ReactNode }) {
  const parts = useContext(ServerPartsContext);
  const styles = parts?.styles ?? stylesOfPage;
  return (
    // The server and the theme's script add to <html> before React sees it. What errors are told with: `errorReport.ts`.
    <html
      lang="sk"
      data-release={parts?.release ?? releaseOfPage}
      data-route={useMatches().at(-1)?.id}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#212121" />
        {/* It has run when React comes: the browser's bundle does without its text. */}
        <script
          nonce={parts?.nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{
            __html: import.meta.env.SSR || import.meta.env.DEV ? themeScript + earlyPressScript : '',
          }}
        />
        {/* Outside every page's boundary: what a page's head cannot be made of takes no screen away. */}
        <CodeBoundary key={useLocation().key} instead={<title>{site.name}</title>}>
          <Meta />
        </CodeBoundary>
        <Links />
        {/* With their text in the page the first paint waits for nothing else. */}
        {styles ? (
          <style id={stylesId} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: styles }} />
        ) : (
          <link rel="stylesheet" href={stylesheet} />
        )}
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const [client] = useState(() => {
    // On the server a page has a client of its own; in the browser there is one for good.
    if (typeof window === 'undefined') return createQueryClient(neverAsked);
    setApiUrl(loaderData.publicApiUrl);
    return browserQueryClient;
  });
  // The hook alone: the router's component also writes a script into the page that waits for the browser's storage before
  // the first paint, for what browsers do by themselves when a whole page is loaded again.
  useScrollRestoration();
  // After hydration, which shows what the server rendered: a visitor without a session.
  useEffect(() => {
    startIdentity(loaderData.services.identity);
    window.early?.();
  }, [loaderData]);
  return (
    <QueryClientProvider client={client}>
      <LinkNavigation />
      <CopyCode />
      <RunCode />
      <Outlet />
    </QueryClientProvider>
  );
}

/** The last resort; pages inside the shell have their own. */
export function ErrorBoundary() {
  return (
    <>
      <title>{site.name}</title>
      <main>
        <ErrorScreen homeHref="/" />
      </main>
    </>
  );
}
