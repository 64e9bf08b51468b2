import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import {
  checkoutSchema,
  localPaymentResultSchema,
  orderPageSchema,
  orderSchema,
  promotionCheckSchema,
} from '#src/contract/order.ts';
import { ownershipSchema } from '#src/contract/progress.ts';
import { accessTerm } from '#src/domain/saleTerms.ts';
import type { Database } from '#src/server/db/database.ts';
import type { CourseRow } from '#src/server/db/schema/course.ts';
import { type CourseProductRow, courseProduct } from '#src/server/db/schema/courseProduct.ts';
import { localPaymentIntent } from '#src/server/db/schema/localPaymentIntent.ts';
import { mail } from '#src/server/db/schema/mail.ts';
import { order, orderEvent } from '#src/server/db/schema/order.ts';
import { promotionCode, promotionCodeCourse } from '#src/server/db/schema/promotionCode.ts';
import { promotionRedemption } from '#src/server/db/schema/promotionRedemption.ts';
import type { UserRow } from '#src/server/db/schema/user.ts';
import { forgetLapsedBuyers } from '#src/server/services/selling/order/forgetLapsedBuyers.ts';
import { keepTestCodes } from '#src/server/services/selling/order/keepTestCodes.ts';
import { reconcileOrders } from '#src/server/services/selling/order/reconcileOrders.ts';
import { recordPayment } from '#src/server/services/selling/order/recordPayment.ts';
import { now, testApi, testCtx } from '#tests/support/api.ts';
import { emptyDatabase, openTestDatabase } from '#tests/support/database.ts';
import { buildCourse, buildCourseProduct, buildPurchase, buildUser, past } from '#tests/support/factories.ts';
import { createTestIssuer } from '#tests/support/identity.ts';
import { writtenMails } from '#tests/support/writtenMails.ts';

const _publicUrl = 'https://prvyriadok.sk';
const minute = 60_000;

let database: Database;
let issuer: Awaited<ReturnType<typeof createTestIssuer>>;
let api: ReturnType<typeof testApi>;
let course: CourseRow;
let product: CourseProductRow;
let jana: UserRow;

beforeAll(async () => {
  database = await openTestDatabase();
  issuer = await createTestIssuer({ now: () => now });
});
beforeEach(async () => {
  await emptyDatabase(database);
  api = testApi(database, [], { integrations: { identity: issuer.verifier } });
  course = await buildCourse(database);
  product = await buildCourseProduct(database, { courseId: course.id, amount: 4900 });
  jana = await buildUser(database);
});
afterAll(() => database.close());

const open = async (user = jana) =>
  api.ask('/stripe/create-payment-intent', checkoutSchema, await issuer.call(user, 'POST', { productId: product.id }));
const update = async (body: object, user = jana) =>
  api.ask('/stripe/update-payment-intent', checkoutSchema, await issuer.call(user, 'POST', body));
const refusal = async (path: string, body?: object, user = jana) =>
  (await api.problem(path, await issuer.call(user, body && 'POST', body))).code;
const isOwned = async (user = jana) =>
  (await api.ask(`/course-product/${product.id}/is-owned-by-user`, ownershipSchema, await issuer.call(user))).isOwned;
const latest = async (user = jana) => api.ask(`/order/product/${product.id}`, orderSchema, await issuer.call(user));

const cards = { good: '4242424242424242', poor: '4000000000009995', asking: '4000002500003155' };
type Delivery = 'once' | 'twice' | 'late' | 'never';

async function pay(clientSecret: string | null, card = cards.good, delivery: Delivery = 'once', confirmed?: boolean) {
  const body = { clientSecret, cardNumber: card, delivery, ...(confirmed !== undefined && { confirmed }) };
  return api.ask('/stripe/local/confirm', localPaymentResultSchema, await issuer.call(jana, 'POST', body));
}

