import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '#src/server/config/readConfig.ts';
import { openPayments } from '#src/server/integrations/payments/openPayments.ts';
import {
  InvalidSignatureError,
  MalformedEventError,
  type Payment,
  type PaymentGateway,
  PaymentProviderError,
} from '#src/server/integrations/payments/paymentGateway.ts';
import { createStripeGateway } from '#src/server/integrations/payments/stripeGateway.ts';
import { withPatience } from '#src/server/integrations/payments/withPatience.ts';
import { recordingLogger } from '#tests/support/api.ts';
import { freePort } from '#tests/support/freePort.ts';
import { startStripeServer } from '#tests/support/stripeServer.ts';

const secretKey = 'sk_test_tajny';
const webhookSecret = 'whsec_tajny';
const now = new Date('2026-06-15T12:00:00Z');
const request = {
  orderId: 'order-1',
  amount: 3900,
  currency: 'EUR',
  description: 'Java Kurz',
};

let stripe: Awaited<ReturnType<typeof startStripeServer>>;
let gateway: PaymentGateway;

beforeEach(async () => {
  stripe = await startStripeServer({ secretKey });
  gateway = gatewayTo(stripe.port);
});
afterEach(() => stripe.close());

function gatewayTo(port: number, timeout = 300): PaymentGateway {
  const server = { host: '127.0.0.1', port, protocol: 'http' as const, timeout };
  return createStripeGateway({ secretKey, webhookSecret, now: () => now, server });
}

const posts = (path: string) => stripe.calls.filter((call) => call.method === 'POST' && call.path === path);

async function paidPayment(): Promise<string> {
  const { id } = await gateway.createPayment(request);
  stripe.pay(id);
  return id;
}

describe('a payment', () => {
  test('is asked for with the amount in cents, the order, and a key of its own', async () => {
    expect(await gateway.createPayment(request)).toEqual({
      id: 'pi_1',
      orderId: 'order-1',
      status: 'open',
      currency: 'EUR',
      amountReceived: 0,
      amountRefunded: 0,
      isTest: true,
      clientSecret: 'pi_1_secret_1',
    });
    expect(stripe.calls).toEqual([
      {
        method: 'POST',
        path: '/v1/payment_intents',
        fields: {
          amount: '3900',
          currency: 'eur',
          'automatic_payment_methods[enabled]': 'true',
          'metadata[orderId]': 'order-1',
          description: 'Java Kurz',
        },
        authorization: `Bearer ${secretKey}`,
        version: '2026-10-28.endive',
        idempotencyKey: 'order-order-1',
      },
    ]);
  });

  test('is one for each order, and is told as it is now', async () => {
    const [first, second] = await Promise.all([gateway.createPayment(request), gateway.createPayment(request)]);
    expect(second).toEqual(first);
    stripe.pay(first.id);
    expect(await gateway.createPayment(request)).toMatchObject({ id: first.id, status: 'succeeded' });
    expect((await gateway.createPayment({ ...request, orderId: 'order-2' })).id).not.toBe(first.id);
    expect(stripe.intents.size).toBe(2);
  });

  test('is refused when the order comes back with other terms', async () => {
    await gateway.createPayment(request);
    await expect(gateway.createPayment({ ...request, amount: 100 })).rejects.toThrow(PaymentProviderError);
    expect(stripe.intents.size).toBe(1);
  });

  test.each(['error', 'reset', 'lost', 'slow'] as const)('is made once when the answer fails: %s', async (failure) => {
    stripe.fail(failure);
    expect(await gateway.createPayment(request)).toMatchObject({ id: 'pi_1', status: 'open' });
    expect(stripe.intents.size).toBe(1);
    expect(new Set(posts('/v1/payment_intents').map((call) => call.idempotencyKey))).toEqual(
      new Set(['order-order-1']),
    );
  });

  test.each([
    ['requires_payment_method', 'open'],
    ['requires_action', 'open'],
    ['processing', 'processing'],
    ['requires_capture', 'processing'],
    ['canceled', 'canceled'],
    ['something_new', 'processing'],
  ])('that Stripe calls %s is %s', async (theirs, ours) => {
    const { id } = await gateway.createPayment(request);
    stripe.setStatus(id, theirs);
    expect(await gateway.readPayment(id)).toMatchObject({ status: ours, clientSecret: 'pi_1_secret_1' });
  });

  test('is read with what was paid and given back', async () => {
    const id = await paidPayment();
    expect(await gateway.readPayment(id)).toMatchObject({
      status: 'succeeded',
      amountReceived: 3900,
      amountRefunded: 0,
    });
    await gateway.refundPayment(id, 1000);
    expect(await gateway.readPayment(id)).toMatchObject({
      status: 'succeeded',
      amountReceived: 3900,
      amountRefunded: 1000,
    });
  });
});

