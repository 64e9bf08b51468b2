import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkoutSchema, localPaymentResultSchema, type Order, orderSchema } from '#src/contract/order.ts';
import { ownershipSchema } from '#src/contract/progress.ts';
import type { Database } from '#src/server/db/database.ts';
import type { CourseProductRow } from '#src/server/db/schema/courseProduct.ts';
import { order, orderEvent } from '#src/server/db/schema/order.ts';
import type { UserRow } from '#src/server/db/schema/user.ts';
import type { OutgoingMail } from '#src/server/integrations/mail/mailer.ts';
import { createStripeGateway } from '#src/server/integrations/payments/stripeGateway.ts';
import { sendDueMail } from '#src/server/services/letters/mail/sendDueMail.ts';
import { reconcileOrders } from '#src/server/services/selling/order/reconcileOrders.ts';
import { site } from '#src/site.ts';
import { type LogLine, localWebhookSecret, now, recordingLogger, testApi, testCtx } from '#tests/support/api.ts';
import { emptyDatabase, openTestDatabase } from '#tests/support/database.ts';
import { buildCourse, buildCourseProduct, buildUser } from '#tests/support/factories.ts';
import { createTestIssuer } from '#tests/support/identity.ts';
import { pdfText } from '#tests/support/pdfText.ts';
import { startStripeServer } from '#tests/support/stripeServer.ts';
import { writtenMails } from '#tests/support/writtenMails.ts';

const publicUrl = 'https://prvyriadok.sk';
const admin = { uid: 'uid-admin', email: 'admin@example.org' };
const seconds = now.getTime() / 1000;
const patience = { timeout: 10_000 };

let database: Database;
let issuer: Awaited<ReturnType<typeof createTestIssuer>>;
let api: ReturnType<typeof testApi>;
let product: CourseProductRow;
let jana: UserRow;
let lines: LogLine[];

beforeAll(async () => {
  database = await openTestDatabase();
  issuer = await createTestIssuer({ now: () => now });
});
beforeEach(async () => {
  await emptyDatabase(database);
  lines = [];
  api = testApi(database, lines, { integrations: { identity: issuer.verifier } });
  product = await buildCourseProduct(database, { courseId: (await buildCourse(database)).id, amount: 4900 });
  jana = await buildUser(database);
});
afterAll(() => database.close());

const open = async () =>
  api.ask('/stripe/create-payment-intent', checkoutSchema, await issuer.call(jana, 'POST', { productId: product.id }));
const latest = async () => api.ask(`/order/product/${product.id}`, orderSchema, await issuer.call(jana));
const isOwned = async () =>
  (await api.ask(`/course-product/${product.id}/is-owned-by-user`, ownershipSchema, await issuer.call(jana))).isOwned;
const mailsTo = async (recipient: string) =>
  (await writtenMails(database)).filter((written) => written.recipient === recipient);
const row = async (id: string) => (await database.db.select().from(order).where(eq(order.id, id)))[0];
const kinds = async () => (await database.db.select().from(orderEvent).orderBy(orderEvent.id)).map(({ kind }) => kind);

async function buy(): Promise<Order> {
  const { clientSecret } = await open();
  const body = { clientSecret, cardNumber: '4242424242424242', delivery: 'once' };
  await api.ask('/stripe/local/confirm', localPaymentResultSchema, await issuer.call(jana, 'POST', body));
  await expect.poll(latest, patience).toMatchObject({ status: 'paid' });
  return latest();
}

function deliver(payload: string, timestamp = seconds): Promise<Response> {
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: localWebhookSecret, timestamp });
  return api.send('/stripe/webhook', { method: 'POST', body: payload, headers: { 'stripe-signature': signature } });
}

function paid(id: string, orderId?: string): string {
  const object = { id, object: 'payment_intent', status: 'succeeded', amount: 4900, amount_received: 4900 };
  const rest = { currency: 'eur', latest_charge: null, livemode: false, metadata: orderId ? { orderId } : {} };
  return eventOf('payment_intent.succeeded', { ...object, ...rest });
}

function eventOf(type: string, object: object): string {
  return JSON.stringify({ id: 'evt_1', object: 'event', type, created: seconds, data: { object } });
}

