import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { DeskEnded } from '#src/components/desk/frame/DeskEnded.tsx';
import { DeskGate } from '#src/components/desk/frame/DeskGate.tsx';
import { DeskShell } from '#src/components/desk/frame/DeskShell.tsx';
import { DeskWaiting } from '#src/components/desk/frame/DeskWaiting.tsx';
import { DeskMissing } from '#src/components/desk/kit/DeskMissing.tsx';
import { useSession } from '#src/containers/account/useSession.ts';
import { DeskCrumbs, useCrumbs } from '#src/containers/desk/kit/deskCrumbs.tsx';
import type { DeskScreenProps } from '#src/containers/desk/kit/deskScreen.ts';
import { useDeskKeys } from '#src/containers/desk/kit/useDeskKeys.ts';
import { CodeBoundary } from '#src/containers/ui/CodeBoundary.tsx';
import { placesFor, rolesInWords } from '#src/domain/desk/frame/deskMenu.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { paths } from '#src/domain/paths.ts';
import { ApiError } from '#src/queries/apiClient.ts';
import { deskOf } from '#src/queries/desk/frame/desk.ts';
import { DeskCommandContainer } from './DeskCommandContainer.tsx';

/** The code of each screen comes when it is opened. */
const screens: Record<string, ComponentType<DeskScreenProps>> = {
  [deskPaths.content()]: lazy(async () => ({
    default: (await import('#src/containers/desk/content/ContentContainer.tsx')).ContentContainer,
  })),
  [deskPaths.comments()]: lazy(async () => ({
    default: (await import('#src/containers/desk/words/WordsContainer.tsx')).WordsContainer,
  })),
  [deskPaths.feedback()]: lazy(async () => ({
    default: (await import('#src/containers/desk/words/FeedbackContainer.tsx')).FeedbackContainer,
  })),
  [deskPaths.orders()]: lazy(async () => ({
    default: (await import('#src/containers/desk/money/OrdersContainer.tsx')).OrdersContainer,
  })),
  [deskPaths.codes()]: lazy(async () => ({
    default: (await import('#src/containers/desk/money/CodesContainer.tsx')).CodesContainer,
  })),
  [deskPaths.people()]: lazy(async () => ({
    default: (await import('#src/containers/desk/people/PeopleContainer.tsx')).PeopleContainer,
  })),
  [deskPaths.newsletter()]: lazy(async () => ({
    default: (await import('#src/containers/desk/letters/NewsletterContainer.tsx')).NewsletterContainer,
  })),
  [deskPaths.overview()]: lazy(async () => ({
    default: (await import('#src/containers/desk/overview/OverviewContainer.tsx')).OverviewContainer,
  })),
  [deskPaths.numbers()]: lazy(async () => ({
    default: (await import('#src/containers/desk/overview/NumbersContainer.tsx')).NumbersContainer,
  })),
  [deskPaths.browserErrors()]: lazy(async () => ({
    default: (await import('#src/containers/desk/overview/BrowserErrorsContainer.tsx')).BrowserErrorsContainer,
  })),
  [deskPaths.audit()]: lazy(async () => ({
    default: (await import('#src/containers/desk/people/AuditContainer.tsx')).AuditContainer,
  })),
};

/** The association's desk: who sits there, its menu, and the screen of the address. */
export function DeskContainer() {
  const { pathname, search } = useLocation();
  const { user, isLoading, leaveTo } = useSession();
  // Whose session ends sits there on, below what covers it: what they have typed is theirs when they are back.
  const [sitter, setSitter] = useState('');
  if (user && user.uid !== sitter) setSitter(user.uid);
  const userId = user?.uid ?? sitter;
  const desk = useQuery({ ...deskOf(userId), enabled: user !== null });
  useFreshOnReturn(user !== null);
  const places = placesFor(desk.data?.roles ?? []);
  useDeskKeys(places);
  const [isCommandOpen, setCommandOpen] = useState(false);
  const here = pathname + search;

  if (!desk.data) {
    const isRefused = desk.error instanceof ApiError && desk.error.status === 403;
    const failed = isRefused ? 'no-role' : desk.isError && !desk.isFetching ? 'error' : 'loading';
    return (
      <DeskGate
        state={user ? failed : isLoading ? 'loading' : 'anonymous'}
        email={user?.email ?? null}
        signInHref={paths.login(here)}
        homeHref={paths.home()}
        onSignInAsOther={() => void leaveTo(paths.login(here))}
        onRetry={() => void desk.refetch()}
      />
    );
  }
  const current = places.find(({ href }) => isAt(pathname, href));
  const screen = pathname.startsWith(`${deskPaths.numbers()}/`) ? deskPaths.numbers() : (current?.href ?? '');
  const Screen = current && screens[screen];
  return (
    <DeskCrumbs key={userId}>
      <Shell
        items={places.map(({ number, name, href, waits }) => ({
          number,
          name,
          href,
          isCurrent: href === current?.href,
          waiting: waits ? (desk.data.waiting[waits] ?? null) : null,
        }))}
        person={{ name: desk.data.name, roles: rolesInWords(desk.data.roles) }}
        place={current ?? null}
        onCommand={() => setCommandOpen(true)}
      >
        <DeskCommandContainer
          userId={userId}
          roles={desk.data.roles}
          places={places}
          isOpen={isCommandOpen}
          setOpen={setCommandOpen}
        />
        <CodeBoundary key={screen}>
          <Suspense fallback={<DeskWaiting title={current?.name ?? ''} />}>
            {current && Screen ? (
              <Screen userId={userId} id={pathname.slice(screen.length + 1) || null} />
            ) : (
              <DeskMissing href={places[0]?.href ?? paths.home()} />
            )}
          </Suspense>
        </CodeBoundary>
      </Shell>
      <DeskEnded isOpen={user === null} signInHref={paths.login(deskPaths.overview())} />
    </DeskCrumbs>
  );
}

/** What was asked for while nobody was here is asked for again. */
function useFreshOnReturn(isHere: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (isHere)
      void queryClient.invalidateQueries({ queryKey: ['desk'], predicate: ({ state }) => state.error !== null });
  }, [isHere, queryClient]);
}

/** The overview is at the address that all the others begin with; its tabs with numbers stand behind another one. */
function isAt(pathname: string, href: string): boolean {
  const below = href === deskPaths.overview() ? deskPaths.numbers() : href;
  return pathname === href || pathname.startsWith(`${below}/`);
}

type ShellProps = Omit<Parameters<typeof DeskShell>[0], 'crumbs' | 'homeHref'> & {
  place: { name: string; href: string } | null;
};

function Shell({ place, ...props }: ShellProps) {
  const crumbs = useCrumbs();
  return <DeskShell {...props} crumbs={[...(place ? [place] : []), ...crumbs]} homeHref={paths.home()} />;
}
