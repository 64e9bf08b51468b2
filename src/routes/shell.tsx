import { HydrationBoundary } from '@tanstack/react-query';
import { isRouteErrorResponse, type MetaDescriptor, Outlet, useMatches } from 'react-router-dom';
import { ErrorScreen } from '#src/components/ui/ErrorScreen.tsx';
import { NotFoundScreen } from '#src/components/ui/NotFoundScreen.tsx';
import { SiteShell } from '#src/containers/SiteShell.tsx';
import { paths } from '#src/domain/paths.ts';
import { site } from '#src/site.ts';
import type { Route } from './+types/shell';
import type { Page } from './load.ts';
import { useServices } from './useServices.ts';

/** Of a page that failed; a page that opens has its own. */
export function meta({ error }: Route.MetaArgs): MetaDescriptor[] {
  const title = isNotFound(error) ? 'Stránka sa nenašla' : 'Chyba';
  return error ? [{ title: `${title} | ${site.name}` }, { name: 'robots', content: 'noindex' }] : [];
}

export default function Shell() {
  const page = useMatches().at(-1)?.loaderData as Page<unknown> | undefined;
  return (
    <HydrationBoundary state={page?.state}>
      <SiteShell services={useServices()}>
        <Outlet />
      </SiteShell>
    </HydrationBoundary>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteShell services={useServices()}>
      {isNotFound(error) ? (
        <NotFoundScreen homeHref={paths.home()} coursesHref={paths.courses()} />
      ) : (
        <ErrorScreen homeHref={paths.home()} />
      )}
    </SiteShell>
  );
}

function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}
