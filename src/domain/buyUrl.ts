import { paths } from './paths.ts';

interface Sellable {
  slug: string;
  courseProducts: readonly { id: string; archived: boolean }[];
}

/** Where a course is bought: the checkout of its first product on sale; `null` when there is none. */
export function buyUrl({ slug, courseProducts }: Sellable): string | null {
  const product = courseProducts.find(({ archived }) => !archived);
  return product ? paths.checkout(slug, product.id) : null;
}
