import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { adminEventPageSchema } from '#src/contract/admin.ts';
import {
  balanceAskedSchema,
  bookMonthSchema,
  movementPageSchema,
  payoutSchema,
} from '#src/contract/desk/money/deskMovements.ts';
import { deskOrderSchema } from '#src/contract/desk/money/deskOrders.ts';
import { fromBratislava } from '#src/domain/bratislava.ts';
import type { Database } from '#src/server/db/database.ts';
import { moneyAsking, moneyMovement } from '#src/server/db/schema/moneyMovement.ts';
import { order, orderEvent, receipt } from '#src/server/db/schema/order.ts';
import type { UserRow } from '#src/server/db/schema/user.ts';
import { userRole } from '#src/server/db/schema/userRole.ts';
import {
  type BalanceEntry,
  type PaymentGateway,
  PaymentProviderError,
} from '#src/server/integrations/payments/paymentGateway.ts';
import { createRateLimiter } from '#src/server/integrations/rateLimits.ts';
import { askBalance } from '#src/server/services/selling/movement/askBalance.ts';
import { fillMovements } from '#src/server/services/selling/movement/fillMovements.ts';
import { localWebhookSecret, now, testApi, testCtx } from '#tests/support/api.ts';
import { emptyDatabase, openTestDatabase } from '#tests/support/database.ts';
import { buildCourse, buildCourseProduct, buildUser } from '#tests/support/factories.ts';
import { createTestIssuer } from '#tests/support/identity.ts';

let database: Database;
let issuer: Awaited<ReturnType<typeof createTestIssuer>>;
let api: ReturnType<typeof testApi>;
let jana: UserRow;
let treasurer: UserRow;
/** What the provider's balance has, and whether it answers. */
let entries: BalanceEntry[];
let isAway: boolean;

beforeAll(async () => {
  database = await openTestDatabase();
  issuer = await createTestIssuer({ now: () => now });
});
beforeEach(async () => {
  await emptyDatabase(database);
  [entries, isAway] = [[], false];
  api = testApi(database, [], {
    integrations: { identity: issuer.verifier, rateLimiter: createRateLimiter({ pool: null }), payments: provider() },
  });
  jana = await buildUser(database, { displayName: 'Jana Ľahká' });
  treasurer = await buildUser(database, { displayName: 'Milan Ďurica' });
  await database.db.insert(userRole).values({ userId: treasurer.id, role: 'TREASURER', givenAt: now });
  await buildCourseProduct(database, { id: 'p-java', courseId: (await buildCourse(database)).id, amount: 4900 });
});
afterAll(() => database.close());

/** The local gateway with a balance that the test writes. */
function provider(): PaymentGateway {
  const local = () => api.localPayments;
  return {
    isTest: true,
    createPayment: (request) => local().createPayment(request),
    readPayment: (id) => local().readPayment(id),
    cancelPayment: (id) => local().cancelPayment(id),
    refundPayment: (id, total) => local().refundPayment(id, total),
    readEvent: (body, signature) => local().readEvent(body, signature),
    readBalance: async (since) => {
      if (isAway) throw new PaymentProviderError(new Error('away'));
      return entries.filter(({ at }) => at >= since);
    },
  };
}

const call = (method: string, body?: object) => issuer.call(treasurer, method, body);
const month = async (query = '') => api.ask(`/admin/movement${query}`, movementPageSchema, await call('GET'));
const payout = async (id: string) => api.ask(`/admin/payout/${id}`, payoutSchema, await call('GET'));
const check = async (id: string, body: object) =>
  api.ask(`/admin/payout/${id}/check`, payoutSchema, await call('PUT', body));
const close = async (which: string) =>
  api.ask(`/admin/book-month/${which}/closing`, bookMonthSchema, await call('POST'));