describe('cancelling', () => {
  test('ends a payment, once and for all', async () => {
    const { id } = await gateway.createPayment(request);
    expect(await gateway.cancelPayment(id)).toMatchObject({ id, orderId: 'order-1', status: 'canceled' });
    expect(await gateway.cancelPayment(id)).toMatchObject({ status: 'canceled' });
  });

  test('of a paid one answers that it is paid', async () => {
    const id = await paidPayment();
    expect(await gateway.cancelPayment(id)).toMatchObject({ status: 'succeeded', amountReceived: 3900 });
  });

  test('of one that the bank has not decided answers so', async () => {
    const { id } = await gateway.createPayment(request);
    stripe.setStatus(id, 'processing');
    expect(await gateway.cancelPayment(id)).toMatchObject({ status: 'processing' });
  });

  test('of one that is unknown says that the provider fails', async () => {
    await expect(gateway.cancelPayment('pi_unknown')).rejects.toThrow(PaymentProviderError);
  });
});

describe('giving back', () => {
  test('goes up to the total, however often it is asked for', async () => {
    const id = await paidPayment();
    expect(await gateway.refundPayment(id, 1000)).toMatchObject({ status: 'succeeded', amountRefunded: 1000 });
    expect(await gateway.refundPayment(id, 1000)).toMatchObject({ amountRefunded: 1000 });
    expect(await gateway.refundPayment(id, 3900)).toMatchObject({ amountRefunded: 3900 });
    expect(posts('/v1/refunds').map(({ fields }) => fields)).toEqual([
      { payment_intent: id, amount: '1000' },
      { payment_intent: id, amount: '2900' },
    ]);
  });

  test('twice at once gives back once, whichever totals are asked for', async () => {
    const id = await paidPayment();
    await Promise.all([gateway.refundPayment(id, 500), gateway.refundPayment(id, 500)]);
    expect(await gateway.readPayment(id)).toMatchObject({ amountRefunded: 500 });
    await Promise.allSettled([gateway.refundPayment(id, 1000), gateway.refundPayment(id, 2000)]);
    expect([1000, 2000]).toContain((await gateway.readPayment(id)).amountRefunded);
    expect(await gateway.refundPayment(id, 2000)).toMatchObject({ amountRefunded: 2000 });
  });

  test('is done once when its answer is lost', async () => {
    const id = await paidPayment();
    stripe.fail(null, 'lost', 'lost');
    expect(await gateway.refundPayment(id, 3900)).toMatchObject({ amountRefunded: 3900 });
    expect(posts('/v1/refunds')).toHaveLength(3);
  });

  test('of more than was paid, or of what is not paid, is refused', async () => {
    const { id: unpaid } = await gateway.createPayment(request);
    await expect(gateway.refundPayment(unpaid, 100)).rejects.toThrow(PaymentProviderError);
    stripe.pay(unpaid);
    await expect(gateway.refundPayment(unpaid, 3901)).rejects.toThrow(PaymentProviderError);
    expect(await gateway.readPayment(unpaid)).toMatchObject({ amountRefunded: 0 });
  });
});

test('STRIPE_API_URL leads to a stand-in on this computer', async () => {
  const config = readConfig({
    FIREBASE_PROJECT_ID: 'riadok',
    FIREBASE_API_KEY: 'key',
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: `http://localhost:${stripe.port}`,
  });
  // Stripe keeps its payments itself: there is nothing to store, and its events come by the network.
  const ctx = { db: null as never, logger: recordingLogger(), now: () => now };
  const { payments, localPayments } = await openPayments(config, {
    ctx,
    signingKey: () => expect.unreachable(),
    deliver: () => expect.unreachable(),
  });
  expect(await payments.createPayment(request)).toMatchObject({ id: 'pi_1', status: 'open' });
  expect(stripe.calls).toHaveLength(1);
  expect(localPayments).toBeNull();
});