const paid = () => expect.poll(latest, { timeout: 10_000 }).toMatchObject({ status: 'paid' });
/** The worker's round as it runs that much later. */
const reconcile = (later = minute) =>
  reconcileOrders({
    ctx: { ...testCtx(database), now: () => new Date(now.getTime() + later) },
    payments: api.localPayments,
  });

async function buildCode(code: string, terms: Partial<typeof promotionCode.$inferInsert> = {}): Promise<string> {
  const id = `code-${code.toLowerCase()}`;
  const discount = terms.amountOff ? {} : { percentOff: 20 };
  await database.db.insert(promotionCode).values({ id, code, ...discount, createdAt: past, ...terms });
  return id;
}
const redemptions = () => database.db.select().from(promotionRedemption);

describe('opening a checkout', () => {
  test('makes one pending order on the price of the server', async () => {
    const checkout = await open();
    expect(checkout.order).toMatchObject({
      status: 'pending',
      listAmount: 4900,
      amount: 4900,
      courseSlug: course.slug,
    });
    expect(checkout.clientSecret).toMatch(/_secret_/);
    expect(await open()).toEqual(checkout);
  });

  test('ten tabs at once share one order and one payment', async () => {
    const tabs = await Promise.all(Array.from({ length: 10 }, () => open()));
    expect(new Set(tabs.map(({ order }) => order.id)).size).toBe(1);
    expect(new Set(tabs.map(({ clientSecret }) => clientSecret)).size).toBe(1);
  });

  test('another price since the last visit is another order', async () => {
    const before = await open();
    await database.db.update(courseProduct).set({ amount: 3900 });
    const after = await open();
    expect(after.order).toMatchObject({ amount: 3900, status: 'pending' });
    expect(after.order.id).not.toBe(before.order.id);
    expect(await refusal('/stripe/local/confirm', payment(before.clientSecret))).toBe('order-closed');
  });

  test('is not for owners, nor for what is not sold', async () => {
    expect(await refusal('/stripe/create-payment-intent', { productId: 'prod_nothing' })).toBe('not-found');
    await buildPurchase(database, jana.id, product.id);
    expect(await refusal('/stripe/create-payment-intent', { productId: product.id })).toBe('already-owned');
    await database.db.update(courseProduct).set({ archived: true });
    const other = await buildUser(database);
    expect(await refusal('/stripe/create-payment-intent', { productId: product.id }, other)).toBe('not-found');
  });

  test('is not for who has no profile, nor for somebody else’s order', async () => {
    const nobody = { uid: 'uid-new', email: 'new@example.org' } as UserRow;
    expect(await refusal('/stripe/create-payment-intent', { productId: product.id }, nobody)).toBe('profile-required');
    const { order } = await open();
    const other = await buildUser(database);
    expect(await refusal('/stripe/update-payment-intent', { orderId: order.id, consented: true }, other)).toBe(
      'not-found',
    );
  });
});

const payment = (clientSecret: string | null) => ({ clientSecret, cardNumber: cards.good, delivery: 'once' });

