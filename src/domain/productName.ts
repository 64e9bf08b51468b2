/** What a product is called that the catalogue does not have (spec 9). */
const unknownProduct = 'N/A';

/** The variant name of a product by its id, as the catalogue has it (spec 3). */
export function variantNameOf(products: readonly { id: string; variantName: string }[], productId: string): string {
  return products.find(({ id }) => id === productId)?.variantName ?? unknownProduct;
}