const refusalOf = async (path: string, body?: object) => (await api.problem(path, await call('POST', body))).code;
const ask = async () => api.ask('/admin/movement-asking', balanceAskedSchema, await call('POST'));
const file = async (query: string) => (await api.send(`/admin/movement-export${query}`, await call('GET'))).text();

interface Sale {
  id: string;
  at: string;
  amount?: number;
}

/** An order that is not paid yet, whose news the tests tell. */
async function sell({ id, at, amount = 4900 }: Sale): Promise<void> {
  await database.db.insert(order).values({
    ...{ id, userId: jana.id, buyerName: 'Jana Ľahká', buyerEmail: 'jana@example.org', productId: 'p-java' },
    ...{ productName: 'Java kurz', status: 'pending', currency: 'EUR', listAmount: amount, amount },
    ...{ paymentIntentId: `pi_${id}`, createdAt: new Date(fromBratislava(at)) },
  });
}

const secondsOf = (at: string) => Date.parse(fromBratislava(at)) / 1000;

async function tell(type: string, at: string, object: object): Promise<void> {
  const payload = JSON.stringify({ id: 'evt_1', type, created: secondsOf(at), data: { object } });
  const timestamp = now.getTime() / 1000;
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: localWebhookSecret, timestamp });
  const headers = { 'stripe-signature': signature };
  const { status } = await api.send('/stripe/webhook', { method: 'POST', body: payload, headers });
  expect(status).toBe(200);
}

const facts = { currency: 'eur', livemode: false };
const tellPaid = (id: string, at: string, amount = 4900) =>
  tell('payment_intent.succeeded', at, {
    ...{ id: `pi_${id}`, status: 'succeeded', amount_received: amount, latest_charge: null },
    ...{ metadata: { orderId: id }, ...facts },
  });
const tellRefunded = (id: string, at: string, total: number, amount = 4900) =>
  tell('charge.refunded', at, {
    ...{ payment_intent: `pi_${id}`, amount_captured: amount, amount_refunded: total },
    ...{ metadata: { orderId: id }, ...facts },
  });
const tellDispute = (id: string, at: string, status: string, amount = 4900) =>
  tell(status === 'needs_response' ? 'charge.dispute.created' : 'charge.dispute.closed', at, {
    ...{ id: `dp_${id}`, payment_intent: `pi_${id}`, status, amount, reason: 'fraudulent' },
    evidence_details: { due_by: secondsOf('2026-06-25T23:59') },
  });

async function buy(id: string, at: string, amount?: number): Promise<void> {
  await sell({ id, at, ...(amount === undefined ? {} : { amount }) });
  await tellPaid(id, at, amount);
}

const entry = (id: string, kind: BalanceEntry['kind'], at: string, amount: number, more: Partial<BalanceEntry> = {}) =>
  entries.push({
    ...{ id, kind, amount, fee: 0, at: new Date(fromBratislava(at)) },
    ...{ paymentId: null, sourceId: null, payout: null, ...more },
  });
const paidOut = (name: string, at: string, amount: number) =>
  entry(`txn_${name}`, 'payout', at, -amount, {
    payout: { id: name, arrivesOn: '2026-05-21', descriptor: 'PRVY RIADOK' },
  });

/** May: two payments, a part given back, fees, a payout. June: today. */
async function fillMay(): Promise<void> {
  await buy('a', '2026-05-04T09:21');
  await tellRefunded('a', '2026-05-11T10:00', 900);
  await buy('b', '2026-05-18T23:59', 2900);
  entry('txn_a', 'payment', '2026-05-04T09:20', 4900, { fee: 99, paymentId: 'pi_a' });
  entry('txn_ra', 'refund', '2026-05-11T10:00', -900, { paymentId: 'pi_a' });
  entry('txn_b', 'payment', '2026-05-18T23:59', 2900, { fee: 69, paymentId: 'pi_b' });
  paidOut('po_1', '2026-05-20T06:00', 5000);
  // As the worker: also what is older than yesterday.
  await database.db.insert(moneyAsking).values({ id: 1, answeredAt: new Date(fromBratislava('2026-05-02T00:00')) });
  await ask();
}

