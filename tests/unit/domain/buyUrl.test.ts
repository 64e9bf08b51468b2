import { expect, test } from 'vitest';
import { buyUrl } from '#src/domain/buyUrl.ts';

test('a course is bought as its first product on sale', () => {
  const courseProducts = [
    { id: 'prod_old', archived: true },
    { id: 'prod_now', archived: false },
    { id: 'prod_more', archived: false },
  ];
  expect(buyUrl({ slug: 'java-kurz', courseProducts })).toBe('/checkout/java-kurz/prod_now');
});

test.each([[[]], [[{ id: 'prod_old', archived: true }]]])(
  'with %j on sale there is nothing to buy',
  (courseProducts) => {
    expect(buyUrl({ slug: 'java-kurz', courseProducts })).toBeNull();
  },
);