describe('an event', () => {
  test('of a payment that only names an order pays nothing, and somebody is told', async () => {
    const checkout = await open();
    expect((await deliver(paid('pi_somebody_elses', checkout.order.id))).status).toBe(200);
    expect(await latest()).toMatchObject({ status: 'pending' });
    expect(lines).toMatchObject([{ level: 'error', details: { paymentId: 'pi_somebody_elses' } }]);
    const own = checkout.clientSecret?.split('_secret_')[0] ?? '';
    expect((await deliver(paid(own, checkout.order.id))).status).toBe(200);
    expect(await latest()).toMatchObject({ status: 'paid' });
  });

  test('that comes before the id of its payment was kept is no harm: it tells of nothing that is paid', async () => {
    const { order: pending, clientSecret } = await open();
    await database.db.update(order).set({ paymentIntentId: null });
    const own = clientSecret?.split('_secret_')[0] ?? '';
    const created = paid(own, pending.id)
      .replace('payment_intent.succeeded', 'payment_intent.created')
      .replace('"status":"succeeded"', '"status":"requires_payment_method"');
    expect((await deliver(created)).status).toBe(200);
    expect(lines.filter(({ level }) => level === 'error')).toEqual([]);
    expect(await open()).toMatchObject({ clientSecret, order: { id: pending.id, status: 'pending' } });
    expect((await deliver(paid(own, pending.id))).status).toBe(200);
    expect(await latest()).toMatchObject({ status: 'paid' });
  });

  test.each([
    ['without an order', paid('pi_elsewhere')],
    ['of an order that is not here', paid('pi_elsewhere', 'nie-je')],
    ['of an order of another form', paid('pi_elsewhere', 'Faktúra\u0000 7')],
    [
      'of a dispute',
      eventOf('charge.dispute.created', {
        id: 'dp_1',
        payment_intent: 'pi_x',
        status: 'lost',
        amount: 1,
        reason: 'general',
      }),
    ],
    ['of a refund', eventOf('refund.failed', { id: 're_1', payment_intent: 'pi_x', status: 'failed', amount: 1 })],
  ])('that is none of ours is taken and noted: %s', async (_what, body) => {
    expect((await deliver(body)).status).toBe(200);
    expect(lines).toMatchObject([{ level: 'info', message: 'an event of a payment that is none of ours' }]);
  });

  test('that is signed and cannot be read is refused and noted', async () => {
    for (const body of ['{"type":"payment_intent.succeeded"}', '{']) {
      lines.length = 0;
      const response = await deliver(body);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'event-malformed' });
      expect(lines).toMatchObject([{ level: 'error', message: 'an event could not be read' }]);
    }
  });

  test('of the future is refused', async () => {
    const { order: pending, clientSecret } = await open();
    const body = paid(clientSecret?.split('_secret_')[0] ?? '', pending.id);
    const response = await deliver(body, seconds + 301);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'signature-invalid' });
    expect(await latest()).toMatchObject({ status: 'pending' });
  });
});

describe('a dispute', () => {
  async function disputed() {
    const bought = await buy();
    const paymentId = (await row(bought.id))?.paymentIntentId ?? '';
    await api.localPayments.dispute(paymentId, 'needs_response');
    await expect.poll(kinds, patience).toContain('dispute-open');
    return { id: bought.id, paymentId };
  }
  const decide = async (paymentId: string, status: 'won' | 'lost') => {
    await api.localPayments.dispute(paymentId, status);
    await expect.poll(kinds, patience).toContain(`dispute-${status}`);
  };

  test('is noted and told to the association, and the access lasts', async () => {
    const { id, paymentId } = await disputed();
    expect(await kinds()).toEqual(['created', 'paid', 'dispute-open']);
    expect(await row(id)).toMatchObject({ status: 'paid', disputedAt: now });
    expect(await isOwned()).toBe(true);
    const [told, ...rest] = await mailsTo(site.email);
    expect(rest).toEqual([]);
    for (const fact of ['49,00\u00A0€', paymentId, jana.email, 'do 22. júna 2026', 'Čo treba spraviť']) {
      expect(told?.text.replaceAll('22.\u00A0júna\u00A02026', '22. júna 2026')).toContain(fact);
    }
    const refund = await issuer.call(admin, 'POST', { amount: 100 });
    expect((await api.problem(`/admin/order/${id}/refund`, refund)).code).toBe('order-disputed');
  });

  test('that is lost ends the access as a refund does, once', async () => {
    const { id, paymentId } = await disputed();
    await decide(paymentId, 'lost');
    await api.localPayments.dispute(paymentId, 'lost');
    await api.localPayments.dispute(paymentId, 'needs_response');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await kinds()).toEqual(['created', 'paid', 'dispute-open', 'dispute-lost']);
    expect(await row(id)).toMatchObject({
      status: 'refunded',
      chargedBackAmount: 4900,
      disputedAt: null,
      amount: 4900,
    });
    expect(await latest()).toMatchObject({ status: 'refunded', refundedAmount: 4900 });
    expect(await isOwned()).toBe(false);
    expect((await mailsTo(site.email)).map(({ subject }) => subject)).toEqual([
      'Reklamácia platby 49,00\u00A0€ v banke',
      'Spor o platbu 49,00\u00A0€ je prehratý',
    ]);
    expect((await mailsTo(jana.email)).map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('Banka ti vrátila 49,00\u00A0€'),
    );
  });

  test('whose opening comes after its decision stays decided', async () => {
    const bought = await buy();
    const paymentId = (await row(bought.id))?.paymentIntentId ?? '';
    await decide(paymentId, 'lost');
    await api.localPayments.dispute(paymentId, 'needs_response');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await kinds()).toEqual(['created', 'paid', 'dispute-lost']);
    expect(await row(bought.id)).toMatchObject({ status: 'refunded', disputedAt: null });
  });

  test('that is won changes nothing, and what the order owes is given back then', async () => {
    const { id, paymentId } = await disputed();
    await database.db.update(order).set({ refundRequestedAmount: 900 });
    const later = new Date(now.getTime() + 120_000);
    const reconcile = () =>
      reconcileOrders({
        ctx: { ...testCtx(database), now: () => later },
        payments: api.localPayments,
      });
    expect(await reconcile()).toBe(0);
    await decide(paymentId, 'won');
    expect(await isOwned()).toBe(true);
    expect(await reconcile()).toBe(1);
    expect(await row(id)).toMatchObject({
      status: 'paid',
      disputedAt: null,
      refundedAmount: 900,
      chargedBackAmount: 0,
    });
  });
});

