import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { adminEventPageSchema } from '#src/contract/admin.ts';
import { type CodeDraft, deskCodePageSchema, deskCodeUsesSchema } from '#src/contract/desk/money/deskCodes.ts';
import {
  deskOrderPageSchema,
  deskOrderSchema,
  deskProductListSchema,
  giftEndedSchema,
  giftMadeSchema,
  giftPageSchema,
} from '#src/contract/desk/money/deskOrders.ts';
import { orderSchema, promotionCheckSchema } from '#src/contract/order.ts';
import type { Database } from '#src/server/db/database.ts';
import { adminEvent } from '#src/server/db/schema/adminEvent.ts';
import { courseUserProduct } from '#src/server/db/schema/courseUserProduct.ts';
import { mail } from '#src/server/db/schema/mail.ts';
import { type OrderRow, order, orderEvent, receipt } from '#src/server/db/schema/order.ts';
import { promotionCode } from '#src/server/db/schema/promotionCode.ts';
import { promotionRedemption } from '#src/server/db/schema/promotionRedemption.ts';
import type { UserRow } from '#src/server/db/schema/user.ts';
import { createRateLimiter } from '#src/server/integrations/rateLimits.ts';
import { now, testApi } from '#tests/support/api.ts';
import { emptyDatabase, openTestDatabase } from '#tests/support/database.ts';
import { buildCourse, buildCourseProduct, buildUser, past } from '#tests/support/factories.ts';
import { createTestIssuer } from '#tests/support/identity.ts';
import { writtenMails } from '#tests/support/writtenMails.ts';

let database: Database;
let issuer: Awaited<ReturnType<typeof createTestIssuer>>;
let api: ReturnType<typeof testApi>;
let jana: UserRow;
let admin: UserRow;

beforeAll(async () => {
  database = await openTestDatabase();
  issuer = await createTestIssuer({ now: () => now });
});
beforeEach(async () => {
  await emptyDatabase(database);
  const rateLimiter = createRateLimiter({ pool: null });
  api = testApi(database, [], { integrations: { identity: issuer.verifier, rateLimiter } });
  jana = await buildUser(database, { displayName: 'Jana Ľahká' });
  admin = await buildUser(database, { displayName: 'Adam', email: 'admin@example.org' });
  const java = await buildCourse(database, { id: 'java', slug: 'java-kurz', name: 'Java' });
  const sql = await buildCourse(database, { id: 'sql', name: 'SQL' });
  await buildCourseProduct(database, { id: 'p-java', courseId: java.id });
  await buildCourseProduct(database, { id: 'p-sql', courseId: sql.id, variantName: 'SQL kurz', amount: 2900 });
});
afterAll(() => database.close());

const call = (method: string, body?: object) => issuer.call(admin, method, body);
const orders = async (query = '') => api.ask(`/admin/order${query}`, deskOrderPageSchema, await call('GET'));
const idsOf = async (query: string) => (await orders(query)).items.map(({ id }) => id);
const oneOrder = async (id: string) => api.ask(`/admin/order/${id}`, deskOrderSchema, await call('GET'));
const events = async () => (await api.ask('/admin/event', adminEventPageSchema, await call('GET'))).items;
const draft: CodeDraft = {
  code: 'Vianoce26',
  percentOff: 30,
  amountOff: null,
  courseIds: ['java'],
  firstDay: null,
  lastDay: '2026-12-24',
  maxRedemptions: 100,
  maxPerUser: 1,
  note: 'Do listu rodičom',
};
const createCode = async (changes: Partial<CodeDraft> = {}) =>
  api.ask('/admin/code', deskCodeUsesSchema, await call('POST', { ...draft, ...changes }));

