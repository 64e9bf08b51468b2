import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { Footer } from '#src/components/layout/Footer.tsx';
import { Header } from '#src/components/layout/Header.tsx';
import { RouteProgress } from '#src/components/ui/RouteProgress.tsx';
import { ThemeSwitchContainer } from './ThemeSwitchContainer.tsx';

// Only phones open it, and only on a click: its dialog is not in the first load.
const MobileMenu = lazy(() =>
  import('#src/components/layout/MobileMenu.tsx').then((module) => ({ default: module.MobileMenu })),
);

interface Props {
  children: ReactNode;
}

/** What surrounds every page but /admin (spec 2, app shell). */
export function SiteShell({ children }: Props) {
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
        onOpenMenu={() => setMenuOpenedOn(key)}
        menuButton={menuButton}
      />
      {menuOpenedOn !== null && (
        <Suspense>
          <MobileMenu
            isOpen={menuOpenedOn === key}
            currentPath={pathname}
            onClose={() => setMenuOpenedOn('')}
            onClosed={() => menuButton.current?.focus()}
          />
        </Suspense>
      )}
      <main id="obsah" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer year={new Date().getFullYear()} />
    </>
  );
}