describe('a provider that fails', () => {
  test('keeps nobody waiting longer than agreed, over all the calls together', async () => {
    const { id } = await gateway.createPayment(request);
    const patient = gatewayTo(stripe.port, 60_000);
    const hurried = withPatience(patient, 400);
    stripe.fail('slow', 'slow', 'slow');
    const start = Date.now();
    for (const call of [() => hurried.readPayment(id), () => hurried.cancelPayment(id)]) {
      await expect(call()).rejects.toMatchObject({ code: 'payment-provider-unavailable' });
    }
    expect(Date.now() - start).toBeLessThan(10_000);
  });

  test.each(['error', 'reset', 'slow'] as const)('is given up after three attempts: %s', async (failure) => {
    stripe.fail(failure, failure, failure);
    await expect(gateway.readPayment('pi_1')).rejects.toThrow(PaymentProviderError);
    expect(stripe.calls).toHaveLength(3);
  });

  test('or is away is told as such', async () => {
    await expect(gatewayTo(await freePort()).readPayment('pi_1')).rejects.toMatchObject({
      kind: 'unavailable',
      code: 'payment-provider-unavailable',
    });
  });

  test('tells of no key and no secret', async () => {
    const { id } = await gateway.createPayment(request);
    const wrong = createStripeGateway({
      secretKey: 'sk_test_wrong_tajny',
      webhookSecret,
      server: { host: '127.0.0.1', port: stripe.port, protocol: 'http', timeout: 300 },
    });
    const failures = await Promise.all(
      [wrong.readPayment(id), gateway.refundPayment(id, 1), gateway.readPayment('pi_1_secret_1')].map((call) =>
        call.then(
          () => expect.unreachable(),
          (error: PaymentProviderError) => error,
        ),
      ),
    );
    for (const failure of failures) {
      expect(failure).toBeInstanceOf(PaymentProviderError);
      const told = [failure, failure.cause].map((error) => `${error} ${JSON.stringify(error)}`).join(' ');
      expect(told).toMatch(/"statusCode":4\d\d,"requestId":"req_\d+"/);
      expect(told).not.toMatch(/tajny|secret_/);
    }
  });
});

