import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router-dom';
import { longestSearch } from '#src/contract/limits.ts';
import { parsePage } from '#src/domain/paging.ts';
import { tooLong } from '#src/domain/textLimit.ts';
import { withFilters } from '#src/domain/withFilters.ts';

/** Milliseconds after the last key until what is searched goes into the address. */
const pause = 250;

/**
 * The filters of a list, which are its address: back works, and a link can be sent to a colleague. `hrefWith` is the list with some
 * filters changed, from its first page on.
 */
export function useListAddress(path: string) {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isLeaving = useNavigation().state !== 'idle';
  const filters = Object.fromEntries(search);
  const asked = search.get('q') ?? '';
  const [typed, setTyped] = useState(asked);
  useEffect(() => setTyped(asked), [asked]);
  const typedAt = useRef(pathname);
  useEffect(() => {
    // What is too long is marked, and not asked for. What is being opened opens first: another address would stop it.
    if (isLeaving || typed.trim() === asked || tooLong(typed, longestSearch)) return;
    // Who has opened a row right behind the last key keeps it open.
    const address = pathname === typedAt.current ? path : pathname;
    const timer = setTimeout(() => {
      // A row is opened and not drawn yet: the words come into its address once it is.
      if (window.location.pathname !== pathname) return;
      // So is a filter that was pressed meanwhile.
      const { page: _, ...others } = Object.fromEntries(new URLSearchParams(window.location.search));
      void navigate(withFilters(address, { ...others, q: typed.trim() }), { replace: true });
    }, pause);
    return () => clearTimeout(timer);
  }, [isLeaving, typed, asked, path, pathname, navigate]);
  return {
    filters,
    page: parsePage(search.get('page')) ?? 1,
    query: asked,
    typed,
    setTyped: (words: string) => {
      typedAt.current = pathname;
      setTyped(words);
    },
    pathname,
    hrefWith: (changed: Record<string, string | null>) => withFilters(path, { ...filters, page: null, ...changed }),
    hrefOfPage: (page: number) => withFilters(path, { ...filters, page }),
  };
}