const may = '?month=2026-05';
const sumsOfMay = {
  ...{ before: 0, payments: { count: 2, sum: 7800 }, refunds: { count: 1, sum: -900 } },
  ...{ disputes: { count: 0, sum: 0 }, fees: { count: 2, sum: -168 }, payouts: { count: 1, sum: -5000 } },
  ...{ other: { count: 0, sum: 0 }, after: 1732 },
};

describe('a month', () => {
  test('is one equation, and its lines lead from one end to the other', async () => {
    await fillMay();
    const page = await month(may);
    expect(page.sums).toEqual(sumsOfMay);
    expect(page.items.map(({ kind, amount, balanceAfter }) => [kind, amount, balanceAfter])).toEqual([
      ['payout', -5000, 1732],
      ['fee', -69, 6732],
      ['payment', 2900, 6801],
      ['refund', -900, 3901],
      ['fee', -99, 4801],
      ['payment', 4900, 4900],
    ]);
    expect((await month()).sums).toMatchObject({ before: 1732, after: 1732, payments: { count: 0, sum: 0 } });
    // The day of the payout says what came, not what went to the bank.
    expect(page.items.map(({ day, daySum }) => [day, daySum]).slice(0, 3)).toEqual([
      ['2026-05-20', 0],
      ['2026-05-18', 2831],
      ['2026-05-18', 2831],
    ]);
  });

  test('has what moved in it, also of an order of another one', async () => {
    await buy('a', '2026-05-04T09:21');
    await tellRefunded('a', '2026-06-02T10:00', 900);
    expect((await month(may)).sums).toMatchObject({ refunds: { count: 0 }, after: 4900 });
    const [refund] = (await month()).items;
    expect(refund).toMatchObject({ kind: 'refund', amount: -900, day: '2026-06-02', isLate: false });
    expect(refund?.order).toMatchObject({ id: 'a', receiptNumber: '2026-0001', buyerName: 'Jana Ľahká' });
  });

  test('begins at midnight in Bratislava', async () => {
    await buy('a', '2026-06-01T00:00');
    await buy('b', '2026-05-31T23:59');
    expect((await month(may)).items.map((line) => line.order?.id)).toEqual(['b']);
  });

  test('is searched and filtered without a wrong balance', async () => {
    await fillMay();
    const [only, ...rest] = (await month(`${may}&q=29,00`)).items;
    expect(rest).toEqual([]);
    expect(only).toMatchObject({ kind: 'payment', amount: 2900, balanceAfter: 6801 });
    expect((await month(`${may}&q=lahka&kind=refunds`)).items.map(({ amount }) => amount)).toEqual([-900]);
    expect((await month(`${may}&q=2026-0002`)).total).toBe(1);
    expect((await month(`${may}&q=po_1`)).items[0]?.kind).toBe('payout');
    expect((await month(`${may}&q=nikto`)).items).toEqual([]);
    expect((await month(`${may}&kind=fees`)).items.map(({ amount }) => amount)).toEqual([-69, -99]);
  });
});

