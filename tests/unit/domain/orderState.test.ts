import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OrderStatus } from '#src/contract/order.ts';
import { nextStatus, type PaymentFacts } from '#src/domain/orderState.ts';

const statuses: OrderStatus[] = ['pending', 'lapsed', 'paid', 'refunded'];
const paid: PaymentFacts = { status: 'succeeded', currency: 'EUR', amountReceived: 4900, amountRefunded: 0 };

describe('nextStatus', () => {
  it.each<[OrderStatus, Partial<PaymentFacts>, OrderStatus]>([
    ['pending', { status: 'open', amountReceived: 0 }, 'pending'],
    ['pending', { status: 'processing', amountReceived: 0 }, 'pending'],
    ['pending', { status: 'canceled', amountReceived: 0 }, 'lapsed'],
    ['pending', {}, 'paid'],
    ['pending', { currency: 'eur' }, 'paid'],
    ['pending', { amountReceived: 4901 }, 'paid'],
    ['pending', { amountRefunded: 4899 }, 'paid'],
    ['pending', { amountRefunded: 4900 }, 'refunded'],
    // Less money, or another one.
    ['pending', { amountReceived: 4899 }, 'pending'],
    ['pending', { currency: 'CZK' }, 'pending'],
    ['pending', { amountReceived: 4899, amountRefunded: 4899 }, 'pending'],
    ['pending', { currency: 'CZK', amountRefunded: 4900 }, 'pending'],
    ['lapsed', { amountReceived: 4899 }, 'lapsed'],
    // What comes late.
    ['lapsed', { status: 'open', amountReceived: 0 }, 'lapsed'],
    ['lapsed', {}, 'paid'],
    ['lapsed', { amountRefunded: 4900 }, 'refunded'],
    ['paid', { status: 'open', amountReceived: 0 }, 'paid'],
    ['paid', { status: 'canceled', amountReceived: 0 }, 'paid'],
    ['paid', {}, 'paid'],
    ['paid', { amountRefunded: 4900 }, 'refunded'],
    ['refunded', {}, 'refunded'],
    ['refunded', { status: 'canceled', amountReceived: 0 }, 'refunded'],
  ])('%s after %j is %s', (status, facts, expected) => {
    expect(nextStatus({ status, amount: 4900, currency: 'EUR' }, { ...paid, ...facts })).toBe(expected);
  });

  const anyFacts = fc.record({
    status: fc.constantFrom<PaymentFacts['status']>('open', 'processing', 'succeeded', 'canceled'),
    currency: fc.constantFrom('EUR', 'eur', 'CZK'),
    amountReceived: fc.constantFrom(0, 4899, 4900, 4901),
    amountRefunded: fc.constantFrom(0, 1, 4899, 4900),
  });
  const after = (status: OrderStatus, facts: readonly PaymentFacts[]) =>
    facts.reduce((known, payment) => nextStatus({ status: known, amount: 4900, currency: 'EUR' }, payment), status);
  const rank = (status: OrderStatus) => statuses.indexOf(status);

  it('ends in the same status whatever the order and number of the facts', () => {
    const told = fc
      .array(anyFacts, { minLength: 1, maxLength: 6 })
      .chain((facts) =>
        fc.tuple(
          fc.constant(facts),
          fc.shuffledSubarray([...facts, ...facts], { minLength: 2 * facts.length, maxLength: 2 * facts.length }),
        ),
      );
    fc.assert(
      fc.property(told, ([facts, again]) => {
        expect(after('pending', again)).toBe(after('pending', facts));
      }),
    );
  });

  it('never goes back', () => {
    fc.assert(
      fc.property(fc.constantFrom(...statuses), anyFacts, (status, payment) => {
        const next = nextStatus({ status, amount: 4900, currency: 'EUR' }, payment);
        expect(rank(next)).toBeGreaterThanOrEqual(rank(status));
      }),
    );
  });

  it('pays nothing with less money or another currency', () => {
    const misfit = anyFacts.filter(
      ({ amountReceived, currency }) => amountReceived < 4900 || currency.toUpperCase() !== 'EUR',
    );
    fc.assert(
      fc.property(fc.array(misfit, { maxLength: 6 }), (facts) => {
        expect(['pending', 'lapsed']).toContain(after('pending', facts));
      }),
    );
  });
});
