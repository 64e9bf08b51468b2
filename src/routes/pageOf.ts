import { parsePage } from '#src/domain/paging.ts';
import { notFound } from './load.ts';

/** The page number of an address (`?page=`); a wrong one is a page that does not exist. */
export function pageOf(request: Request): number {
  return parsePage(new URL(request.url).searchParams.get('page')) ?? notFound();
}
