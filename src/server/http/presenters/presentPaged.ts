import type { Paged } from '#src/server/services/ground/index.ts';

/** A page of a list, each item through its own presenter. */
export function presentPaged<Row, Item>(paged: Paged<Row>, presentItem: (row: Row) => Item): Paged<Item> {
  return {
    items: paged.items.map(presentItem),
    page: paged.page,
    pageCount: paged.pageCount,
    total: paged.total,
  };
}
