import { courseAccessFlags } from '#src/domain/courseAccess.ts';

/** Whether somebody owns a course: by a purchase, or because it is free. `purchases`: of each product, whether they have it. */
export function isCourseOwned(purchases: readonly boolean[]): boolean {
  const products = purchases.map((isBought) => ({ courseUserProducts: isBought ? [true] : [] }));
  return !courseAccessFlags(products, true).hasActiveProductsButIsNotOwnedByUser;
}
