import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { PageFrame } from '#src/components/layout/PageFrame.tsx';
import { EarlySearch } from '#src/components/search/EarlySearch.tsx';
import { useUser } from '#src/containers/account/useSession.ts';
import { ConsentContainer } from '#src/containers/consent/ConsentContainer.tsx';
import { NewsletterModalTimer } from '#src/containers/newsletter/NewsletterModalTimer.tsx';
import { CodeBoundary } from '#src/containers/ui/CodeBoundary.tsx';
import { hydratedWhenNear } from '#src/containers/ui/hydratedWhenNear.tsx';
import { useShortcuts } from '#src/containers/ui/useShortcuts.ts';
import type { BrowserServices } from '#src/contract/browserServices.ts';
import { paths } from '#src/domain/paths.ts';
import { courseOfCheckout } from '#src/domain/wholeDocument.ts';
import { ThemeSwitchContainer } from './ThemeSwitchContainer.tsx';
import { useOpenedHere } from './useOpenedHere.ts';

// Only phones open it, and only on a click: its dialog is not in the first load.
const MobileMenu = lazy(() =>
  import('#src/components/layout/MobileMenu.tsx').then((module) => ({ default: module.MobileMenu })),
);

// Only who is signed in has a menu; together with the profile's guard it is not in the first load.
const SignedInContainer = lazy(() =>
  import('#src/containers/account/SignedInContainer.tsx').then((module) => ({ default: module.SignedInContainer })),
);

// Most visits search nothing. What does not come leaves the page that searches.
let typed = '';
const setTyped = (text: string) => {
  typed = text;
};
const takeTyped = () => {
  const text = typed;
  typed = '';
  return text;
};
const loadSearch = () => import('#src/containers/search/SearchSheetContainer.tsx');
const SearchSheet = lazy(async () => {
  const module = await loadSearch().catch(() => null);
  if (module) return { default: module.SearchSheetContainer };
  location.assign(paths.search(takeTyped()));
  return new Promise<never>(() => undefined);
});

const footer = hydratedWhenNear('paticka', async () => (await import('./FooterContainer.tsx')).FooterContainer);

interface Props {
  children: ReactNode;
  /** `null`: this page is no place to come back to after the sign-in; its markup serves many addresses. */
  returnPath?: null;
  /** `null` where even the root's data is missing. */
  services: BrowserServices | null;
}

/** The frame of a page with who is here, the menu, the banner and what comes by itself. */
export function SiteShell({ children, services, returnPath }: Props) {
  const user = useUser();
  const { pathname, search: asked } = useLocation();
  // No more of the address than the server keeps pages by: its markup and the browser's say the same.
  const page = new URLSearchParams(asked).get('page');
  const here = page ? `${pathname}?page=${encodeURIComponent(page)}` : pathname;
  const loginHref = returnPath === null ? paths.login() : paths.signInFrom(here);
  const isNavigating = useNavigation().state !== 'idle';
  const menuButton = useRef<HTMLAnchorElement>(null);
  const menu = useOpenedHere();
  const search = useOpenedHere();
  // A checkout leads nowhere else.
  useShortcuts(courseOfCheckout(pathname) === null ? { '/': search.open } : {});
  return (
    <PageFrame
      isNavigating={isNavigating}
      currentPath={pathname}
      loginHref={loginHref}
      themeSwitch={<ThemeSwitchContainer />}
      account={
        user && (
          <CodeBoundary instead={null}>
            <SignedInContainer user={user} />
          </CodeBoundary>
        )
      }
      onOpenMenu={menu.open}
      onOpenSearch={search.open}
      onApproachSearch={() => void loadSearch().catch(() => undefined)}
      menuButton={menuButton}
      footer={footer}
      overlays={
        // Without one of them that does not come the page is whole.
        <CodeBoundary instead={null}>
          {menu.wasOpened && (
            <Suspense>
              <MobileMenu
                isOpen={menu.isOpen}
                isSignedIn={user !== null}
                currentPath={pathname}
                loginHref={loginHref}
                opener={menuButton}
                onClose={menu.close}
              />
            </Suspense>
          )}
          {search.wasOpened && (
            <Suspense fallback={search.isOpen && <EarlySearch onType={setTyped} onClose={search.close} />}>
              <SearchSheet isOpen={search.isOpen} takeTyped={takeTyped} onClose={search.close} />
            </Suspense>
          )}
          <NewsletterModalTimer />
          <ConsentContainer analytics={services?.analytics ?? null} tagManagerId={services?.tagManagerId ?? null} />
        </CodeBoundary>
      }
    >
      {children}
    </PageFrame>
  );
}
