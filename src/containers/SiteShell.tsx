import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import type { BrowserServices } from '#src/browser/services.ts';
import { whenNeeded } from '#src/browser/whenNeeded.ts';
import { Header } from '#src/components/layout/Header.tsx';
import { RouteProgress } from '#src/components/ui/RouteProgress.tsx';
import { ConsentContainer } from './ConsentContainer.tsx';
import { NewsletterModalTimer } from './NewsletterModalTimer.tsx';
import { ThemeSwitchContainer } from './ThemeSwitchContainer.tsx';
import { useUser } from './useSession.ts';

// Only phones open it, and only on a click: its dialog is not in the first load.
const MobileMenu = lazy(() =>
  import('#src/components/layout/MobileMenu.tsx').then((module) => ({ default: module.MobileMenu })),
);

// Only who is signed in has a menu; together with the profile's guard it is not in the first load.
const SignedInContainer = lazy(() =>
  import('./SignedInContainer.tsx').then((module) => ({ default: module.SignedInContainer })),
);

// The server renders it, and its links work by themselves; the browser needs its code when it is near.
const FooterContainer = lazy(async () => {
  if (typeof window !== 'undefined') await whenNeeded('paticka');
  const module = await import('./FooterContainer.tsx');
  return { default: module.FooterContainer };
});
/** One element for good: an update from above would have React throw away what it has not hydrated yet. */
const footer = (
  <Suspense>
    <FooterContainer />
  </Suspense>
);

interface Props {
  children: ReactNode;
  /** `null` where even the root's data is missing. */
  services: BrowserServices | null;
}

/** What surrounds every page but /admin (spec 2, app shell). */
export function SiteShell({ children, services }: Props) {
  const user = useUser();
  const { pathname, key } = useLocation();
  const isNavigating = useNavigation().state !== 'idle';
  const menuButton = useRef<HTMLAnchorElement>(null);
  // The menu belongs to the page that it was opened on: a navigation closes it.
  const [menuOpenedOn, setMenuOpenedOn] = useState<string | null>(null);
  return (
    <>
      <RouteProgress isActive={isNavigating} />
      <Header
        currentPath={pathname}
        themeSwitch={<ThemeSwitchContainer />}
        account={
          user && (
            <Suspense fallback={<span className="size-11" />}>
              <SignedInContainer user={user} />
            </Suspense>
          )
        }
        onOpenMenu={() => setMenuOpenedOn(key)}
        menuButton={menuButton}
      />
      {menuOpenedOn !== null && (
        <Suspense>
          <MobileMenu
            isOpen={menuOpenedOn === key}
            isSignedIn={user !== null}
            currentPath={pathname}
            onClose={() => setMenuOpenedOn('')}
            onClosed={() => menuButton.current?.focus()}
          />
        </Suspense>
      )}
      <main id="obsah" tabIndex={-1} className="outline-none">
        {children}
      </main>
      {footer}
      <NewsletterModalTimer />
      <ConsentContainer analytics={services?.analytics ?? null} tagManagerId={services?.tagManagerId ?? null} />
    </>
  );
}
