// @module-tag thorough
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OrderStatus } from '#src/contract/order.ts';
import type { Ctx, Logger } from '#src/server/context.ts';
import type { Database } from '#src/server/db/database.ts';
import { courseUserProduct } from '#src/server/db/schema/courseUserProduct.ts';
import { localPaymentIntent } from '#src/server/db/schema/localPaymentIntent.ts';
import { mail } from '#src/server/db/schema/mail.ts';
import { localBalanceEntry, moneyMovement } from '#src/server/db/schema/moneyMovement.ts';
import { order, orderEvent, receipt, receiptCounter } from '#src/server/db/schema/order.ts';
import { promotionCode } from '#src/server/db/schema/promotionCode.ts';
import { promotionRedemption } from '#src/server/db/schema/promotionRedemption.ts';
import { user } from '#src/server/db/schema/user.ts';
import { AppError } from '#src/server/errors.ts';
import { createLocalGateway, type LocalGateway } from '#src/server/integrations/payments/localGateway.ts';
import { type PaymentGateway, PaymentProviderError } from '#src/server/integrations/payments/paymentGateway.ts';
import { deleteUser } from '#src/server/services/accounts/user/deleteUser.ts';
import { changePromotionCode } from '#src/server/services/selling/order/changePromotionCode.ts';
import { giveConsent } from '#src/server/services/selling/order/giveConsent.ts';
import { openCheckout } from '#src/server/services/selling/order/openCheckout.ts';
import type { PreparedOrder } from '#src/server/services/selling/order/preparePayment.ts';
import { receiveEvent } from '#src/server/services/selling/order/receiveEvent.ts';
import { reconcileOrders } from '#src/server/services/selling/order/reconcileOrders.ts';
import { recordPayment } from '#src/server/services/selling/order/recordPayment.ts';
import { refundOrder } from '#src/server/services/selling/order/refundOrder.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { buildCourse, buildCourseProduct, buildUser, past } from '#tests/support/factories.ts';

const _publicUrl = 'https://prvyriadok.sk';
const secret = 'whsec_test';
const minute = 60_000;
/** An hour and a half before the year of the receipts changes. */
const start = Date.parse('2026-12-31T21:30:00Z');

const buyers = ['jana', 'peter'];
/** Cents; a half of the cheap one is less than a card is charged, so it is given. */
const prices = { dear: 4900, cheap: 90 };
const productIds = Object.keys(prices);
const codes = {
  ONCE: { percentOff: 20, maxRedemptions: 1, maxPerUser: null },
  MINE: { percentOff: 10, maxRedemptions: null, maxPerUser: 1 },
  FREE: { percentOff: 100, maxRedemptions: 1, maxPerUser: null },
  HALF: { percentOff: 50, maxRedemptions: null, maxPerUser: 2 },
};

/** Where a process loses the provider: before it hears the call, or before we hear the answer. */
interface Fault {
  /** Which of the action's calls. */
  call: number;
  when: 'before' | 'after';
  /** `killed`: the process runs no further than that. */
  kind: 'unavailable' | 'killed';
}

/** Numbers choose among what there is at that moment. */
type Deed =
  | { kind: 'open'; buyer: string; productId: string }
  | { kind: 'code'; tab: number; code: string | null }
  | { kind: 'consent'; tab: number }
  | { kind: 'pay'; tab: number; card: 'good' | 'poor' | 'asking' | 'slow' }
  | { kind: 'bank'; payment: number; isGranted: boolean }
  | { kind: 'deliver'; event: number }
  | { kind: 'cancel elsewhere'; payment: number }
  | { kind: 'refund'; number: number; part: number }
  | { kind: 'refund elsewhere'; payment: number; part: number }
  | { kind: 'reconcile' }
  | { kind: 'wait'; minutes: number }
  | { kind: 'delete account'; buyer: string };
type Action = Deed & { fault: Fault | null };

const cardNumbers = { good: '4242424242424242', poor: '4000000000009995', asking: '4000002500003155' };
const ranks: Record<OrderStatus, number> = { pending: 0, lapsed: 1, paid: 2, refunded: 3 };

class Killed extends Error {}

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  const { authorId, id: firstId } = await buildCourse(database);
  const { id: secondId } = await buildCourse(database, { authorId });
  await buildCourseProduct(database, { id: 'dear', courseId: firstId, amount: prices.dear });
  await buildCourseProduct(database, { id: 'cheap', courseId: secondId, amount: prices.cheap });
});
afterAll(() => database.close());

