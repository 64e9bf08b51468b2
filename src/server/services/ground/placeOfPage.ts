import { NotFoundError } from '#src/server/errors.ts';

export interface Paged<T> {
  items: T[];
  page: number;
  pageCount: number;
  total: number;
}

/** Where a page of a list begins; an empty list has one page, and there is none behind the last. */
export function placeOfPage({ page, total, perPage }: { page: number; total: number; perPage: number }) {
  const pageCount = Math.max(1, Math.ceil(total / perPage));
  if (page > pageCount) throw new NotFoundError('page');
  return { page, pageCount, total, limit: perPage, offset: (page - 1) * perPage };
}
