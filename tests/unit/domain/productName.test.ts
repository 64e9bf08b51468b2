import { expect, test } from 'vitest';
import { variantNameOf } from '#src/domain/productName.ts';

const products = [
  { id: 'prod_java_kurz_basic', variantName: 'Java kurz' },
  { id: 'prod_ai_basic', variantName: 'Profesionálne programovanie s AI' },
];

test('a product id leads to its variant name', () => {
  expect(variantNameOf(products, 'prod_java_kurz_basic')).toBe('Java kurz');
  expect(variantNameOf(products, 'prod_ai_basic')).toBe('Profesionálne programovanie s AI');
});

test('an unknown product is „N/A“', () => {
  expect(variantNameOf(products, 'prod_rust_basic')).toBe('N/A');
  expect(variantNameOf([], '')).toBe('N/A');
});