let receipts = 0;
async function buildOrder(overrides: Partial<OrderRow> & Pick<OrderRow, 'id'>): Promise<void> {
  const bought = { userId: jana.id, buyerName: 'Jana Ľahká', buyerEmail: 'jana@example.org', productId: 'p-java' };
  const terms = { productName: 'Java kurz', currency: 'EUR', listAmount: 4900, amount: 4900, createdAt: past };
  const row = { status: 'paid', paidAt: past, ...bought, ...terms, ...overrides } as const;
  await database.db.insert(order).values(row);
  if (row.paidAt === null) return;
  receipts += 1;
  await database.db.insert(receipt).values({ orderId: row.id, year: 2026, number: receipts, issuedAt: row.paidAt });
}
beforeEach(() => {
  receipts = 0;
});

test('orders are found by name, address, receipt, id and code without accents, and summed by the filter', async () => {
  await database.db.insert(promotionCode).values({ id: 'skola', code: 'ŠKOLA20', percentOff: 20, createdAt: past });
  await buildOrder({ id: 'first' });
  await buildOrder({ id: 'second', buyerName: 'Šimon Öllös', buyerEmail: 'simon@example.org', productId: 'p-sql' });
  await buildOrder({ id: 'third', amount: 3920, promotionCodeId: 'skola', refundedAmount: 920 });
  await buildOrder({ id: 'open', status: 'pending', paidAt: null, createdAt: now, productId: 'p-sql' });
  await buildOrder({ id: 'over', status: 'lapsed', paidAt: null, buyerName: '', buyerEmail: '', userId: null });

  const all = await orders();
  expect(all).toMatchObject({
    total: 5,
    counts: { all: 5, pending: 1, paid: 3, refunded: 1, lapsed: 1 },
    sum: { orders: 3, paid: 4900 + 4900 + 3920, refunded: 920 },
    months: ['2026-06', '2026-05', '2026-04', '2026-03'],
  });
  expect(all.items[0]).toMatchObject({ id: 'open', receiptNumber: null, at: now.toISOString() });
  expect(await idsOf('?q=lahka&state=paid')).toEqual(['third', 'first']);
  expect(await idsOf('?q=SIMON%20ollos')).toEqual(['second']);
  expect(await idsOf('?q=skola20')).toEqual(['third']);
  expect(await idsOf('?q=2026-0002')).toEqual(['second']);
  expect(await idsOf('?q=0002')).toEqual(['second']);
  expect(await idsOf('?q=secon')).toEqual(['second']);
  expect(await idsOf('?q=%25')).toEqual([]);
  expect(await idsOf('?state=refunded')).toEqual(['third']);
  expect(await idsOf('?productId=p-sql')).toEqual(['open', 'second']);
  expect(await orders('?month=2026-06')).toMatchObject({ total: 1, sum: { orders: 0, paid: 0 } });
  expect((await api.problem('/admin/order?month=2026-13', await call('GET'))).status).toBe(400);
});

test('a month begins at midnight in Bratislava', async () => {
  await buildOrder({ id: 'may', paidAt: new Date('2026-05-31T21:59:59Z') });
  await buildOrder({ id: 'june', paidAt: new Date('2026-05-31T22:00:00Z') });
  expect(await idsOf('?month=2026-05')).toEqual(['may']);
  expect(await idsOf('?month=2026-06')).toEqual(['june']);
});

test('pages follow each other, and there is none behind the last', async () => {
  for (let index = 0; index < 26; index++) await buildOrder({ id: `order-${String(index).padStart(2, '0')}` });
  expect(await orders('?page=2')).toMatchObject({ page: 2, pageCount: 2, items: [{ id: 'order-00' }] });
  expect((await api.problem('/admin/order?page=3', await call('GET'))).status).toBe(404);
});

