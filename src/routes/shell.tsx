import { type DehydratedState, hydrate, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { isRouteErrorResponse, type MetaDescriptor, Outlet, useMatches } from 'react-router-dom';
import { ErrorScreen } from '#src/components/ui/ErrorScreen.tsx';
import { SiteShell } from '#src/containers/SiteShell.tsx';
import { paths } from '#src/domain/paths.ts';
import { site } from '#src/site.ts';
import type { Route } from './+types/shell';
import type { Page } from './load.ts';
import { useServices } from './useServices.ts';

// A page that is found needs none of it.
const NotFoundScreen = lazy(() =>
  import('#src/components/ui/NotFoundScreen.tsx').then((module) => ({ default: module.NotFoundScreen })),
);

/** Of a page that failed; a page that opens has its own. */
export function meta({ error }: Route.MetaArgs): MetaDescriptor[] {
  const title = isNotFound(error) ? 'Stránka sa nenašla' : 'Chyba';
  return error ? [{ title: `${title} | ${site.name}` }, { name: 'robots', content: 'noindex' }] : [];
}

export default function Shell() {
  const page = useMatches().at(-1)?.loaderData as Page<unknown> | undefined;
  const queryClient = useQueryClient();
  // Only a page that the server rendered has a state: once, before anything reads from the client.
  useState(() => page?.state && hydrate(queryClient, asOfNow(page.state)));
  return (
    <SiteShell services={useServices()}>
      <Outlet />
    </SiteShell>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteShell services={useServices()}>
      {isNotFound(error) ? (
        <Suspense>
          <NotFoundScreen homeHref={paths.home()} coursesHref={paths.courses()} />
        </Suspense>
      ) : (
        <ErrorScreen homeHref={paths.home()} />
      )}
    </SiteShell>
  );
}

/** The server drops a page when what it shows changes: its data is as fresh as its arrival, however long it was kept. */
function asOfNow({ queries }: DehydratedState): Pick<DehydratedState, 'queries'> {
  const dataUpdatedAt = Date.now();
  return { queries: queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt } })) };
}

function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}