const tables = [
  courseUserProduct,
  promotionRedemption,
  receipt,
  receiptCounter,
  orderEvent,
  moneyMovement,
  localBalanceEntry,
  order,
  promotionCode,
  localPaymentIntent,
  mail,
  user,
];

async function beginAnew(): Promise<void> {
  for (const table of tables) await database.db.delete(table);
  for (const id of buyers) await buildUser(database, { id, uid: `uid-${id}`, email: `${id}@example.org` });
  const rows = Object.entries(codes).map(([id, terms]) => ({ id, code: id, ...terms, createdAt: past }));
  await database.db.insert(promotionCode).values(rows);
}

interface Tab {
  buyer: string;
  orderId: string;
  clientSecret: string | null;
}

/** A shop, its buyers with their tabs, and a payment provider whose events wait until somebody delivers them. */
class World {
  readonly db = database.db;
  readonly events: string[] = [];
  readonly tabs: Tab[] = [];
  /** What went wrong in a way that nobody foresaw. */
  readonly surprises: unknown[] = [];
  /** Payments given back at the provider without us: it is known when its event comes. */
  readonly refundedElsewhere = new Set<string>();
  readonly reached = new Map<string, OrderStatus>();
  now = start;
  readonly ctx: Omit<Ctx, 'actor'>;
  readonly gateway: LocalGateway;

  constructor() {
    const note = (details: object) => {
      if ('err' in details) this.#note(details.err);
      else this.surprises.push(details);
    };
    const logger: Logger = { debug: () => {}, info: () => {}, warn: note, error: note, child: () => logger };
    this.ctx = { db: this.db, logger, now: () => new Date(this.now) };
    this.gateway = createLocalGateway({
      ctx: this.ctx,
      secret,
      deliver: (body) => {
        this.events.push(body);
        return new Response();
      },
    });
  }

