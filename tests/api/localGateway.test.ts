import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LocalPayment } from '#src/contract/order.ts';
import type { Database } from '#src/server/db/database.ts';
import { ForbiddenError, NotFoundError } from '#src/server/errors.ts';
import { createLocalGateway, type LocalGateway } from '#src/server/integrations/payments/localGateway.ts';
import {
  InvalidSignatureError,
  type PayablePayment,
  PaymentProviderError,
  type PaymentRequest,
} from '#src/server/integrations/payments/paymentGateway.ts';
import { type LogLine, now, recordingLogger } from '#tests/support/api.ts';
import { openTestDatabase } from '#tests/support/database.ts';

const cards = { good: '4242424242424242', poor: '4000000000009995', asking: '4000002500003155' };

let database: Database;
let gateway: LocalGateway;
/** What the webhook was brought, and what it answers: 200 when nothing is left. */
let events: { body: string; signature: string }[];
let answers: (number | Error)[];
let lines: LogLine[];

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => {
  [events, answers, lines] = [[], [], []];
  gateway = openGateway();
});
afterAll(() => database.close());

function openGateway(): LocalGateway {
  return createLocalGateway({
    ctx: { db: database.db, logger: recordingLogger(lines), now: () => now },
    secret: 'whsec_test',
    deliver: (body, signature) => {
      events.push({ body, signature });
      const answer = answers.shift() ?? 200;
      if (answer instanceof Error) throw answer;
      return new Response(null, { status: answer });
    },
    delays: { late: 200, retries: [10, 10] },
  });
}

function requestOf(terms: Partial<PaymentRequest> = {}): PaymentRequest {
  const description = 'Java Kurz';
  return { orderId: randomUUID(), amount: 3900, currency: 'EUR', description, ...terms };
}

const create = (terms?: Partial<PaymentRequest>) => gateway.createPayment(requestOf(terms));

function pay({ clientSecret }: PayablePayment, more: Partial<LocalPayment> = {}) {
  return gateway.confirm({ clientSecret, cardNumber: cards.good, delivery: 'never', ...more });
}

const told = () =>
  events.map(({ body, signature }) => {
    const event = gateway.readEvent(body, signature);
    return event?.kind === 'payment' ? event.payment : event;
  });
const quiet = () => new Promise((resolve) => setTimeout(resolve, 100));

describe('a payment', () => {
  test('is one for each order, and outlives the process', async () => {
    const request = requestOf();
    const [first, second] = await Promise.all([gateway.createPayment(request), gateway.createPayment(request)]);
    expect(second).toEqual(first);
    expect(first).toMatchObject({ orderId: request.orderId, status: 'open', currency: 'EUR', amountReceived: 0 });
    await pay(first);
    gateway = openGateway();
    expect(await gateway.readPayment(first.id)).toEqual({ ...first, status: 'succeeded', amountReceived: 3900 });
    expect(await gateway.createPayment(request)).toMatchObject({ id: first.id, status: 'succeeded' });
  });

  test('is refused when the order comes back with other terms, or it is unknown', async () => {
    const request = requestOf();
    await gateway.createPayment(request);
    await expect(gateway.createPayment({ ...request, amount: 100 })).rejects.toThrow(PaymentProviderError);
    await expect(gateway.createPayment({ ...request, currency: 'CZK' })).rejects.toThrow(PaymentProviderError);
    await expect(gateway.readPayment('pi_unknown')).rejects.toThrow(PaymentProviderError);
  });
});

describe('the test cards', () => {
  const succeeded = { status: 'succeeded', declineCode: null };

  test.each([
    [cards.good, undefined, succeeded],
    [cards.poor, undefined, { status: 'declined', declineCode: 'insufficient_funds' }],
    [cards.asking, undefined, { status: 'requires_action', declineCode: null }],
    [cards.asking, true, succeeded],
    [cards.asking, false, { status: 'declined', declineCode: 'authentication_required' }],
    ['4111111111111111', undefined, { status: 'declined', declineCode: 'card_declined' }],
  ])('%s, confirmed %s', async (cardNumber, confirmed, result) => {
    const payment = await create();
    expect(await pay(payment, { cardNumber, confirmed })).toEqual(result);
    const status = result.status === 'succeeded' ? 'succeeded' : 'open';
    expect(await gateway.readPayment(payment.id)).toMatchObject({ status });
  });

  test('may be tried one after the other', async () => {
    const payment = await create();
    await pay(payment, { cardNumber: cards.poor, delivery: 'once' });
    await pay(payment, { cardNumber: cards.asking, delivery: 'once' });
    await pay(payment, { cardNumber: cards.asking, confirmed: false, delivery: 'once' });
    expect(await pay(payment, { delivery: 'once' })).toEqual(succeeded);
    await vi.waitFor(() => expect(told()).toMatchObject([{ id: payment.id, status: 'succeeded' }]));
  });

  test('pay once, however often and with whatever card it is tried', async () => {
    const payment = await create();
    const results = await Promise.all([1, 2, 3].map(() => pay(payment, { delivery: 'once' })));
    expect(results).toEqual([succeeded, succeeded, succeeded]);
    expect(await pay(payment, { cardNumber: cards.poor, delivery: 'once' })).toEqual(succeeded);
    await quiet();
    expect(events).toHaveLength(1);
  });

  test('pay nothing that is cancelled or unknown', async () => {
    const payment = await create();
    await gateway.cancelPayment(payment.id);
    const refusal = pay(payment, { delivery: 'once' });
    await expect(refusal).rejects.toThrow(ForbiddenError);
    await expect(refusal).rejects.toMatchObject({ code: 'order-closed' });
    await expect(pay({ ...payment, clientSecret: payment.id })).rejects.toThrow(NotFoundError);
    await quiet();
    expect(events).toEqual([]);
  });
});

