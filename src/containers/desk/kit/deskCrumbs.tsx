import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

interface Crumb {
  name: string;
  href: string;
}

const CrumbsContext = createContext<{ crumbs: Crumb[]; setCrumbs: (crumbs: Crumb[]) => void }>({
  crumbs: [],
  setCrumbs: () => undefined,
});

/** Holds what a screen says of where it is, for the frame around it. */
export function DeskCrumbs({ children }: { children: ReactNode }) {
  const [crumbs, setCrumbs] = useState<Crumb[]>([]);
  return <CrumbsContext value={{ crumbs, setCrumbs }}>{children}</CrumbsContext>;
}

export const useCrumbs = () => useContext(CrumbsContext).crumbs;

/** The one thing that a screen shows, behind the name of the screen and of what it stands in; `null` while it is a list. */
export function useCrumb(name: string | null, above?: Crumb | null): void {
  const { setCrumbs } = useContext(CrumbsContext);
  const { name: aboveName = null, href: aboveHref = null } = above ?? {};
  useEffect(() => {
    const inside = aboveName !== null && aboveHref !== null ? [{ name: aboveName, href: aboveHref }] : [];
    setCrumbs(name === null ? [] : [...inside, { name, href: location.pathname }]);
    return () => setCrumbs([]);
  }, [name, aboveName, aboveHref, setCrumbs]);
}
