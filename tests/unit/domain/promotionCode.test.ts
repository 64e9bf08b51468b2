import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PromotionDenial } from '#src/contract/order.ts';
import { discountedAmount, type PromotionTerms, promotionDenial } from '#src/domain/promotionCode.ts';

const terms: PromotionTerms = {
  percentOff: 20,
  amountOff: null,
  maxRedemptions: null,
  maxPerUser: null,
  firstDay: null,
  lastDay: null,
  active: true,
  courseIds: [],
};
const sale = { courseId: 'java', now: new Date('2026-06-15T12:00:00Z'), uses: { all: 0, own: 0 } };
const denialOf = (code: Partial<PromotionTerms>, use: Partial<typeof sale> = {}) =>
  promotionDenial({ ...terms, ...code }, { ...sale, ...use });

describe('promotionDenial', () => {
  it.each<[Partial<PromotionTerms>, Partial<typeof sale>, PromotionDenial | null]>([
    [{}, {}, null],
    [{ active: false }, {}, 'promotion-code-unknown'],
    [{ firstDay: '2026-06-16' }, {}, 'promotion-code-not-yet'],
    [{ firstDay: '2026-06-15', lastDay: '2026-06-15' }, {}, null],
    [{ lastDay: '2026-06-14' }, {}, 'promotion-code-expired'],
    [{ courseIds: ['python'] }, {}, 'promotion-code-other-course'],
    [{ courseIds: ['python', 'java'] }, {}, null],
    [{ maxRedemptions: 2 }, { uses: { all: 1, own: 1 } }, null],
    [{ maxRedemptions: 2 }, { uses: { all: 2, own: 0 } }, 'promotion-code-used-up'],
    [{ maxRedemptions: 2 }, { uses: { all: 3, own: 0 } }, 'promotion-code-used-up'],
    [{ maxPerUser: 1 }, { uses: { all: 9, own: 0 } }, null],
    [{ maxPerUser: 1 }, { uses: { all: 9, own: 1 } }, 'promotion-code-used-up'],
    [{ maxRedemptions: 0 }, {}, 'promotion-code-used-up'],
    // What does not become better by waiting is said first.
    [{ active: false, lastDay: '2026-06-14' }, {}, 'promotion-code-unknown'],
    [{ lastDay: '2026-06-14', maxRedemptions: 0 }, {}, 'promotion-code-expired'],
  ])('%j of %j: %j', (code, use, denial) => {
    expect(denialOf(code, use)).toBe(denial);
  });

  it.each([
    ['the first day begins at midnight in summer', '2026-07-01T21:59:59.999Z', 'promotion-code-not-yet'],
    ['the first day begins at midnight in summer', '2026-07-01T22:00:00.000Z', null],
    ['the last day ends at midnight in summer', '2026-07-02T21:59:59.999Z', null],
    ['the last day ends at midnight in summer', '2026-07-02T22:00:00.000Z', 'promotion-code-expired'],
  ])('%s: %s', (_name, now, denial) => {
    expect(denialOf({ firstDay: '2026-07-02', lastDay: '2026-07-02' }, { now: new Date(now) })).toBe(denial);
  });

  it.each([
    ['the first day begins at midnight in winter', '2026-11-29T22:59:59.999Z', 'promotion-code-not-yet'],
    ['the first day begins at midnight in winter', '2026-11-29T23:00:00.000Z', null],
    ['the last day ends at midnight in winter', '2026-11-30T22:59:59.999Z', null],
    ['the last day ends at midnight in winter', '2026-11-30T23:00:00.000Z', 'promotion-code-expired'],
  ])('%s: %s', (_name, now, denial) => {
    expect(denialOf({ firstDay: '2026-11-30', lastDay: '2026-11-30' }, { now: new Date(now) })).toBe(denial);
  });

  it.each([
    ['23 hours, when clocks go forward', '2026-03-29', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z'],
    ['25 hours, when clocks go back', '2026-10-25', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'],
  ])('a day of %s', (_name, day, begin, end) => {
    const at = (moment: string, ms: number) =>
      denialOf({ firstDay: day, lastDay: day }, { now: new Date(Date.parse(moment) + ms) });
    expect([at(begin, -1), at(begin, 0), at(end, -1), at(end, 0)]).toEqual([
      'promotion-code-not-yet',
      null,
      null,
      'promotion-code-expired',
    ]);
  });

  it('holds as long as there are uses left, for all and for each', () => {
    const cap = fc.option(fc.nat(5));
    const uses = fc.nat(6).chain((all) => fc.record({ all: fc.constant(all), own: fc.nat(all) }));
    fc.assert(
      fc.property(cap, cap, uses, (maxRedemptions, maxPerUser, used) => {
        const isLeft = used.all < (maxRedemptions ?? Infinity) && used.own < (maxPerUser ?? Infinity);
        expect(denialOf({ maxRedemptions, maxPerUser }, { uses: used }) === null).toBe(isLeft);
      }),
    );
  });
});

describe('discountedAmount', () => {
  it.each([
    [4900, { percentOff: 20, amountOff: null }, 3920],
    [4900, { percentOff: 100, amountOff: null }, 0],
    [4900, { percentOff: null, amountOff: 1000 }, 3900],
    [4900, { percentOff: null, amountOff: 4900 }, 0],
    [4900, { percentOff: null, amountOff: 9900 }, 0],
    // Half a cent is the buyer's.
    [4990, { percentOff: 15, amountOff: null }, 4241],
    [4995, { percentOff: 10, amountOff: null }, 4495],
    [4999, { percentOff: 33, amountOff: null }, 3349],
    [333, { percentOff: 50, amountOff: null }, 166],
    // Cards are not charged less than 50 cents.
    [4900, { percentOff: null, amountOff: 4850 }, 50],
    [4900, { percentOff: null, amountOff: 4851 }, 0],
    [4900, { percentOff: 99, amountOff: null }, 0],
    [100, { percentOff: 50, amountOff: null }, 50],
    [100, { percentOff: 51, amountOff: null }, 0],
  ])('%d with %j is %d', (listAmount, discount, amount) => {
    expect(discountedAmount(listAmount, discount)).toBe(amount);
  });

  const discount = fc.oneof(
    fc.record({ percentOff: fc.integer({ min: 1, max: 100 }), amountOff: fc.constant(null) }),
    fc.record({ percentOff: fc.constant(null), amountOff: fc.integer({ min: 1, max: 100_000 }) }),
  );

  it('is whole cents between nothing and the price, and nothing or at least 50 cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: 50, max: 1_000_000 }), discount, (listAmount, off) => {
        const amount = discountedAmount(listAmount, off);
        expect(Number.isInteger(amount)).toBe(true);
        expect(amount === 0 || (amount >= 50 && amount <= listAmount)).toBe(true);
      }),
    );
  });

  it('is never more than half a cent away from the exact percentage', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 50, max: 1_000_000 }),
        fc.integer({ min: 1, max: 100 }),
        (listAmount, percentOff) => {
          const exact = (listAmount * (100 - percentOff)) / 100;
          const amount = discountedAmount(listAmount, { percentOff, amountOff: null });
          if (amount > 0) expect(Math.abs(amount - exact)).toBeLessThanOrEqual(0.5);
          else expect(exact).toBeLessThan(50);
        },
      ),
    );
  });
});
