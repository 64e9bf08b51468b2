import { useNavigate } from 'react-router-dom';
import { withFilters } from '#src/domain/withFilters.ts';
import { useListAddress } from './useListAddress.ts';

/** A list and the one thing of it that is open: the one of the address, or beside the list the first. */
export function useOneOpen(path: string, id: string | null, ids: readonly string[]) {
  const { filters } = useListAddress(path);
  const navigate = useNavigate();
  const openId = id ?? ids[0] ?? null;
  const listHref = withFilters(path, filters);
  const hrefOf = (one: string) => withFilters(`${path}/${one}`, filters);
  return {
    openId,
    listHref,
    hrefOf,
    /** Below the width of both the first one is not seen before it is opened. */
    isSeen: id !== null || matchMedia('(min-width: 1025px)').matches,
    /** What was open has left the list: the next one takes its place, else the list. */
    openNext: (done: string) => {
      const next = ids[ids.indexOf(done) + 1] ?? ids.find((one) => one !== done);
      void navigate(next === undefined ? listHref : hrefOf(next), { replace: true });
    },
    close: () => void navigate(listHref, { replace: true }),
  };
}