describe('the balance', () => {
  const line = (id: string, type: string, more: object = {}) => ({
    ...{ id, object: 'balance_transaction', type, reporting_category: type, currency: 'eur', amount: 3900, fee: 0 },
    ...{ net: 3900, created: now.getTime() / 1000, source: null, status: 'available', ...more },
  });
  const charge = { id: 'ch_1', object: 'charge', payment_intent: 'pi_1' };
  const payout = { id: 'po_1', object: 'payout', arrival_date: Date.parse('2026-06-17') / 1000 };

  test('is read from a moment on, the oldest line first, over all pages', async () => {
    const at = now.getTime() / 1000;
    stripe.balance.push(
      ...Array.from({ length: 230 }, (_, index) => line(`txn_${index}`, 'charge', { created: at + index })),
    );
    const entries = await gateway.readBalance(new Date((at + 5) * 1000));
    expect(entries.map(({ id }) => id)).toEqual(Array.from({ length: 225 }, (_, index) => `txn_${index + 5}`));
  });

  test('tells what moved, for which payment, and what Stripe kept', async () => {
    const refund = { id: 're_1', object: 'refund', payment_intent: 'pi_1' };
    const dispute = { id: 'dp_1', object: 'dispute', payment_intent: { id: 'pi_1' } };
    const asDispute = (reporting_category: string) => ({ reporting_category, source: dispute });
    stripe.balance.push(
      line('txn_1', 'charge', { fee: 84, source: charge }),
      line('txn_2', 'refund', { amount: -900, source: refund }),
      line('txn_3', 'adjustment', { amount: -3000, fee: 2000, ...asDispute('dispute') }),
      line('txn_4', 'adjustment', { amount: 3000, ...asDispute('dispute_reversal') }),
      line('txn_5', 'stripe_fee', { amount: -150 }),
      line('txn_6', 'payout', { amount: -2000, source: { ...payout, statement_descriptor: 'PRVY RIADOK' } }),
      line('txn_7', 'charge', { currency: 'czk' }),
      line('txn_8', 'transfer', { amount: -1 }),
    );
    const ofPayment = { paymentId: 'pi_1', payout: null };
    const ofNobody = { paymentId: null, sourceId: null, payout: null };
    const paidOut = { id: 'po_1', arrivesOn: '2026-06-17', descriptor: 'PRVY RIADOK' };
    expect(await gateway.readBalance(now)).toEqual(
      [
        { id: 'txn_1', kind: 'payment', amount: 3900, fee: 84, sourceId: 'ch_1', ...ofPayment },
        { id: 'txn_2', kind: 'refund', amount: -900, fee: 0, sourceId: 're_1', ...ofPayment },
        { id: 'txn_3', kind: 'dispute', amount: -3000, fee: 2000, sourceId: 'dp_1', ...ofPayment },
        { id: 'txn_4', kind: 'dispute-won', amount: 3000, fee: 0, sourceId: 'dp_1', ...ofPayment },
        { id: 'txn_5', kind: 'fee', amount: -150, fee: 0, ...ofNobody },
        { id: 'txn_6', kind: 'payout', amount: -2000, fee: 0, paymentId: null, sourceId: 'po_1', payout: paidOut },
        { id: 'txn_8', kind: 'other', amount: -1, fee: 0, ...ofNobody },
      ].map((entry) => ({ ...entry, at: now })),
    );
  });

  test('that is not told is an outage, and no empty one', async () => {
    stripe.fail('error', 'error', 'error');
    await expect(gateway.readBalance(now)).rejects.toThrow(PaymentProviderError);
  });
});