describe('the balance of the provider', () => {
  test('tells fees and payouts once, however often it is asked', async () => {
    await fillMay();
    const before = await database.db.$count(moneyMovement);
    await ask();
    expect(await database.db.$count(moneyMovement)).toBe(before);
    const known = await database.db.select().from(moneyMovement).where(eq(moneyMovement.id, 'payment:a'));
    expect(known).toMatchObject([{ transactionId: 'txn_a', at: new Date(fromBratislava('2026-05-04T09:20')) }]);
  });

  test('heals what a lost webhook never told', async () => {
    await sell({ id: 'c', at: '2026-06-14T09:00' });
    const { id } = await api.localPayments.createPayment({
      ...{ orderId: 'c', amount: 4900, currency: 'EUR', description: '' },
    });
    await database.db.update(order).set({ paymentIntentId: id });
    const payable = await api.localPayments.readPayment(id);
    await api.localPayments.confirm({
      clientSecret: payable.clientSecret,
      cardNumber: '4242424242424242',
      delivery: 'never',
    });
    entry('txn_c', 'payment', '2026-06-15T10:00', 4900, { fee: 99, paymentId: id });
    await ask();
    expect(await database.db.select().from(order)).toMatchObject([{ status: 'paid' }]);
    expect((await month()).sums).toMatchObject({ payments: { sum: 4900 }, fees: { sum: -99 }, other: { count: 0 } });
  });

  test('that serves somebody else too stays one equation', async () => {
    entry('txn_x', 'payment', '2026-06-15T10:00', 1000, { fee: 40, paymentId: 'pi_elsewhere' });
    await ask();
    expect((await month()).sums).toMatchObject({ other: { count: 1, sum: 1000 }, fees: { sum: -40 }, after: 960 });
  });

  test('that does not answer is said, and nothing is lost', async () => {
    await fillMay();
    isAway = true;
    expect(await refusalOf('/admin/movement-asking')).toBe('payment-provider-unavailable');
    expect(await month(may)).toMatchObject({ isProviderSilent: true, sums: sumsOfMay });
    isAway = false;
    await ask();
    expect(await month(may)).toMatchObject({ isProviderSilent: false, knownUntil: now.toISOString() });
  });

  test('is asked at once when the provider says that there is news', async () => {
    const ctx = testCtx(database);
    expect(await askBalance({ ctx, payments: provider() })).toEqual(now);
    expect(await askBalance({ ctx, payments: provider() })).toBeNull();
    await tell('payout.paid', '2026-06-15T13:59', { id: 'po_1' });
    expect(await askBalance({ ctx, payments: provider() })).toEqual(now);
  });
});

describe('a payout', () => {
  test('is made of all since the one before', async () => {
    await fillMay();
    entry('txn_late', 'fee', '2026-05-22T06:00', -100);
    paidOut('po_2', '2026-05-27T06:00', 1000);
    await ask();
    await database.db.update(moneyAsking).set({ answeredAt: new Date(fromBratislava('2026-05-02T00:00')) });
    await ask();
    expect(await payout('po_1')).toMatchObject({ amount: 5000, before: 0, after: 1732, check: null });
    expect(await payout('po_2')).toMatchObject({
      ...{ amount: 1000, before: 1732, after: 632, arrivesOn: '2026-05-21', descriptor: 'PRVY RIADOK' },
      parts: { payments: { count: 0 }, fees: { count: 1, sum: -100 } },
    });
    expect((await api.problem('/admin/payout/po_3', await call('GET'))).status).toBe(404);
  });

  test('agrees with the bank on the cent, or has a reason', async () => {
    await fillMay();
    const agreed = { bankDay: '2026-05-21', bankAmount: 5000, note: '' };
    expect(await check('po_1', agreed)).toMatchObject({ check: 'agrees', bankDay: '2026-05-21', note: null });
    const less = { ...agreed, bankAmount: 4850 };
    const refused = await api.problem('/admin/payout/po_1/check', await call('PUT', less));
    expect(refused).toMatchObject({ status: 400, errors: [{ path: 'note' }] });
    expect(await check('po_1', { ...less, note: 'poplatok banky' })).toMatchObject({ check: 'explained' });
    const admin = await buildUser(database, { email: 'admin@example.org' });
    const acts = await api.ask('/admin/event', adminEventPageSchema, await issuer.call(admin, 'GET'));
    expect(acts.items[0]).toMatchObject({
      action: 'payout-checked',
      target: 'po_1',
      before: { check: 'agrees', bankAmount: 5000 },
      after: { check: 'explained', bankAmount: 4850, note: 'poplatok banky' },
    });
  });
});