  /** What is refused, and what the faults cause, is nothing to wonder at. */
  #note(error: unknown): void {
    if (!(error instanceof AppError || error instanceof Killed)) this.surprises.push(error);
  }

  async act({ fault, ...deed }: Action): Promise<void> {
    try {
      await this.#do(deed, withFault(this.gateway, fault));
    } catch (error) {
      this.#note(error);
    }
  }

  #do(deed: Deed, payments: PaymentGateway): Promise<unknown> {
    switch (deed.kind) {
      case 'open':
        return this.#open(payments, deed);
      case 'code':
        return this.#changeCode(payments, deed);
      case 'consent':
        return this.#consent(payments, deed);
      case 'pay':
        return this.#pay(deed);
      case 'bank':
        return this.#decide(deed);
      case 'deliver':
        return this.deliver(pick(this.events, deed.event));
      case 'cancel elsewhere':
        return this.#cancelElsewhere(deed);
      case 'refund':
        return this.#refund(payments, deed);
      case 'refund elsewhere':
        return this.#refundElsewhere(deed);
      case 'reconcile':
        return this.reconcile(payments);
      case 'wait':
        this.now += deed.minutes * minute;
        return Promise.resolve();
      case 'delete account':
        return this.#deleteAccount(deed);
    }
  }

  async #as(buyer: string, isAdmin = false): Promise<Ctx> {
    const [profile = null] = await this.db.select().from(user).where(eq(user.id, buyer));
    const authTime = this.ctx.now();
    const identity = { uid: `uid-${buyer}`, email: `${buyer}@example.org`, emailVerified: true, name: '' };
    return {
      ...this.ctx,
      actor: {
        kind: 'user',
        identity: { ...identity, pictureUrl: null, authTime, issuedAt: authTime, rolesCount: true },
        user: profile,
        roles: isAdmin ? ['ADMIN'] : [],
      },
    };
  }

  #show(buyer: string, { order: shown, clientSecret }: PreparedOrder): void {
    this.tabs.push({ buyer, orderId: shown.id, clientSecret });
  }

  async #open(payments: PaymentGateway, { buyer, productId }: Deed & { kind: 'open' }): Promise<void> {
    const ctx = await this.#as(buyer);
    this.#show(buyer, await openCheckout({ ctx, payments, input: { productId } }));
  }

  async #changeCode(payments: PaymentGateway, { tab, code }: Deed & { kind: 'code' }): Promise<void> {
    const open = pick(this.tabs, tab);
    if (!open) return;
    const input = { orderId: open.orderId, promotionCode: code };
    this.#show(open.buyer, await changePromotionCode({ ctx: await this.#as(open.buyer), payments, input }));
  }

  async #consent(payments: PaymentGateway, { tab }: Deed & { kind: 'consent' }): Promise<void> {
    const open = pick(this.tabs, tab);
    if (!open) return;
    const input = { orderId: open.orderId };
    this.#show(open.buyer, await giveConsent({ ctx: await this.#as(open.buyer), payments, input }));
  }

  async #pay({ tab, card }: Deed & { kind: 'pay' }): Promise<void> {
    const payable = this.tabs.filter(({ clientSecret }) => clientSecret !== null);
    const clientSecret = pick(payable, tab)?.clientSecret;
    if (!clientSecret) return;
    if (card !== 'slow') return this.#confirm(clientSecret, cardNumbers[card]);
    await this.db
      .update(localPaymentIntent)
      .set({ status: 'processing' })
      .where(
        and(
          eq(localPaymentIntent.clientSecret, clientSecret),
          inArray(localPaymentIntent.status, ['requires_payment_method', 'requires_action']),
        ),
      );
  }

  async #confirm(clientSecret: string, cardNumber: string, confirmed?: boolean): Promise<void> {
    const answer = confirmed === undefined ? {} : { confirmed };
    await this.gateway.confirm({ clientSecret, cardNumber, ...answer, delivery: 'once' });
    await this.#eventsMade();
  }

  /** An event is made a millisecond after its cause. */
  #eventsMade(): Promise<void> {
    return sleep(2);
  }

  async #decide({ payment, isGranted }: Deed & { kind: 'bank' }): Promise<void> {
    const waiting = (await this.intents()).filter(({ status }) => ['processing', 'requires_action'].includes(status));
    const intent = pick(waiting, payment);
    if (!intent) return;
    if (intent.status === 'requires_action') return this.#confirm(intent.clientSecret, cardNumbers.asking, isGranted);
    await this.db
      .update(localPaymentIntent)
      .set({ status: isGranted ? 'succeeded' : 'requires_payment_method' })
      .where(and(eq(localPaymentIntent.id, intent.id), eq(localPaymentIntent.status, 'processing')));
  }

  async #cancelElsewhere({ payment }: Deed & { kind: 'cancel elsewhere' }): Promise<void> {
    const intent = pick(await this.intents(), payment);
    if (intent) await this.gateway.cancelPayment(intent.id);
  }

  async #refund(payments: PaymentGateway, { number, part }: Deed & { kind: 'refund' }): Promise<void> {
    const paid = (await this.orders()).filter(({ status, amount }) => status === 'paid' && amount > 0);
    const refunded = pick(paid, number);
    if (!refunded) return;
    const rest = refunded.amount - Math.max(refunded.refundedAmount, refunded.refundRequestedAmount);
    const input = { orderId: refunded.id, amount: Math.ceil((rest * part) / 2) };
    await refundOrder({ ctx: await this.#as('admin', true), payments, input }).finally(() => this.#eventsMade());
  }

  async #refundElsewhere({ payment, part }: Deed & { kind: 'refund elsewhere' }): Promise<void> {
    const succeeded = (await this.intents()).filter(({ status }) => status === 'succeeded');
    const intent = pick(succeeded, payment);
    if (!intent) return;
    this.refundedElsewhere.add(intent.id);
    await this.gateway.refundPayment(intent.id, Math.ceil((intent.amount * part) / 2));
    await this.#eventsMade();
  }

  async #deleteAccount({ buyer }: Deed & { kind: 'delete account' }): Promise<void> {
    await deleteUser({ ctx: await this.#as(buyer), input: { adminEmails: new Set() } });
  }

  async deliver(body: string | undefined): Promise<void> {
    if (!body) return;
    const timestamp = Math.floor(this.now / 1000);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
    await receiveEvent({ ctx: this.ctx, payments: this.gateway, input: { body, signature } });
  }

  async reconcile(payments: PaymentGateway = this.gateway): Promise<number> {
    return reconcileOrders({ ctx: this.ctx, payments }).finally(() => this.#eventsMade());
  }

  /** The provider works again, the banks decide, time passes. */
  async settle(areEventsLost: boolean): Promise<void> {
    for (let waiting = 0; waiting < 20; waiting += 1) {
      await this.act({ kind: 'bank', payment: waiting, isGranted: waiting % 2 === 0, fault: null });
    }
    if (!areEventsLost) for (const body of [...this.events, ...this.events.toReversed()]) await this.deliver(body);
    this.now += 3 * 60 * minute;
    while ((await this.reconcile()) > 0) this.now += 2 * minute;
    if (!areEventsLost) for (const body of this.events) await this.deliver(body);
  }

  orders = () => this.db.select().from(order).orderBy(order.createdAt, order.id);
  intents = () =>
    this.db.select().from(localPaymentIntent).orderBy(localPaymentIntent.createdAt, localPaymentIntent.id);

  async state() {
    const [orders, intents, movements, grants, uses, receipts] = await Promise.all([
      this.orders(),
      this.intents(),
      this.db.select().from(moneyMovement),
      this.db.select().from(courseUserProduct),
      this.db.select().from(promotionRedemption),
      this.db.select().from(receipt),
    ]);
    const intentOf = (orderId: string) => intents.find((intent) => intent.orderId === orderId);
    return { orders, intents, movements, grants, uses, receipts, intentOf };
  }
}

type State = Awaited<ReturnType<World['state']>>;

/** 0 is the newest. */
function pick<T>(choices: readonly T[], number: number): T | undefined {
  return choices.at(-1 - (number % choices.length));
}

/** The provider as a process sees it that loses it, or its own life, in one of the calls. */
function withFault(gateway: PaymentGateway, fault: Fault | null): PaymentGateway {
  if (!fault) return gateway;
  const failure = fault.kind === 'killed' ? new Killed() : new PaymentProviderError(new Error('no answer'));
  let calls = 0;
  let isDead = false;
  const faulty =
    <Input extends unknown[], Answer>(call: (...input: Input) => Promise<Answer>) =>
    async (...input: Input): Promise<Answer> => {
      if (isDead) throw failure;
      const isHere = calls === fault.call;
      calls += 1;
      isDead = isHere && fault.kind === 'killed';
      if (isHere && fault.when === 'before') throw failure;
      const answer = await call(...input);
      if (isHere) throw failure;
      return answer;
    };
  return {
    isTest: gateway.isTest,
    createPayment: faulty(gateway.createPayment),
    readPayment: faulty(gateway.readPayment),
    cancelPayment: faulty(gateway.cancelPayment),
    refundPayment: faulty(gateway.refundPayment),
    readBalance: gateway.readBalance,
    readEvent: gateway.readEvent,
  };
}

/** What holds at any moment. */
function expectSound(world: World, state: State): void {
  expect(world.surprises).toEqual([]);
  expectGrantsPaid(world, state);
  expectCapsKept(state);
  expectNumbered(state);
  expectBooked(state);
  for (const { id, status } of state.orders) {
    expect(ranks[status], 'an order went back').toBeGreaterThanOrEqual(ranks[world.reached.get(id) ?? 'pending']);
    world.reached.set(id, status);
  }
}

function expectGrantsPaid({ refundedElsewhere }: World, { grants, orders, intentOf }: State): void {
  expect(new Set(grants.map(({ userId, productId }) => `${userId} ${productId}`)).size).toBe(grants.length);
  for (const grant of grants) {
    const paid = orders.find(({ id }) => id === grant.orderId);
    expect(paid, 'a grant without a paid order').toMatchObject({ status: 'paid', productId: grant.productId });
    if (!paid) continue;
    if (paid.amount === 0) {
      expect(paid.consentedAt, 'nobody consented').not.toBeNull();
      continue;
    }
    const intent = intentOf(paid.id);
    expect(intent, 'a grant without a payment').toMatchObject({ status: 'succeeded', amount: paid.amount });
    // Given back by us, and killed before it was noted; or by somebody else, and the event is on its way.
    const isUnderWay = paid.refundRequestedAmount === paid.amount || refundedElsewhere.has(intent?.id ?? '');
    if (!isUnderWay) expect(intent?.amountRefunded, 'a grant without its money').toBeLessThan(paid.amount);
  }
}

function expectCapsKept({ uses, orders }: State): void {
  for (const [id, { maxRedemptions, maxPerUser }] of Object.entries(codes)) {
    const taken = uses.filter(({ promotionCodeId, state }) => promotionCodeId === id && state !== 'released');
    expect(taken.length, `uses of ${id}`).toBeLessThanOrEqual(maxRedemptions ?? Infinity);
    for (const buyer of buyers) {
      const own = taken.filter(({ userId }) => userId === buyer);
      expect(own.length, `uses of ${id} by ${buyer}`).toBeLessThanOrEqual(maxPerUser ?? Infinity);
    }
  }
  const stateOf = { pending: 'reserved', lapsed: 'released', paid: 'redeemed', refunded: 'redeemed' };
  for (const { id, status, promotionCodeId } of orders) {
    const use = uses.find(({ orderId }) => orderId === id);
    expect(use?.state, `the use of a code by an order that is ${status}`).toBe(
      promotionCodeId === null ? undefined : stateOf[status],
    );
  }
}

function expectNumbered({ receipts, orders }: State): void {
  for (const year of new Set(receipts.map((issued) => issued.year))) {
    const numbers = receipts.filter((issued) => issued.year === year).map(({ number }) => number);
    expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, index) => index + 1));
  }
  expect(receipts.map(({ orderId }) => orderId).toSorted()).toEqual(
    orders.flatMap(({ id, paidAt }) => (paidAt === null ? [] : [id])).toSorted(),
  );
}

