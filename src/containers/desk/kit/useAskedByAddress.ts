import { useSearchParams } from 'react-router-dom';

/** A question that the address asks, so that the palette of commands can lead to it: whether it is asked, and how that changes. */
export function useAskedByAddress(name: string): [boolean, (isAsked: boolean) => void] {
  const [search, setSearch] = useSearchParams();
  const setAsked = (isAsked: boolean) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (isAsked) next.set(name, '1');
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  return [search.has(name), setAsked];
}