describe('paying', () => {
  test('the webhook grants the course, numbers the receipt and mails it', async () => {
    const { order, clientSecret } = await open();
    await update({ orderId: order.id, consented: true });
    expect(await isOwned()).toBe(false);
    await pay(clientSecret);
    await paid();
    expect(await isOwned()).toBe(true);
    expect((await latest()).receiptNumber).toBe('2026-0001');
    const [row] = await database.db.select().from(mail);
    expect(row).toMatchObject({ priority: 0, receipt: { number: '2026-0001', amount: 4900 } });
    const [sent] = await writtenMails(database);
    expect(sent).toMatchObject({ recipient: jana.email, attachments: [{ filename: 'doklad-2026-0001.pdf' }] });
    for (const text of [sent?.text, sent?.html]) {
      expect(text).toContain(accessTerm);
      expect(text).toMatch(/Odstúpiť môžeš do\s14\sdní/);
    }
    const events = await database.db.select().from(orderEvent).where(eq(orderEvent.orderId, order.id));
    expect(events.map(({ kind, source }) => `${source} ${kind}`)).toEqual([
      'buyer created',
      'buyer consented',
      'webhook paid',
    ]);
    expect(await refusal('/stripe/create-payment-intent', { productId: product.id })).toBe('already-owned');
  });

  test('a declined card leaves the order open for another one', async () => {
    const { clientSecret } = await open();
    expect(await pay(clientSecret, cards.poor)).toEqual({ status: 'declined', declineCode: 'insufficient_funds' });
    expect((await open()).clientSecret).toBe(clientSecret);
    await pay(clientSecret);
    await paid();
  });

  test('a card that asks pays after the answer, or not', async () => {
    const { clientSecret } = await open();
    expect(await pay(clientSecret, cards.asking)).toMatchObject({ status: 'requires_action' });
    expect(await pay(clientSecret, cards.asking, 'once', false)).toMatchObject({ status: 'declined' });
    expect(await pay(clientSecret, cards.asking, 'once', true)).toMatchObject({ status: 'succeeded' });
    await paid();
  });

  test('a webhook that comes twice grants once', async () => {
    const { clientSecret } = await open();
    await pay(clientSecret, cards.good, 'twice');
    await paid();
    await api.localPayments.stop();
    expect(await database.db.select().from(mail)).toHaveLength(1);
  });

  test('without any webhook the worker finds out', async () => {
    const { order, clientSecret } = await open();
    await update({ orderId: order.id, consented: true });
    await pay(clientSecret, cards.good, 'never');
    await reconcile(5_000);
    expect((await latest()).status).toBe('pending');
    await reconcile();
    expect((await latest()).status).toBe('paid');
    expect(await isOwned()).toBe(true);
  });

  test('without any webhook a reload of the checkout finds out, too', async () => {
    const { clientSecret } = await open();
    await pay(clientSecret, cards.good, 'never');
    expect(await open()).toMatchObject({ clientSecret: null, order: { status: 'paid' } });
  });

  test('a checkout that was left lapses, and can be paid no more', async () => {
    const { clientSecret } = await open();
    await reconcile(3 * 60 * minute);
    expect((await latest()).status).toBe('lapsed');
    expect(await refusal('/stripe/local/confirm', payment(clientSecret))).toBe('order-closed');
    expect((await open()).order.status).toBe('pending');
  });

  test('a checkout that was left keeps its buyer for ninety days, and no longer', async () => {
    const { clientSecret } = await open();
    await reconcile(3 * 60 * minute);
    await database.db.update(order).set({ deskNote: 'Volala, že zaplatí neskôr.' });
    const other = await buildUser(database);
    await open(other);
    const daysLater = (days: number) => ({
      ctx: { ...testCtx(database), now: () => new Date(now.getTime() + days * 24 * 60 * minute) },
    });
    expect(await forgetLapsedBuyers(daysLater(89))).toBe(0);
    expect(await forgetLapsedBuyers(daysLater(91))).toBe(1);
    expect(await forgetLapsedBuyers(daysLater(91))).toBe(0);
    const kept = await database.db.select().from(order);
    const lapsed = kept.find(({ status }) => status === 'lapsed');
    expect(lapsed).toMatchObject({ userId: null, buyerName: '', buyerEmail: '', deskNote: null });
    expect(lapsed).toMatchObject({ amount: 4900, productId: product.id });
    expect(kept.find(({ status }) => status === 'pending')?.buyerEmail).toBe(other.email);
    // Should its money come after all, it is given back; there is nobody to tell.
    const [intent] = await database.db
      .select()
      .from(localPaymentIntent)
      .where(eq(localPaymentIntent.orderId, lapsed?.id ?? ''));
    expect(intent?.clientSecret).toBe(clientSecret);
    const payment = {
      id: intent?.id ?? '',
      orderId: lapsed?.id ?? null,
      status: 'succeeded' as const,
      currency: 'EUR',
      amountReceived: 4900,
      amountRefunded: 0,
      isTest: true,
    };
    const late = { payment, orderId: lapsed?.id ?? '', source: 'webhook' as const };
    expect(await recordPayment({ ctx: testCtx(database), input: late })).toMatchObject({
      status: 'paid',
      refundRequestedAmount: 4900,
    });
    expect(await database.db.select().from(mail)).toEqual([]);
  });

  test('after another code, only the payment on the new terms can be made', async () => {
    await buildCode('ZLAVA20');
    const full = await open();
    const reduced = await update({ orderId: full.order.id, promotionCode: 'ZLAVA20' });
    expect(await refusal('/stripe/local/confirm', payment(full.clientSecret))).toBe('order-closed');
    await pay(reduced.clientSecret);
    await paid();
    expect((await latest()).amount).toBe(3920);
  });

  test('the money of a deleted account is given back', async () => {
    const { clientSecret } = await open();
    await pay(clientSecret, cards.good, 'never');
    expect((await api.send('/user', await issuer.call(jana, 'DELETE'))).status).toBe(200);
    await reconcile();
    await reconcile(3 * minute);
    const [event] = await database.db.select().from(orderEvent).where(eq(orderEvent.kind, 'refunded'));
    expect(event).toMatchObject({ details: { total: 4900 } });
  });

  test('an event without the provider’s signature is refused', async () => {
    const body = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'payment_intent.succeeded',
      data: { object: {} },
    });
    const response = await api.problem('/stripe/webhook', {
      method: 'POST',
      body,
      headers: { 'stripe-signature': 't=1,v1=00' },
    });
    expect(response).toMatchObject({ status: 400, code: 'signature-invalid' });
  });
});