/** What the books say of an order is what the order says. */
function expectBooked({ orders, movements }: State): void {
  for (const { id, amount, paidAt, paymentIntentId, refundedAmount } of orders) {
    const own = movements.filter(({ orderId }) => orderId === id);
    const sumOf = (kind: string) =>
      own.reduce((sum, movement) => sum + (movement.kind === kind ? movement.amount : 0), 0);
    const isMoved = paidAt !== null && paymentIntentId !== null;
    expect(sumOf('payment'), `the payment of an order in the books`).toBe(isMoved ? amount : 0);
    expect(0 - sumOf('refund'), `the refunds of an order in the books`).toBe(refundedAmount);
  }
}

/** What holds when there is nothing left to do. */
function expectSettled(world: World, state: State, areEventsLost: boolean): void {
  const { orders, intents, grants } = state;
  expect(orders.filter(({ status }) => status === 'pending')).toEqual([]);
  const shown = new Set(world.tabs.map(({ clientSecret }) => clientSecret));
  const unpaid = ['requires_payment_method', 'requires_action', 'processing'];
  expect(intents.filter(({ status, clientSecret }) => shown.has(clientSecret) && unpaid.includes(status))).toEqual([]);
  const grantOf = new Map(grants.map(({ orderId, userId }) => [orderId, userId]));
  for (const { id, status, amount, orderId, amountRefunded } of intents) {
    // Without its event nobody tells of a refund that was made elsewhere.
    if (areEventsLost && world.refundedElsewhere.has(id)) continue;
    const sold = orders.find((one) => one.id === orderId);
    if (status !== 'succeeded') expect(sold?.status).toBe('lapsed');
    else {
      expect(sold).toMatchObject({
        status: amountRefunded === amount ? 'refunded' : 'paid',
        refundedAmount: amountRefunded,
      });
    }
  }
  const kept = orders.filter(({ status }) => status === 'paid');
  for (const { id, userId } of kept) expect(grantOf.get(id) ?? null, 'kept money, no grant').toBe(userId);
  expect(grants.length).toBe(kept.filter(({ userId }) => userId !== null).length);
  if (areEventsLost && world.refundedElsewhere.size > 0) return;
  const money = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
  const received = intents.flatMap(({ status, amount, amountRefunded }) =>
    status === 'succeeded' ? [amount - amountRefunded] : [],
  );
  expect(money(received)).toBe(money(kept.map(({ amount, refundedAmount }) => amount - refundedAmount)));
}