describe('an event', () => {
  const seconds = now.getTime() / 1000;

  function sign(payload: string, { secret = webhookSecret, timestamp = seconds } = {}): string {
    return Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  }

  function paymentIn(body: string): Payment | undefined {
    const event = gateway.readEvent(body, sign(body));
    return event?.kind === 'payment' ? event.payment : undefined;
  }

  const eventOf = (type: string, object: object) =>
    JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });

  test('of a dispute tells what the bank wants, or has decided', () => {
    const facts = {
      id: 'dp_1',
      object: 'dispute',
      charge: 'ch_1',
      amount: 3900,
      currency: 'eur',
      reason: 'fraudulent',
    };
    const due = { evidence_details: { due_by: seconds + 60, submission_count: 0 } };
    for (const [status, told] of [
      ['needs_response', 'open'],
      ['under_review', 'open'],
      ['warning_needs_response', 'open'],
      ['warning_closed', 'won'],
      ['won', 'won'],
      ['lost', 'lost'],
    ]) {
      const body = eventOf('charge.dispute.updated', { ...facts, ...due, payment_intent: 'pi_1', status });
      const dueBy = new Date((seconds + 60) * 1000);
      const isInquiry = status?.startsWith('warning_');
      const dispute = {
        id: 'dp_1',
        paymentId: 'pi_1',
        status: told,
        amount: 3900,
        reason: 'fraudulent',
        dueBy,
        isInquiry,
      };
      expect(gateway.readEvent(body, sign(body))).toEqual({ kind: 'dispute', dispute });
    }
    const foreign = eventOf('charge.dispute.created', { ...facts, payment_intent: null, status: 'needs_response' });
    expect(gateway.readEvent(foreign, sign(foreign))).toBeNull();
  });

  test('of a payout tells that there is news in the balance, and when', () => {
    const body = JSON.stringify({ type: 'payout.paid', created: seconds - 60, data: { object: { id: 'po_1' } } });
    expect(gateway.readEvent(body, sign(body))).toEqual({ kind: 'balance', at: new Date((seconds - 60) * 1000) });
  });

  test('of a refund is told only when it failed', () => {
    const facts = { id: 're_1', object: 'refund', amount: 900, payment_intent: 'pi_1' };
    const failed = eventOf('refund.failed', { ...facts, status: 'failed', failure_reason: 'lost_or_stolen_card' });
    const refund = { id: 're_1', paymentId: 'pi_1', amount: 900, reason: 'lost_or_stolen_card' };
    expect(gateway.readEvent(failed, sign(failed))).toEqual({ kind: 'failed-refund', refund });
    const arrived = eventOf('charge.refund.updated', { ...facts, status: 'succeeded' });
    expect(gateway.readEvent(arrived, sign(arrived))).toBeNull();
  });

  test.each([
    '',
    'nie json',
    'null',
    '[]',
    '{"type":"payment_intent.succeeded"}',
    '{"type":"payment_intent.succeeded","data":{"object":null}}',
    '{"type":"payment_intent.succeeded","data":{"object":{"id":"pi_1"}}}',
    '{"type":"charge.refunded","data":{"object":{"payment_intent":1}}}',
    '{"type":"charge.dispute.created","data":{"object":{"payment_intent":"pi_1"}}}',
    '{"type":"refund.failed","data":{"object":{"status":"failed"}}}',
  ])('that is signed and has another form is refused: %s', (body) => {
    expect(() => gateway.readEvent(body, sign(body))).toThrow(
      body === '' ? InvalidSignatureError : MalformedEventError,
    );
  });

  test('of a payment tells what the payment was then', async () => {
    const { id } = await gateway.createPayment(request);
    const failed = stripe.eventOf('payment_intent.payment_failed', id);
    stripe.pay(id);
    const succeeded = stripe.eventOf('payment_intent.succeeded', id);
    const payment = { id, orderId: 'order-1', currency: 'EUR', amountRefunded: 0, isTest: true };
    expect(paymentIn(failed)).toEqual({ ...payment, status: 'open', amountReceived: 0 });
    expect(paymentIn(succeeded)).toEqual({
      ...payment,
      status: 'succeeded',
      amountReceived: 3900,
    });
  });

  test('of a charge tells what was given back', async () => {
    const id = await paidPayment();
    await gateway.refundPayment(id, 1500);
    const body = stripe.eventOf('charge.refunded', id);
    expect(paymentIn(body)).toEqual({
      id,
      orderId: 'order-1',
      status: 'succeeded',
      currency: 'EUR',
      amountReceived: 3900,
      amountRefunded: 1500,
      isTest: true,
    });
  });

  test('of other things is none of ours', async () => {
    const id = await paidPayment();
    for (const type of ['charge.succeeded', 'customer.created', 'something.new']) {
      const body = stripe.eventOf('charge.refunded', id).replace('charge.refunded', type);
      expect(gateway.readEvent(body, sign(body))).toBeNull();
    }
  });

  test('of a payment that was made elsewhere has no order', async () => {
    const id = await paidPayment();
    const body = stripe.eventOf('payment_intent.succeeded', id).replace('{"orderId":"order-1"}', '{}');
    expect(paymentIn(body)).toMatchObject({ id, orderId: null });
  });

  test('that is not signed, or otherwise, or changed, is refused', async () => {
    const id = await paidPayment();
    const body = stripe.eventOf('payment_intent.succeeded', id);
    const signatures = ['', 'abc', 't=1', `t=${seconds},v1`, `t=${seconds},v1=00`, sign(body, { secret: 'whsec_iny' })];
    for (const signature of [...signatures, sign(body).replace('v1=', 'v0=')]) {
      expect(() => gateway.readEvent(body, signature)).toThrow(InvalidSignatureError);
    }
    expect(() => gateway.readEvent(body.replace('3900', '1'), sign(body))).toThrow(InvalidSignatureError);
    expect(() => gateway.readEvent('', sign(''))).toThrow(InvalidSignatureError);
  });

  test('holds for five minutes, and is not of the future', async () => {
    const id = await paidPayment();
    const body = stripe.eventOf('payment_intent.succeeded', id);
    for (const seen of [seconds - 300, seconds + 300]) {
      expect(gateway.readEvent(body, sign(body, { timestamp: seen }))).toMatchObject({ payment: { id } });
    }
    for (const out of [seconds - 301, seconds + 301]) {
      expect(() => gateway.readEvent(body, sign(body, { timestamp: out }))).toThrow(InvalidSignatureError);
    }
  });
});
