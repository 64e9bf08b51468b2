import { describe, expect, it } from 'vitest';
import { type AccessProduct, type CourseAccessFlags, courseAccessFlags } from '#src/domain/courseAccess.ts';

const notBought = { courseUserProducts: [], archived: false };
const bought = { courseUserProducts: [{ id: 'order' }], archived: false };
const archivedNotBought = { ...notBought, archived: true };
const archivedBought = { ...bought, archived: true };

/** The one flag of the four that is set. */
type Flag = keyof CourseAccessFlags;
const owned: Flag = 'hasActiveProductsAndIsOwnedByUser';
const notOwned: Flag = 'hasActiveProductsButIsNotOwnedByUser';
const freeLoggedIn: Flag = 'hasNoActiveProductsAndIsLoggedIn';
const freeNotLoggedIn: Flag = 'hasNoActiveProductsAndIsNotLoggedIn';

describe('courseAccessFlags', () => {
  it.each<[string, AccessProduct[], boolean, Flag]>([
    ['no products, signed in', [], true, freeLoggedIn],
    ['no products, signed out', [], false, freeNotLoggedIn],
    ['one not bought, signed in', [notBought], true, notOwned],
    ['one not bought, signed out', [notBought], false, notOwned],
    ['one bought, signed in', [bought], true, owned],
    ['one bought, signed out', [bought], false, owned],
    ['the second of two bought', [notBought, bought], true, owned],
    ['none of two bought', [notBought, notBought], true, notOwned],
    ['only an archived one, not bought: it counts', [archivedNotBought], true, notOwned],
    ['only an archived one, not bought, signed out', [archivedNotBought], false, notOwned],
    ['an archived one bought: it counts', [archivedBought], true, owned],
    ['an archived one bought beside one not bought', [notBought, archivedBought], true, owned],
  ])('%s', (_case, products, isLoggedIn, flag) => {
    const none: CourseAccessFlags = {
      hasActiveProductsAndIsOwnedByUser: false,
      hasActiveProductsButIsNotOwnedByUser: false,
      hasNoActiveProductsAndIsLoggedIn: false,
      hasNoActiveProductsAndIsNotLoggedIn: false,
    };
    expect(courseAccessFlags(products, isLoggedIn)).toEqual({ ...none, [flag]: true });
  });
});