const number = fc.nat(11);
const fault = fc.record<Fault>({
  call: fc.nat(2),
  when: fc.constantFrom('before', 'after'),
  kind: fc.constantFrom('unavailable', 'killed'),
});
const kindOf = <Kind extends Deed['kind']>(kind: Kind) => fc.constant(kind);
const weighted = (weight: number, arbitrary: fc.Arbitrary<Deed>) => ({ weight, arbitrary });
const deed = fc.oneof(
  weighted(
    5,
    fc.record({ kind: kindOf('open'), buyer: fc.constantFrom(...buyers), productId: fc.constantFrom(...productIds) }),
  ),
  weighted(
    5,
    fc.record({
      kind: kindOf('code'),
      tab: number,
      code: fc.constantFrom(null, ...Object.keys(codes)),
    }),
  ),
  weighted(4, fc.record({ kind: kindOf('consent'), tab: number })),
  weighted(
    5,
    fc.record({
      kind: kindOf('pay'),
      tab: number,
      card: fc.constantFrom('good', 'good', 'good', 'poor', 'asking', 'slow'),
    }),
  ),
  weighted(2, fc.record({ kind: kindOf('bank'), payment: number, isGranted: fc.boolean() })),
  weighted(4, fc.record({ kind: kindOf('deliver'), event: number })),
  weighted(1, fc.record({ kind: kindOf('cancel elsewhere'), payment: number })),
  weighted(2, fc.record({ kind: kindOf('refund'), number, part: fc.constantFrom(1, 2) })),
  weighted(1, fc.record({ kind: kindOf('refund elsewhere'), payment: number, part: fc.constantFrom(1, 2) })),
  weighted(3, fc.record({ kind: kindOf('reconcile') })),
  weighted(2, fc.record({ kind: kindOf('wait'), minutes: fc.constantFrom(1, 20, 150) })),
  weighted(1, fc.record({ kind: kindOf('delete account'), buyer: fc.constantFrom(...buyers) })),
);
const noFault = fc.constant(null);
const action: fc.Arbitrary<Action> = fc
  .tuple(deed, fc.oneof({ weight: 3, arbitrary: noFault }, { weight: 1, arbitrary: fault }))
  .map(([what, where]) => ({ ...what, fault: where }));