describe('promotion codes', () => {
  const check = async (code: string) =>
    api.ask(
      `/stripe/check-promotion-code/${code}?productId=${product.id}`,
      promotionCheckSchema,
      await issuer.call(jana),
    );
  const checkRefusal = (code: string) => refusal(`/stripe/check-promotion-code/${code}?productId=${product.id}`);

  test('a code is known in any case of letters, and lowers the price', async () => {
    await buildCode('Zlava20');
    expect(await check('zlava20')).toEqual({ code: 'Zlava20', listAmount: 4900, amount: 3920, currency: 'EUR' });
    const { order } = await open();
    const discounted = await update({ orderId: order.id, promotionCode: ' ZLAVA20 ' });
    expect(discounted.order).toMatchObject({ amount: 3920, listAmount: 4900, promotionCode: 'Zlava20' });
    // A reload keeps it.
    expect((await open()).order.id).toBe(discounted.order.id);
    const removed = await update({ orderId: discounted.order.id, promotionCode: null });
    expect(removed.order).toMatchObject({ amount: 4900, promotionCode: null });
    expect(await redemptions()).toMatchObject([{ state: 'released' }]);
  });

  test.each([
    ['promotion-code-not-yet', { firstDay: '2026-06-16' }],
    ['promotion-code-expired', { lastDay: '2026-06-14' }],
    ['promotion-code-used-up', { maxRedemptions: 0 }],
    ['promotion-code-used-up', { maxPerUser: 0 }],
    ['promotion-code-unknown', { active: false }],
  ])('%s: said by the check and by the order, which stays as it was', async (code, terms) => {
    await buildCode('KOD', terms);
    expect(await checkRefusal('KOD')).toBe(code);
    const { order } = await open();
    expect(await refusal('/stripe/update-payment-intent', { orderId: order.id, promotionCode: 'KOD' })).toBe(code);
    expect((await open()).order.id).toBe(order.id);
  });

  test('a code that there is not is not found; one that is switched off answers the same, and is left out of a checkout', async () => {
    const promotionCodeId = await buildCode('STARY');
    const { order } = await open();
    await update({ orderId: order.id, promotionCode: 'STARY' });
    await database.db.update(promotionCode).set({ active: false }).where(eq(promotionCode.id, promotionCodeId));
    const answerTo = async (code: string) =>
      api.problem(`/stripe/check-promotion-code/${code}?productId=${product.id}`, await issuer.call(jana));
    const unknown = { status: 404, code: 'promotion-code-unknown' };
    expect(await answerTo('NIKDY')).toMatchObject(unknown);
    expect(await answerTo('STARY')).toMatchObject(unknown);
    expect((await open()).order).toMatchObject({ amount: 4900, promotionCode: null });
  });

  test('a code of another course does not hold here', async () => {
    const promotionCodeId = await buildCode('INY');
    const other = await buildCourse(database);
    await database.db.insert(promotionCodeCourse).values({ promotionCodeId, courseId: other.id });
    expect(await checkRefusal('INY')).toBe('promotion-code-other-course');
    await database.db.insert(promotionCodeCourse).values({ promotionCodeId, courseId: course.id });
    expect((await check('INY')).amount).toBe(3920);
  });

  test('the last use is reserved while somebody pays, and free again when they leave', async () => {
    await buildCode('JEDEN', { maxRedemptions: 1 });
    const { order } = await open();
    await update({ orderId: order.id, promotionCode: 'JEDEN' });
    const other = await buildUser(database);
    const theirs = await open(other);
    const attempt = { orderId: theirs.order.id, promotionCode: 'JEDEN' };
    expect(await refusal('/stripe/update-payment-intent', attempt, other)).toBe('promotion-code-used-up');
    await reconcile(3 * 60 * minute);
    const again = await open(other);
    const taken = await update({ orderId: again.order.id, promotionCode: 'JEDEN' }, other);
    expect(taken.order.amount).toBe(3920);
    await pay(taken.clientSecret);
    await expect.poll(() => latest(other)).toMatchObject({ status: 'paid' });
    expect((await redemptions()).map(({ state }) => state).sort()).toEqual(['redeemed', 'released']);
  });

  test('the codes for trying out hold only while no money moves', async () => {
    const ctx = testCtx(database);
    await keepTestCodes({ ctx, input: { isTest: true } });
    expect((await check('ZADARMO')).amount).toBe(0);
    await keepTestCodes({ ctx, input: { isTest: false } });
    expect(await checkRefusal('ZADARMO')).toBe('promotion-code-unknown');
  });

  test('a whole discount needs no provider, only the consent', async () => {
    await buildCode('ZADARMO', { percentOff: 100, maxPerUser: 1 });
    const { order } = await open();
    const free = await update({ orderId: order.id, promotionCode: 'ZADARMO' });
    expect(free).toMatchObject({ clientSecret: null, order: { amount: 0, status: 'pending' } });
    expect(await isOwned()).toBe(false);
    expect((await update({ orderId: free.order.id, consented: true })).order.status).toBe('paid');
    expect(await isOwned()).toBe(true);
    const closed = { orderId: free.order.id, consented: true };
    expect(await refusal('/stripe/update-payment-intent', closed)).toBe('order-closed');
  });
});