test('an order tells its history with who did what, and what can be given back', async () => {
  await buildOrder({ id: 'paid', paymentIntentId: 'pi_unknown' });
  await buildOrder({ id: 'other', paidAt: null, status: 'pending', createdAt: now });
  await database.db.insert(orderEvent).values([
    { orderId: 'paid', at: past, source: 'buyer', kind: 'created', details: { amount: 4900, promotionCode: null } },
    { orderId: 'paid', at: past, source: 'webhook', kind: 'paid', details: { amount: 4900 } },
  ]);
  expect((await api.send('/order/paid/receipt', await call('GET'))).status).toBe(200);
  const read = await oneOrder('paid');
  expect(read).toMatchObject({
    buyer: { id: jana.id, displayName: 'Jana Ľahká', otherOrders: 1 },
    refundable: 4900,
    refundUnderWay: 0,
    lapsesAt: null,
    history: [
      { kind: 'created', source: 'buyer' },
      { kind: 'paid', source: 'webhook' },
      { kind: 'receipt-read', source: null, actorName: 'Adam' },
    ],
  });
  expect(await oneOrder('other')).toMatchObject({ refundable: 0, lapsesAt: '2026-06-15T14:00:00.000Z' });
  expect((await api.problem('/admin/order/nothing', await call('GET'))).status).toBe(404);
});

test('the reason of a refund stands in the history of its order, and nowhere else', async () => {
  await buildOrder({ id: 'paid' });
  const refund = async (body: object) => api.ask('/admin/order/paid/refund', orderSchema, await call('POST', body));
  await refund({ amount: 900, before: 0, reason: '  Kúpené dvakrát  ' });
  await refund({ amount: 100, before: 900 });
  const { history } = await oneOrder('paid');
  expect(history.map(({ kind, details }) => [kind, details])).toEqual([
    ['order-refunded', { amount: 900, total: 900, reason: 'Kúpené dvakrát' }],
    ['order-refunded', { amount: 100, total: 1000 }],
  ]);
  expect(JSON.stringify(await database.db.select().from(adminEvent))).not.toContain('dvakrát');
  const long = await call('POST', { amount: 100, reason: 'a'.repeat(301) });
  expect((await api.problem('/admin/order/paid/refund', long)).status).toBe(400);
});

test('the note of an order is changed by who has seen it, and recorded without its words', async () => {
  await buildOrder({ id: 'paid' });
  const path = '/admin/order/paid/note';
  const change = async (body: object) => api.ask(path, deskOrderSchema, await call('PUT', body));
  const note = 'Píše, že kúpil dvakrát.';
  expect(await change({ before: null, after: ` ${note} ` })).toMatchObject({ note });
  // Sent twice, it is the same.
  expect(await change({ before: null, after: note })).toMatchObject({ note });
  expect(await api.problem(path, await call('PUT', { before: null, after: 'Iná.' }))).toMatchObject({
    status: 403,
    code: 'note-changed',
  });
  const written = await events();
  expect(written).toMatchObject([{ action: 'order-note-changed', target: 'paid', details: {}, before: null }]);
  expect(JSON.stringify(written)).not.toContain(note);
  expect(await change({ before: note, after: '' })).toMatchObject({ note: null });
  expect((await api.problem('/admin/order/none/note', await call('PUT', { before: null, after: '' }))).status).toBe(
    404,
  );
});

test('the record names the call of each act as its answer does', async () => {
  await buildOrder({ id: 'paid' });
  const asked = await call('PUT', { before: null, after: 'Volať v pondelok.' });
  const id = (await api.send('/admin/order/paid/note', asked)).headers.get('x-request-id');
  expect(id).toMatch(/^[\w-]{8,}$/);
  expect((await events()).map(({ requestId }) => requestId)).toEqual([id]);
});

test('a refund that is sent twice is made once', async () => {
  await buildOrder({ id: 'paid' });
  const refund = { amount: 900, before: 0 };
  await api.ask('/admin/order/paid/refund', orderSchema, await call('POST', refund));
  const again = await api.problem('/admin/order/paid/refund', await call('POST', refund));
  expect(again).toMatchObject({ status: 403, code: 'order-changed' });
  expect(await oneOrder('paid')).toMatchObject({ refundAsked: 900, refundUnderWay: 900 });
});