describe('closing', () => {
  const agree = () => check('po_1', { bankDay: '2026-05-21', bankAmount: 5000, note: '' });

  test('waits for the end of the month, for the provider and for the bank', async () => {
    await fillMay();
    expect(await refusalOf('/admin/book-month/2026-06/closing')).toBe('month-running');
    expect(await refusalOf('/admin/book-month/2026-05/closing')).toBe('payouts-unchecked');
    expect((await month(may)).obstacles).toEqual({ earlierMonth: null, payouts: 1, isIncomplete: false });
    await agree();
    await database.db.update(moneyAsking).set({ answeredAt: new Date(fromBratislava('2026-05-31T23:59')) });
    expect(await refusalOf('/admin/book-month/2026-05/closing')).toBe('month-incomplete');
    await ask();
    expect(await close('2026-05')).toEqual({ month: '2026-05', state: 'closed' });
    expect(await month(may)).toMatchObject({
      ...{ state: 'closed', canReopen: true },
      closed: { at: now.toISOString(), by: 'Milan Ďurica' },
    });
  });

  test('is done month after month, and once by two at the same time', async () => {
    await buy('a', '2026-04-04T09:21');
    await buy('b', '2026-05-04T09:21');
    await ask();
    expect(await refusalOf('/admin/book-month/2026-05/closing')).toBe('earlier-month-open');
    await close('2026-04');
    const both = await Promise.all(
      [1, 2].map(async () => api.send('/admin/book-month/2026-05/closing', await call('POST'))),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    expect(await refusalOf('/admin/book-month/2026-04/reopening', { reason: 'chýba poplatok' })).toBe(
      'later-month-closed',
    );
  });

  test('keeps the month as it is: what comes late lies in the first open one with its real day', async () => {
    await fillMay();
    await agree();
    await close('2026-05');
    await buy('late', '2026-05-31T23:50', 1900);
    await tellRefunded('a', '2026-05-30T08:00', 1500);
    entry('txn_late', 'fee', '2026-06-15T10:00', -50);
    await ask();
    expect((await month(may)).sums).toEqual(sumsOfMay);
    const june = await month();
    expect(june.items.map(({ kind, day, isLate }) => [kind, day, isLate])).toEqual([
      ['fee', '2026-06-15', false],
      ['payment', '2026-05-31', true],
      ['refund', '2026-05-30', true],
    ]);
    expect(june.sums).toMatchObject({ before: 1732, payments: { sum: 1900 }, refunds: { sum: -600 }, after: 2982 });
    expect(
      (
        await api.problem(
          '/admin/payout/po_1/check',
          await call('PUT', { bankDay: '2026-05-21', bankAmount: 1, note: 'x' }),
        )
      ).code,
    ).toBe('month-closed');
  });

  test('is taken back with a reason, which stands in the audit', async () => {
    await fillMay();
    await agree();
    await close('2026-05');
    const path = '/admin/book-month/2026-05/reopening';
    expect(await refusalOf(path, { reason: ' ' })).toBe('invalid-input');
    expect(await api.ask(path, bookMonthSchema, await call('POST', { reason: 'chýba poplatok' }))).toEqual({
      month: '2026-05',
      state: 'open',
    });
    expect(await refusalOf(path, { reason: 'chýba poplatok' })).toBe('month-open');
    await buy('late', '2026-05-31T23:50', 1900);
    expect((await month(may)).sums).toMatchObject({ payments: { count: 3, sum: 9700 } });
    const admin = await buildUser(database, { email: 'admin@example.org' });
    const acts = await api.ask('/admin/event', adminEventPageSchema, await issuer.call(admin, 'GET'));
    expect(acts.items[0]).toMatchObject({
      ...{ action: 'month-reopened', target: '2026-05', actorName: 'Milan Ďurica' },
      details: { reason: 'chýba poplatok' },
    });
    await close('2026-05');
  });
});

test('the export has every fee, and its last row is the control sum', async () => {
  await fillMay();
  await database.db.update(order).set({ buyerName: '=HYPERLINK("x")' });
  const lines = (await file(may)).trimEnd().split('\r\n');
  const cells = lines.map((line) => line.split(';'));
  expect(cells.map(([day, , kind, sum, out]) => [day, kind, sum, out])).toEqual([
    ['Deň', 'Pohyb', 'Suma', 'Výplata'],
    ['04.05.2026', 'Platba', '49,00', ''],
    ['04.05.2026', 'Poplatok', '-0,99', ''],
    ['11.05.2026', 'Vrátenie', '-9,00', ''],
    ['18.05.2026', 'Platba', '29,00', ''],
    ['18.05.2026', 'Poplatok', '-0,69', ''],
    ['20.05.2026', 'Výplata', '', '-50,00'],
    ['', 'Kontrolný súčet, 6 riadkov', '67,32', '-50,00'],
  ]);
  expect(lines.at(-1)).toContain('V Stripe predtým 0,00, potom 17,32');
  expect(lines.join()).not.toContain('HYPERLINK');
  expect(await file(`${may}&people=1`)).toContain(`"'=HYPERLINK(""x"")"`);
  expect((await api.problem('/admin/movement-export?month=2026-13', await call('GET'))).status).toBe(400);
});

test('orders from before the books get their movements, once', async () => {
  await sell({ id: 'old', at: '2026-03-04T09:21' });
  const [paidAt, refundedAt] = ['2026-03-04T09:22', '2026-04-02T10:00'].map((at) => new Date(fromBratislava(at)));
  await database.db.update(order).set({ status: 'paid', paidAt, refundedAmount: 1500, chargedBackAmount: 0 });
  await database.db.insert(receipt).values({ orderId: 'old', year: 2026, number: 1, issuedAt: now, isTest: true });
  await database.db.insert(orderEvent).values([
    { orderId: 'old', at: paidAt ?? now, source: 'webhook', kind: 'paid', details: { amount: 4900 } },
    { orderId: 'old', at: refundedAt ?? now, source: 'webhook', kind: 'refunded-partly', details: { total: 900 } },
    { orderId: 'old', at: now, source: 'webhook', kind: 'refunded-partly', details: { total: 1500 } },
  ]);
  const ctx = testCtx(database);
  await Promise.all([fillMovements({ ctx }), fillMovements({ ctx })]);
  expect((await month('?month=2026-03')).sums).toMatchObject({ payments: { sum: 4900 }, after: 4900 });
  expect((await month('?month=2026-04')).sums).toMatchObject({ refunds: { count: 1, sum: -900 } });
  expect((await month()).sums).toMatchObject({ before: 4000, refunds: { count: 1, sum: -600 }, after: 3400 });
});

describe('a charge-back', () => {
  test('takes the money when the bank asks, and brings it back when it is won', async () => {
    await buy('a', '2026-05-04T09:21');
    await tellDispute('a', '2026-05-20T04:10', 'needs_response');
    expect((await month(may)).disputes).toEqual([
      {
        ...{ orderId: 'a', buyerName: 'Jana Ľahká', receiptNumber: '2026-0001', amount: 4900 },
        dueBy: fromBratislava('2026-06-25T23:59'),
      },
    ]);
    expect((await month(may)).sums).toMatchObject({ disputes: { count: 1, sum: -4900 }, after: 0 });
    await tellDispute('a', '2026-06-10T04:10', 'won');
    expect(await month()).toMatchObject({ disputes: [], sums: { before: 0, disputes: { sum: 4900 }, after: 4900 } });
  });

  test('that is only asked about takes nothing', async () => {
    await buy('a', '2026-06-04T09:21');
    await tellDispute('a', '2026-06-05T09:21', 'warning_needs_response');
    await tellDispute('a', '2026-06-06T09:21', 'warning_closed');
    expect((await month()).sums).toMatchObject({ disputes: { count: 0 }, after: 4900 });
  });

  test('can be tried with a payment of this computer, and is lost as a real one', async () => {
    await sell({ id: 'd', at: '2026-06-15T09:00' });
    const { id } = await api.localPayments.createPayment({
      ...{ orderId: 'd', amount: 4900, currency: 'EUR', description: '' },
    });
    await database.db.update(order).set({ paymentIntentId: id });
    const { clientSecret } = await api.localPayments.readPayment(id);
    await api.localPayments.confirm({ clientSecret, cardNumber: '4242424242424242', delivery: 'once' });
    const state = async () => (await database.db.select().from(order))[0];
    await expect.poll(async () => (await state())?.status).toBe('paid');
    const path = '/admin/order/d/trial-dispute';
    expect(await refusalOf(path, { status: 'lost' })).toBe('dispute-impossible');
    await api.ask(path, deskOrderSchema, await call('POST', { status: 'open' }));
    await expect.poll(async () => (await state())?.disputedAt).toEqual(now);
    await api.ask(path, deskOrderSchema, await call('POST', { status: 'lost' }));
    await expect.poll(async () => (await state())?.status).toBe('refunded');
    expect((await month()).sums).toMatchObject({ payments: { sum: 4900 }, disputes: { sum: -4900 }, after: 0 });
  });
});

test('whatever the order of the news, the books say what the orders say', { timeout: 90_000 }, async () => {
  type News = { kind: 'paid' | 'refunded' | 'open' | 'lost' | 'won' | 'balance'; total: number };
  const news = fc.array(
    fc.record<News>({
      kind: fc.constantFrom('paid', 'refunded', 'open', 'lost', 'won', 'balance'),
      total: fc.constantFrom(500, 1200, 3000),
    }),
    { minLength: 3, maxLength: 10 },
  );
  let run = 0;
  const property = fc.asyncProperty(news, async (told) => {
    const id = `o${run++}`;
    await sell({ id, at: '2026-06-04T09:00' });
    entry(`txn_${id}`, 'payment', '2026-06-14T20:00', 4900, { fee: 99, paymentId: `pi_${id}` });
    for (const { kind, total } of [...told, { kind: 'paid', total: 0 } as News, ...told]) {
      const at = '2026-06-14T21:00';
      if (kind === 'paid') await tellPaid(id, at);
      else if (kind === 'refunded') await tellRefunded(id, at, total);
      else if (kind === 'balance') await askBalance({ ctx: testCtx(database), payments: deaf(), isForced: true });
      else await tellDispute(id, at, kind === 'open' ? 'needs_response' : kind, 1900);
    }
    await askBalance({ ctx: testCtx(database), payments: deaf(), isForced: true });
    const [sold] = await database.db.select().from(order).where(eq(order.id, id));
    const own = await database.db.select().from(moneyMovement).where(eq(moneyMovement.orderId, id));
    const sumOf = (kind: string) => own.reduce((sum, one) => sum + (one.kind === kind ? one.amount : 0), 0);
    expect(sumOf('payment')).toBe(4900);
    expect(sumOf('fee')).toBe(-99);
    expect(0 - sumOf('refund')).toBe(sold?.refundedAmount);
    const kinds = new Set(told.map(({ kind }) => kind));
    const isAsked = kinds.has('open') || kinds.has('won') || kinds.has('lost');
    expect(sumOf('dispute')).toBe(isAsked ? -1900 : 0);
    expect(sumOf('dispute-won')).toBe(kinds.has('won') ? 1900 : 0);
  });
  await fc.assert(property, { numRuns: 15 });

  /** Payments here are told by the tests alone. */
  function deaf(): PaymentGateway {
    return {
      ...provider(),
      readPayment: async (id) => ({
        ...{ id, orderId: id.slice(3), status: 'open', currency: 'EUR', amountReceived: 0, amountRefunded: 0 },
        ...{ isTest: true, clientSecret: '' },
      }),
    };
  }
});
