import type { ComponentProps, ReactNode } from 'react';
import { RouteProgress } from '#src/components/ui/RouteProgress.tsx';
import { paths } from '#src/domain/paths.ts';
import { courseOfCheckout } from '#src/domain/wholeDocument.ts';
import { Header } from './Header.tsx';

type Props = Omit<ComponentProps<typeof Header>, 'back'> & {
  /** The visitor is on the way to another page. */
  isNavigating?: boolean;
  children: ReactNode;
  footer: ReactNode;
  /** What comes over the page: the phone's menu, the cookie banner. */
  overlays?: ReactNode;
};

/** What surrounds every page but /admin (spec 2, app shell). */
export function PageFrame({ isNavigating = false, children, footer, overlays, ...header }: Props) {
  const course = courseOfCheckout(header.currentPath);
  return (
    <>
      <RouteProgress isActive={isNavigating} />
      <Header {...header} back={course === null ? null : { name: 'Späť na kurz', href: paths.course(course) }} />
      <main id="obsah" tabIndex={-1} className="outline-none">
        {children}
      </main>
      {footer}
      {overlays}
    </>
  );
}
