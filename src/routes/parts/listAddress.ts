import { parsePage } from '#src/domain/paging.ts';
import { isSlug } from '#src/domain/slug.ts';
import { notFound } from './load.ts';

/** The page number of an address (`?page=`); a wrong one is a page that does not exist. */
export function pageFromQuery(request: Request): number {
  return parsePage(new URL(request.url).searchParams.get('page')) ?? notFound();
}

/** The tag of an address; what no tag can be called is not asked about. */
export function tagFromPath({ tag }: { tag?: string }): string | undefined {
  return tag === undefined || isSlug(tag) ? tag : notFound();
}
