/** What the rules need of a course product. */
export interface AccessProduct {
  courseUserProducts: readonly unknown[];
}

export interface CourseAccessFlags {
  hasActiveProductsAndIsOwnedByUser: boolean;
  hasActiveProductsButIsNotOwnedByUser: boolean;
  hasNoActiveProductsAndIsLoggedIn: boolean;
  hasNoActiveProductsAndIsNotLoggedIn: boolean;
}

/** The four access flags of a course (spec 4). Every product counts, archived or not. */
export function courseAccessFlags(products: readonly AccessProduct[], isLoggedIn: boolean): CourseAccessFlags {
  const hasActiveProducts = products.length > 0;
  const isOwned = !hasActiveProducts || products.some((product) => product.courseUserProducts.length > 0);
  return {
    hasActiveProductsAndIsOwnedByUser: hasActiveProducts && isOwned,
    hasActiveProductsButIsNotOwnedByUser: hasActiveProducts && !isOwned,
    hasNoActiveProductsAndIsLoggedIn: !hasActiveProducts && isLoggedIn,
    hasNoActiveProductsAndIsNotLoggedIn: !hasActiveProducts && !isLoggedIn,
  };
}