/** A buyer changes the code, the order before it stays open because the provider is away, and both are paid. */
const twice = fc
  .record({ buyer: fc.constantFrom(...buyers), productId: fc.constantFrom(...productIds), isAtOnce: fc.boolean() })
  .map(({ buyer, productId, isAtOnce }): Action[][] => {
    const away = { call: 1, when: 'before', kind: 'unavailable' } as const;
    const pays = [1, 0].map((tab): Action => ({ kind: 'pay', tab, card: 'good', fault: null }));
    return [
      [{ kind: 'open', buyer, productId, fault: null }],
      [{ kind: 'code', tab: 0, code: 'MINE', fault: away }],
      ...(isAtOnce ? [pays] : pays.map((pay) => [pay])),
    ];
  });
/** Paying an order of nothing while its code is reserved once more: both want the order and the code. */
const freeTwice: Action[][] = [
  [{ kind: 'open', buyer: 'peter', productId: 'dear', fault: null }],
  [{ kind: 'code', tab: 0, code: 'FREE', fault: null }],
  [
    { kind: 'code', tab: 0, code: 'FREE', fault: null },
    { kind: 'consent', tab: 0, fault: null },
  ],
];
/** What happens one after another, or at the same time. */
const story = fc
  .array(
    fc.oneof(
      { weight: 12, arbitrary: fc.tuple(action).map((one) => [one]) },
      { weight: 4, arbitrary: fc.tuple(action, action).map((two) => [two]) },
      { weight: 1, arbitrary: twice },
    ),
    { minLength: 12, maxLength: 24 },
  )
  .map((parts): Action[][] => parts.flat());

test('whatever happens, in whatever order, nobody pays in vain and nothing is given unpaid', {
  timeout: 120_000,
}, async () => {
  const property = fc.asyncProperty(story, fc.boolean(), async (steps, areEventsLost) => {
    await beginAnew();
    const world = new World();
    for (const actions of steps) {
      await Promise.all(actions.map((one) => world.act(one)));
      expectSound(world, await world.state());
    }
    await world.settle(areEventsLost);
    const state = await world.state();
    expectSound(world, state);
    expectSettled(world, state, areEventsLost);
  });
  await fc.assert(property, { numRuns: 35, examples: Array.from({ length: 10 }, () => [freeTwice, true]) });
});

test('a payment that does not fit its order pays nothing, also when it is given back', async () => {
  await beginAnew();
  const world = new World();
  await world.act({ kind: 'open', buyer: 'jana', productId: 'dear', fault: null });
  const [tab] = world.tabs;
  const fitting = {
    status: 'succeeded' as const,
    currency: 'EUR',
    amountReceived: 4900,
    amountRefunded: 0,
    isTest: true,
  };
  for (const misfit of [
    { amountReceived: 4899 },
    { amountReceived: 4899, amountRefunded: 4899 },
    { currency: 'CZK' },
    { id: 'pi_of_somebody_else' },
  ]) {
    const orderId = tab?.orderId ?? '';
    const id = tab?.clientSecret?.split('_secret_')[0] ?? '';
    const payment = { id, orderId, ...fitting, ...misfit };
    await recordPayment({ ctx: world.ctx, input: { payment, orderId, source: 'webhook' } });
    const { orders, grants } = await world.state();
    expect(orders).toMatchObject([{ status: 'pending', paidAt: null }]);
    expect(grants).toEqual([]);
  }
  // Somebody has to look at each of them.
  expect(world.surprises).toHaveLength(4);
});