describe('cancelling', () => {
  test('ends a payment that is open, also one that asked for confirmation', async () => {
    const payment = await create();
    await pay(payment, { cardNumber: cards.asking });
    expect(await gateway.cancelPayment(payment.id)).toMatchObject({ status: 'canceled', amountReceived: 0 });
    expect(await gateway.cancelPayment(payment.id)).toMatchObject({ status: 'canceled' });
  });

  test('against paying has one end', async () => {
    const payment = await create();
    const [paid, cancelled] = await Promise.allSettled([pay(payment), gateway.cancelPayment(payment.id)]);
    const { status } = await gateway.readPayment(payment.id);
    expect(cancelled).toMatchObject({ status: 'fulfilled', value: { status } });
    expect(status).toBe(paid.status === 'fulfilled' ? 'succeeded' : 'canceled');
  });
});

describe('giving back', () => {
  test('goes up to the total and is told by an event', async () => {
    const payment = await create();
    await pay(payment);
    await Promise.all([gateway.refundPayment(payment.id, 1000), gateway.refundPayment(payment.id, 1000)]);
    expect(await gateway.refundPayment(payment.id, 3900)).toMatchObject({ status: 'succeeded', amountRefunded: 3900 });
    expect(await gateway.refundPayment(payment.id, 1000)).toMatchObject({ amountRefunded: 3900 });
    await vi.waitFor(() => expect(events).toHaveLength(2));
    const facts = { id: payment.id, orderId: payment.orderId, status: 'succeeded', amountReceived: 3900, isTest: true };
    expect(told()).toEqual([
      { ...facts, currency: 'EUR', amountRefunded: 1000 },
      { ...facts, currency: 'EUR', amountRefunded: 3900 },
    ]);
  });

  test('of more than was paid, or of what is not paid, is refused', async () => {
    const payment = await create();
    await expect(gateway.refundPayment(payment.id, 100)).rejects.toThrow(PaymentProviderError);
    await pay(payment);
    await expect(gateway.refundPayment(payment.id, 3901)).rejects.toThrow(PaymentProviderError);
  });
});

describe('the event of a payment', () => {
  test('comes after the answer, signed', async () => {
    const payment = await create();
    await pay(payment, { delivery: 'once' });
    expect(events).toEqual([]);
    await vi.waitFor(() => expect(events).toHaveLength(1));
    const { clientSecret: _, ...facts } = payment;
    expect(told()).toEqual([{ ...facts, status: 'succeeded', amountReceived: 3900 }]);
    const [event] = events;
    expect(() => gateway.readEvent(event?.body.replace('3900', '1') ?? '', event?.signature ?? '')).toThrow(
      InvalidSignatureError,
    );
  });

  test('comes twice as the same one', async () => {
    await pay(await create(), { delivery: 'twice' });
    await quiet();
    expect(events).toHaveLength(2);
    expect(events[1]).toEqual(events[0]);
  });

  test('comes late', async () => {
    await pay(await create(), { delivery: 'late' });
    await quiet();
    expect(events).toEqual([]);
    await vi.waitFor(() => expect(events).toHaveLength(1));
  });

  test('never comes', async () => {
    await pay(await create(), { delivery: 'never' });
    await quiet();
    expect(events).toEqual([]);
  });

  test('comes again until it is taken', async () => {
    answers = [500, new Error('away')];
    await pay(await create(), { delivery: 'once' });
    await vi.waitFor(() => expect(events).toHaveLength(3));
    await quiet();
    expect(events).toHaveLength(3);
    expect(lines.map(({ level, message }) => [level, message])).toEqual([
      ['warn', 'the webhook refused an event'],
      ['warn', 'the webhook could not be reached'],
    ]);
  });

  test('is given up after some attempts', async () => {
    answers = [500, 500, 500];
    await pay(await create(), { delivery: 'once' });
    await vi.waitFor(() => expect(lines.at(-1)).toMatchObject({ level: 'error' }));
    expect(events).toHaveLength(3);
  });

  test('is not sent by a gateway that has stopped', async () => {
    const payment = await create();
    await pay(payment, { delivery: 'late' });
    await gateway.stop();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(events).toEqual([]);
    expect(lines).toEqual([]);
    expect(await gateway.readPayment(payment.id)).toMatchObject({ status: 'succeeded' });
  });
});
