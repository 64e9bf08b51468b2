import { type DehydratedState, hydrate, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { isRouteErrorResponse, type MetaDescriptor, Outlet, useMatches, useRevalidator } from 'react-router-dom';
import { ErrorScreen } from '#src/components/ui/ErrorScreen.tsx';
import { SiteShell } from '#src/containers/layout/SiteShell.tsx';
import { paths } from '#src/domain/paths.ts';
import { site } from '#src/site.ts';
import type { Route } from './+types/shell';
import type { Page } from './parts/load.ts';
import { useServices } from './parts/useServices.ts';

// A page that is found needs none of it.
const NotFoundContainer = lazy(() =>
  import('#src/containers/ui/NotFoundContainer.tsx').then((module) => ({ default: module.NotFoundContainer })),
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
  useLateData(page?.late);
  return (
    <SiteShell services={useServices()}>
      <Outlet />
    </SiteShell>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteShell services={useServices()} returnPath={null}>
      {isNotFound(error) ? (
        <Suspense>
          <NotFoundContainer />
        </Suspense>
      ) : (
        <ErrorScreen homeHref={paths.home()} />
      )}
    </SiteShell>
  );
}

/** Loads a page again whose data came after it had opened: its head says then what it is, or it turns out not to be there. */
function useLateData(late: Page<unknown>['late']): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let isCurrent = true;
    void late?.then((bringsMore) => {
      if (bringsMore && isCurrent) return revalidate();
    });
    return () => {
      isCurrent = false;
    };
  }, [late, revalidate]);
}

/** The server drops a page when what it shows changes: its data is as fresh as its arrival, however long it was kept. */
function asOfNow({ queries }: DehydratedState): Pick<DehydratedState, 'queries'> {
  const dataUpdatedAt = Date.now();
  return { queries: queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt } })) };
}

function isNotFound(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status === 404;
  // What a component throws comes as it was thrown (`notFound()`).
  return (error as { init?: ResponseInit | null } | null)?.init?.status === 404;
}