test('the receipt is mailed again to the buyer, only while the order is paid', async () => {
  await buildOrder({ id: 'paid' });
  const mailed = await api.ask('/admin/order/paid/receipt-mail', deskOrderSchema, await call('POST'));
  expect(mailed.mails).toMatchObject([{ template: 'orderPaid', state: 'waiting' }]);
  expect(await writtenMails(database)).toMatchObject([
    { recipient: 'jana@example.org', attachments: [{ filename: 'doklad-2026-0001.pdf' }] },
  ]);
  await database.db.update(mail).set({ failedAt: now });
  expect((await oneOrder('paid')).mails).toMatchObject([{ state: 'failed' }]);
  await database.db.update(order).set({ status: 'refunded' });
  const late = await api.problem('/admin/order/paid/receipt-mail', await call('POST'));
  expect(late).toMatchObject({ status: 403, code: 'order-not-paid' });
  expect((await events()).map(({ action }) => action)).toEqual(['receipt-mailed']);
});

test('an order that waits is asked about at the provider at once', async () => {
  const checkout = await issuer.call(jana, 'POST', { productId: 'p-java' });
  const opened = await (await api.send('/stripe/create-payment-intent', checkout)).json();
  const orderId = opened.order.id;
  const card = { clientSecret: opened.clientSecret, cardNumber: '4242424242424242', delivery: 'never' };
  await api.send('/stripe/local/confirm', await issuer.call(jana, 'POST', card));
  expect(await oneOrder(orderId)).toMatchObject({ status: 'pending', hasAccess: false });
  const checked = await api.ask(`/admin/order/${orderId}/check`, deskOrderSchema, await call('POST'));
  expect(checked).toMatchObject({ status: 'paid', hasAccess: true, checkedAt: now.toISOString() });
  expect(await events()).toMatchObject([
    { action: 'order-checked', target: orderId, before: { status: 'pending' }, after: { status: 'paid' } },
  ]);
});

test('the file for the books opens in a Slovak Excel, runs nothing, and that it was made is recorded', async () => {
  await buildOrder({ id: 'first', buyerName: '=HYPERLINK("http://zle.example")', amount: 3950, refundedAmount: 50 });
  await buildOrder({ id: 'second', buyerName: 'Ján; Žiak', paymentIntentId: 'pi_1', paidAt: now });
  await buildOrder({ id: 'open', status: 'pending', paidAt: null });
  const refunded = { orderId: 'first', at: now, source: 'webhook', kind: 'refunded-partly', details: { total: 50 } };
  await database.db.insert(orderEvent).values({ ...refunded, source: 'webhook' });
  const answer = await api.send('/admin/order-export', await call('GET'));
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes).split('\r\n')).toEqual([
    'Doklad;Dátum platby;Meno;E-mail;Produkt;Cena;Zľava;Zaplatené;Vrátené;Naposledy vrátené;Mena;Kód;Platba;Objednávka;Poznámka',
    `2026-0001;02.03.2026;"'=HYPERLINK(""http://zle.example"")";jana@example.org;Java kurz;49,00;9,50;39,50;0,50;15.06.2026;EUR;;;first;`,
    '2026-0002;15.06.2026;"Ján; Žiak";jana@example.org;Java kurz;49,00;0,00;49,00;0,00;;EUR;;pi_1;second;',
    '',
  ]);
  const june = await api.send('/admin/order-export?month=2026-06', await call('GET'));
  expect(june.headers.get('content-disposition')).toBe('attachment; filename="objednavky-2026-06.csv"');
  expect((await june.text()).split('\r\n')).toHaveLength(3);
  expect(await events()).toMatchObject([
    { action: 'orders-exported', target: '2026-06', details: { orders: 1, month: '2026-06' } },
    { action: 'orders-exported', target: 'all', details: { orders: 2, month: null } },
  ]);
  expect(JSON.stringify(await database.db.select().from(adminEvent))).not.toContain('jana@');
});