describe('afterwards', () => {
  const admin = { uid: 'uid-admin', email: 'admin@example.org' } as UserRow;
  async function buy(user = jana): Promise<z.output<typeof orderSchema>> {
    const { clientSecret } = await open(user);
    await pay(clientSecret);
    await expect.poll(() => latest(user), { timeout: 10_000 }).toMatchObject({ status: 'paid' });
    return latest(user);
  }
  const refund = async (orderId: string, amount: number) =>
    api.ask(`/admin/order/${orderId}/refund`, orderSchema, await issuer.call(admin, 'POST', { amount }));

  test('a part that is given back leaves the access, the rest ends it', async () => {
    const { id } = await buy();
    expect(await refund(id, 900)).toMatchObject({ status: 'paid', refundedAmount: 900 });
    expect(await isOwned()).toBe(true);
    expect(
      (await api.problem(`/admin/order/${id}/refund`, await issuer.call(admin, 'POST', { amount: 4001 }))).status,
    ).toBe(400);
    expect(await refund(id, 4000)).toMatchObject({ status: 'refunded', refundedAmount: 4900 });
    expect(await isOwned()).toBe(false);
    expect(await refusal(`/admin/order/${id}/refund`, { amount: 1 }, admin)).toBe('order-not-paid');
  });

  test('only admins give money back', async () => {
    const { id } = await buy();
    expect(await refusal(`/admin/order/${id}/refund`, { amount: 100 })).toBe('role-required');
  });

  test('receipts are numbered one after another, and are for their buyers only', async () => {
    const buyers = await Promise.all(Array.from({ length: 5 }, () => buildUser(database)));
    const orders = await Promise.all(buyers.map((buyer) => buy(buyer)));
    const numbers = orders.map(({ receiptNumber }) => receiptNumber).sort();
    expect(numbers).toEqual(['2026-0001', '2026-0002', '2026-0003', '2026-0004', '2026-0005']);
    const [own] = orders;
    const [buyer] = buyers;
    const receipt = await api.send(`/order/${own?.id}/receipt`, await issuer.call(buyer ?? jana));
    expect(receipt.headers.get('content-type')).toBe('application/pdf');
    expect(
      Buffer.from(await receipt.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(await refusal(`/order/${own?.id}/receipt`)).toBe('not-found');
  });

  test('a receipt belongs to the year of Bratislava', async () => {
    const { order, clientSecret } = await open();
    await update({ orderId: order.id, consented: true });
    await pay(clientSecret, cards.good, 'never');
    const newYear = new Date('2026-12-31T23:30:00Z');
    await reconcile(newYear.getTime() - now.getTime());
    expect(await latest()).toMatchObject({ status: 'paid', receiptNumber: '2027-0001' });
  });

  test('the list has what was bought and what waits, not what was left', async () => {
    await open();
    await reconcile(3 * 60 * minute);
    const { id } = await buy();
    const page = await api.ask('/order', orderPageSchema, await issuer.call(jana));
    expect(page.items.map((item) => [item.id, item.status])).toEqual([[id, 'paid']]);
    const other = await buildUser(database);
    expect((await api.ask('/order', orderPageSchema, await issuer.call(other))).items).toEqual([]);
  });

  test('the list has an open order from the first try to pay on, until its buyer drops it', async () => {
    const listed = async () => (await api.ask('/order', orderPageSchema, await issuer.call(jana))).items;
    const { order: opened, clientSecret } = await open();
    expect(await listed()).toEqual([]);
    await update({ orderId: opened.id, consented: true });
    expect((await listed()).map(({ status }) => status)).toEqual(['pending']);
    const stranger = await buildUser(database);
    const drop = `/order/${opened.id}`;
    expect((await api.problem(drop, await issuer.call(stranger, 'DELETE'))).status).toBe(404);
    const dropped = await api.ask(drop, orderSchema, await issuer.call(jana, 'DELETE'));
    expect(dropped).toMatchObject({ id: opened.id, status: 'lapsed' });
    expect(await listed()).toEqual([]);
    expect(await refusal('/stripe/local/confirm', payment(clientSecret))).toBe('order-closed');
    expect((await api.problem(drop, await issuer.call(jana, 'DELETE'))).code).toBe('order-closed');
  });

  test('an order that was paid in the moment it is dropped is paid', async () => {
    const { order: opened } = await open();
    const consented = await update({ orderId: opened.id, consented: true });
    await pay(consented.clientSecret, cards.good, 'never');
    const dropped = await api.ask(`/order/${opened.id}`, orderSchema, await issuer.call(jana, 'DELETE'));
    expect(dropped.status).toBe('paid');
    expect(await isOwned()).toBe(true);
  });
});
