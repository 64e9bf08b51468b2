import { useSearchParams } from 'react-router-dom';
import { parsePage } from '#src/domain/paging.ts';

/** Which page of a list the address asks for (`?page=`). */
export function usePageNumber(): number {
  const [search] = useSearchParams();
  return parsePage(search.get('page')) ?? 1;
}