test('a code is made once, holds for buyers, and the record knows who made it', async () => {
  const made = await createCode();
  expect(made.code).toMatchObject({ code: 'VIANOCE26', state: 'active', courses: [{ id: 'java', name: 'Java' }] });
  const check = await issuer.call(jana, 'GET');
  expect(
    await api.ask('/stripe/check-promotion-code/vianoce26?productId=p-java', promotionCheckSchema, check),
  ).toMatchObject({ amount: 3430 });
  const twice = await api.problem('/admin/code', await call('POST', { ...draft, code: 'vianoce26' }));
  expect(twice).toMatchObject({ status: 403, code: 'code-taken' });
  const after = { code: 'VIANOCE26', percentOff: 30, maxRedemptions: 100, courseId: 'java' };
  expect(await events()).toMatchObject([{ action: 'code-created', target: made.code.id, after }]);
});

test.each<[string, Partial<CodeDraft>]>([
  ['nothing off', { percentOff: null }],
  ['percent and an amount', { amountOff: 500 }],
  ['more than everything', { percentOff: 101 }],
  ['no percent', { percentOff: 0 }],
  ['a last day before the first', { firstDay: '2026-12-25' }],
  ['a last day that is over', { lastDay: '2026-06-14' }],
  ['a day that there is not', { lastDay: '2026-02-30' }],
  ['a course that is not there', { courseIds: ['nic'] }],
  ['letters that nobody can dictate', { code: 'ŽĽAVA 20' }],
  ['no uses', { maxRedemptions: 0 }],
])('a code with %s is refused', async (_what, changes) => {
  const refused = await api.problem('/admin/code', await call('POST', { ...draft, ...changes }));
  expect(refused).toMatchObject({ status: 400, code: 'invalid-input' });
  expect(await database.db.$count(promotionCode)).toBe(0);
});

test('who used a code is listed with sums, and its states follow its uses, its days and its switch', async () => {
  const { code } = await createCode({ maxRedemptions: 2, lastDay: null });
  const uses = { promotionCodeId: code.id, userId: jana.id, updatedAt: past };
  await buildOrder({ id: 'first', amount: 3430, promotionCodeId: code.id });
  await buildOrder({ id: 'open', amount: 3430, status: 'pending', paidAt: null, promotionCodeId: code.id });
  await buildOrder({ id: 'over', amount: 3430, status: 'lapsed', paidAt: null, promotionCodeId: code.id });
  await database.db.insert(promotionRedemption).values([
    { ...uses, orderId: 'first', state: 'redeemed' },
    { ...uses, orderId: 'open', state: 'reserved', updatedAt: now },
    { ...uses, orderId: 'over', state: 'released' },
  ]);
  const read = await api.ask(`/admin/code/${code.id}`, deskCodeUsesSchema, await call('GET'));
  expect(read.code).toMatchObject({ redeemed: 1, reserved: 1, state: 'used-up' });
  expect(read.sum).toEqual({ orders: 1, discount: 1470, paid: 3430, released: 1 });
  expect(read.uses.items[0]).toMatchObject({ orderId: 'open', state: 'reserved', discount: 1470 });

  await createCode({ code: 'SKOR', firstDay: '2026-12-01' });
  await database.db.insert(promotionCode).values([
    { id: 'old', code: 'STARY', percentOff: 20, lastDay: '2026-06-14', createdAt: past },
    { id: 'off', code: 'VYP', percentOff: 20, active: false, note: 'Škola', createdAt: past },
    { id: 'on', code: 'PLATI', amountOff: 500, lastDay: '2026-06-15', createdAt: past },
  ]);
  const list = await api.ask('/admin/code', deskCodePageSchema, await call('GET'));
  const states = Object.fromEntries(list.items.map((item) => [item.code, item.state]));
  expect(states).toEqual({ VIANOCE26: 'used-up', SKOR: 'not-yet', STARY: 'expired', VYP: 'off', PLATI: 'active' });
  expect(list.counts).toEqual({ all: 5, active: 1 });
  const found = await api.ask('/admin/code?q=skola', deskCodePageSchema, await call('GET'));
  expect(found.items.map(({ code: name }) => name)).toEqual(['VYP']);
  const active = await api.ask('/admin/code?state=active', deskCodePageSchema, await call('GET'));
  expect(active).toMatchObject({ total: 1, counts: { all: 5 }, items: [{ code: 'PLATI' }] });
});

