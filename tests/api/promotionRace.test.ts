import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Checkout, checkoutSchema } from '#src/contract/order.ts';
import type { Database } from '#src/server/db/database.ts';
import { courseUserProduct } from '#src/server/db/schema/courseUserProduct.ts';
import { order } from '#src/server/db/schema/order.ts';
import { promotionCode } from '#src/server/db/schema/promotionCode.ts';
import { promotionRedemption } from '#src/server/db/schema/promotionRedemption.ts';
import type { UserRow } from '#src/server/db/schema/user.ts';
import type { Payment } from '#src/server/integrations/payments/paymentGateway.ts';
import { recordPayment } from '#src/server/services/selling/order/recordPayment.ts';
import { now, testApi, testCtx } from '#tests/support/api.ts';
import { emptyDatabase, openTestDatabase } from '#tests/support/database.ts';
import { buildCourse, buildCourseProduct, buildUser, past } from '#tests/support/factories.ts';
import { createTestIssuer } from '#tests/support/identity.ts';

let database: Database;
let issuer: Awaited<ReturnType<typeof createTestIssuer>>;
let api: ReturnType<typeof testApi>;

beforeAll(async () => {
  database = await openTestDatabase();
  issuer = await createTestIssuer({ now: () => now });
});
beforeEach(async () => {
  await emptyDatabase(database);
  // Limits are not what is asked here.
  const rateLimiter = { consume: async () => {} };
  api = testApi(database, [], { integrations: { identity: issuer.verifier, rateLimiter } });
  const { id: courseId, authorId } = await buildCourse(database);
  await buildCourseProduct(database, { id: 'java', courseId });
  await buildCourseProduct(database, { id: 'python', courseId: (await buildCourse(database, { authorId })).id });
});
afterAll(() => database.close());

async function buildCode(terms: { maxRedemptions?: number; maxPerUser?: number; percentOff?: number }) {
  await database.db
    .insert(promotionCode)
    .values({ id: 'leto', code: 'LETO', percentOff: 20, ...terms, createdAt: past });
}

const openPath = '/stripe/create-payment-intent';
const updatePath = '/stripe/update-payment-intent';
const open = async (buyer: UserRow, productId = 'java') =>
  api.ask(openPath, checkoutSchema, await issuer.call(buyer, 'POST', { productId }));
const codeCall = (buyer: UserRow, { order: { id: orderId } }: Checkout) =>
  issuer.call(buyer, 'POST', { orderId, promotionCode: 'leto' });
const useCode = async (buyer: UserRow, checkout: Checkout) =>
  api.ask(updatePath, checkoutSchema, await codeCall(buyer, checkout));
const outcomeOf = async (response: Response) => `${response.status} ${(await response.json()).code ?? ''}`.trim();
const tryCode = async (buyer: UserRow, checkout: Checkout) =>
  outcomeOf(await api.send(updatePath, await codeCall(buyer, checkout)));
const uses = async () =>
  (await database.db.select().from(promotionRedemption)).filter(({ state }) => state !== 'released');

/** What the provider says of a payment that went well. */
const paymentOf = ({ order: { id, amount }, clientSecret }: Checkout): Payment => ({
  id: clientSecret?.split('_secret_')[0] ?? '',
  orderId: id,
  status: 'succeeded',
  currency: 'EUR',
  amountReceived: amount,
  amountRefunded: 0,
  isTest: true,
});

/** Has something begin while the payment of an order is recorded, and is seen by nobody else yet. */
async function whilePaid<T>(checkout: Checkout, begin: () => Promise<T>): Promise<T> {
  const answer = await database.db.transaction(async (tx) => {
    const ctx = testCtx({ db: tx });
    const input = { payment: paymentOf(checkout), orderId: checkout.order.id, source: 'webhook' as const };
    await recordPayment({ ctx, input });
    const begun = begin();
    await new Promise((resolve) => setTimeout(resolve, 300));
    return { begun };
  });
  return answer.begun;
}

test('of a hundred buyers at once one gets the last use of a code', { timeout: 120_000 }, async () => {
  await buildCode({ maxRedemptions: 1 });
  const buyers: UserRow[] = [];
  for (let count = 0; count < 100; count += 1) buyers.push(await buildUser(database));
  const checkouts = await Promise.all(buyers.map(async (buyer) => ({ buyer, checkout: await open(buyer) })));
  const outcomes = await Promise.all(checkouts.map(({ buyer, checkout }) => tryCode(buyer, checkout)));
  expect(outcomes.filter((outcome) => outcome === '200')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === '403 promotion-code-used-up')).toHaveLength(99);
  expect(await uses()).toMatchObject([{ state: 'reserved' }]);
});

test('ten tabs of one buyer share one order, and one use of the code', { timeout: 60_000 }, async () => {
  await buildCode({ maxPerUser: 1 });
  const jana = await buildUser(database);
  const before = await open(jana);
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => tryCode(jana, before)));
  expect(outcomes).toContain('200');
  for (const outcome of outcomes) expect(['200', '403 order-closed']).toContain(outcome);
  expect(await uses()).toHaveLength(1);
  const pending = (await database.db.select().from(order)).filter(({ status }) => status === 'pending');
  expect(pending).toMatchObject([{ amount: 3920, promotionCodeId: 'leto' }]);
});

test('a buyer uses a code for as many courses as it is for, also in two tabs at once', async () => {
  await buildCode({ maxPerUser: 1 });
  const jana = await buildUser(database);
  const tabs = [await open(jana, 'java'), await open(jana, 'python')];
  const outcomes = await Promise.all(tabs.map((tab) => tryCode(jana, tab)));
  expect(outcomes.toSorted()).toEqual(['200', '403 promotion-code-used-up']);
  expect(await uses()).toHaveLength(1);
});

test('a code that is just being paid with is not reserved once more', async () => {
  await buildCode({ maxRedemptions: 1 });
  const jana = await buildUser(database);
  const reduced = await useCode(jana, await open(jana));
  // It is refused, or an order without the code, as the database comes to it before or after the payment.
  const again = await issuer.call(jana, 'POST', { productId: 'java' });
  await whilePaid(reduced, async () => api.send(openPath, again));
  expect(await uses()).toMatchObject([{ orderId: reduced.order.id, state: 'redeemed' }]);
});

test('who has just paid does not use up a whole discount for the same course', async () => {
  await buildCode({ percentOff: 100 });
  const jana = await buildUser(database);
  const full = await open(jana);
  const free = await useCode(jana, await open(jana));
  // The first order lapsed with the code; its payment was under way all the same.
  const consent = await issuer.call(jana, 'POST', { orderId: free.order.id, consented: true });
  expect(await outcomeOf(await whilePaid(full, async () => api.send(updatePath, consent)))).toBe('403 already-owned');
  expect(await uses()).toMatchObject([{ orderId: free.order.id, state: 'reserved' }]);
  expect(await database.db.select().from(courseUserProduct)).toMatchObject([{ orderId: full.order.id }]);
});
