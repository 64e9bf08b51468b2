import { expect, test } from 'vitest';
import { paidPath } from '#src/domain/paidPath.ts';
import { paths } from '#src/domain/paths.ts';
import { courseOfCheckout, needsWholeDocument } from '#src/domain/wholeDocument.ts';

const checkout = paths.checkout('java-kurz', 'prod_java');
const success = paidPath('java-kurz', 'prod_java', { promotionCode: '', finalAmount: 4900 });

test.each([
  [paths.course('java-kurz'), checkout],
  [paths.login(checkout), checkout],
  [checkout, paths.home()],
  [checkout, paths.login(checkout)],
  [success, paths.course('java-kurz')],
  // The router does not care about case.
  [paths.home(), checkout.replace('checkout', 'Checkout')],
])('from %s to %s leads a new document', (from, to) => {
  expect(needsWholeDocument(from, to)).toBe(true);
});

test.each([
  [paths.home(), paths.courses()],
  [paths.courses(), paths.login(checkout)],
  [checkout, success],
  [success, checkout],
])('from %s to %s nothing is loaded again', (from, to) => {
  expect(needsWholeDocument(from, to)).toBe(false);
});

test.each([
  [checkout, 'java-kurz'],
  [success, null],
  [paths.course('java-kurz'), null],
])('on %s the course that is being bought is %s', (path, slug) => {
  expect(courseOfCheckout(path)).toBe(slug);
});