test('a change of a code never writes over what somebody else has changed', async () => {
  const { code } = await createCode();
  const before = { active: true, maxRedemptions: 100, lastDay: '2026-12-24', note: 'Do listu rodičom' };
  const change = (after: object) => ({ before, after: { ...before, ...after } });
  const path = `/admin/code/${code.id}`;
  const off = await api.ask(path, deskCodeUsesSchema, await call('PUT', change({ active: false })));
  expect(off.code).toMatchObject({ active: false, state: 'off', maxRedemptions: 100 });
  const late = await api.problem(path, await call('PUT', change({ maxRedemptions: 200 })));
  expect(late).toMatchObject({ status: 403, code: 'code-changed' });
  expect((await events()).map(({ action, before: was, after }) => ({ action, was, after }))[0]).toEqual({
    action: 'code-changed',
    was: { active: true },
    after: { active: false },
  });
  const missing = await api.problem('/admin/code/nic', await call('PUT', change({})));
  expect(missing.status).toBe(404);
});

test('a course is given by address, told by mail, and taken back; nobody is given one twice', async () => {
  const gift = { email: jana.email.toUpperCase(), productId: 'p-java' };
  const { id } = await api.ask('/admin/gift', giftMadeSchema, await call('POST', gift));
  expect(await database.db.select().from(courseUserProduct)).toMatchObject([{ userId: jana.id, orderId: null }]);
  const [letter] = await writtenMails(database);
  expect(letter).toMatchObject({ recipient: jana.email, subject: 'Kurz „Java kurz“ je tvoj' });
  expect(letter?.text).toContain('https://prvyriadok.sk/kurzy/java-kurz');
  const twice = await api.problem('/admin/gift', await call('POST', gift));
  expect(twice).toMatchObject({ status: 403, code: 'already-owned' });
  const unknown = { ...gift, email: 'nikto@example.org' };
  expect(await api.problem('/admin/gift', await call('POST', unknown))).toMatchObject({ code: 'person-unknown' });
  expect(await writtenMails(database)).toHaveLength(1);

  const list = await api.ask('/admin/gift', giftPageSchema, await call('GET'));
  expect(list.items).toMatchObject([{ id, personName: 'Jana Ľahká', productName: 'Java kurz' }]);
  await api.ask(`/admin/gift/${id}`, giftEndedSchema, await call('DELETE'));
  expect(await database.db.$count(courseUserProduct)).toBe(0);
  expect((await events()).map(({ action, target }) => [action, target])).toEqual([
    ['gift-ended', jana.id],
    ['course-given', jana.id],
  ]);
});

test('what somebody paid for is no gift that could be taken back', async () => {
  await buildOrder({ id: 'paid' });
  const bought = { id: 'bought', userId: jana.id, productId: 'p-java', orderId: 'paid', createdAt: past };
  await database.db.insert(courseUserProduct).values(bought);
  expect((await api.problem('/admin/gift/bought', await call('DELETE'))).status).toBe(404);
  expect(await database.db.$count(courseUserProduct)).toBe(1);
});

test('everything that is sold is listed for who gives and discounts', async () => {
  const { items } = await api.ask('/admin/product', deskProductListSchema, await call('GET'));
  expect(items.map(({ id, amount }) => [id, amount])).toEqual([
    ['p-java', 4900],
    ['p-sql', 2900],
  ]);
});
