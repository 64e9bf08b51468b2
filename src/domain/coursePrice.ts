import type { CourseProduct } from '#src/contract/course.ts';
import { formatMoney } from './money.ts';

/** The lowest price among the products on sale, as text; `null` when the course is free. */
export function coursePrice(
  products: readonly Pick<CourseProduct, 'amount' | 'currency' | 'archived'>[],
): string | null {
  if (products.length === 0) return null;
  const onSale = products.filter((product) => !product.archived);
  const cheapest = (onSale.length > 0 ? onSale : products).reduce((a, b) => (b.amount < a.amount ? b : a));
  return formatMoney(cheapest.amount, cheapest.currency);
}