test('a refund that did not arrive is noted and told to the association, once', async () => {
  const { id } = await buy();
  const refund = await issuer.call(admin, 'POST', { amount: 900 });
  await api.ask(`/admin/order/${id}/refund`, orderSchema, refund);
  const paymentId = (await row(id))?.paymentIntentId ?? '';
  await api.localPayments.failRefund(paymentId);
  await api.localPayments.failRefund(paymentId);
  await expect.poll(kinds, patience).toContain('refund-failed');
  await new Promise((resolve) => setTimeout(resolve, 50));
  const [told, ...rest] = await mailsTo(site.email);
  expect(rest).toEqual([]);
  expect(told?.subject).toBe('Vrátenie 9,00\u00A0€ sa nepodarilo');
  expect(told?.text).toContain(jana.email);
  expect(await row(id)).toMatchObject({ status: 'paid', refundedAmount: 900 });
});

describe('the receipt', () => {
  const send = (at: Date, mailer: (sent: OutgoingMail) => Promise<void>) =>
    sendDueMail({
      ctx: { db: database.db, now: () => at },
      mailer: { send: mailer, close: async () => {} },
      logger: recordingLogger(lines),
      publicUrl,
    });

  test('is drawn when its mail is sent, also after the process that drew it first has died', async () => {
    await buy();
    const drawn: OutgoingMail[] = [];
    // The first process is killed before it knows how it ended.
    void send(now, (sent) => {
      drawn.push(sent);
      return new Promise(() => {});
    });
    await expect.poll(() => drawn.length, patience).toBe(1);
    // A refund since then is another story: the mail's receipt is the one of the payment.
    await database.db.update(order).set({ refundedAmount: 900 });
    expect(
      await send(new Date(now.getTime() + 5 * 60_000), async (sent) => {
        drawn.push(sent);
      }),
    ).toBe(1);
    expect(drawn).toHaveLength(2);
    expect(drawn[1]).toEqual(drawn[0]);
    const [file] = drawn[1]?.attachments ?? [];
    expect(file).toMatchObject({ filename: 'doklad-2026-0001.pdf', contentType: 'application/pdf' });
    const text = pdfText(Buffer.from(file?.content ?? '', 'base64')).replaceAll('\u00A0', ' ');
    expect(text).toContain('Zaplatené spolu\n49,00 €');
    expect(text).toContain('Skúšobná platba – nie je dokladom');
    expect(text).not.toContain('Vrátené');
  });
});

test('a buyer waits for a provider that hangs no longer than agreed', async () => {
  const stripe = await startStripeServer({ secretKey: 'sk_test_tajny' });
  try {
    const server = { host: stripe.host, port: stripe.port, protocol: stripe.protocol, timeout: 60_000 };
    const payments = createStripeGateway({ secretKey: 'sk_test_tajny', webhookSecret: 'whsec_x', server });
    const integrations = { identity: issuer.verifier, payments, paymentPatienceMs: 300 };
    const hanging = testApi(database, lines, { integrations });
    stripe.fail('slow', 'slow', 'slow');
    const begun = Date.now();
    const call = await issuer.call(jana, 'POST', { productId: product.id });
    const problem = await hanging.problem('/stripe/create-payment-intent', call);
    expect(problem).toMatchObject({ status: 503, code: 'payment-provider-unavailable' });
    expect(Date.now() - begun).toBeLessThan(10_000);
  } finally {
    await stripe.close();
  }
});
