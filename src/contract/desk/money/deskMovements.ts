import { z } from 'zod';
import { idSchema, orNull, pageQuerySchema, pageSchema } from '#src/contract/conventions.ts';
import { withoutDirectionMarks } from '#src/contract/invisibleCharacters.ts';
import { longestSearch, maxBookReasonLength } from '#src/contract/limits.ts';
import { monthSchema } from './deskOrders.ts';

/** What moves money at the payment provider. `other`: of somebody who sells on the same account. */
export const movementKindSchema = z.enum([
  'payment',
  'refund',
  'refund-failed',
  'dispute',
  'dispute-won',
  'fee',
  'payout',
  'payout-failed',
  'other',
]);
export type MovementKind = z.infer<typeof movementKindSchema>;

/** The switch above the movements: what failed or was won stands with what it takes back. */
export const movementFilterSchema = z.enum(['payments', 'refunds', 'disputes', 'fees', 'payouts', 'other']);
export type MovementFilter = z.infer<typeof movementFilterSchema>;

export const movementQuerySchema = z.strictObject({
  /** Without it the month of today. */
  month: monthSchema.optional(),
  kind: movementFilterSchema.optional(),
  /** A name, an address, a receipt's number, an amount or a payout's id. */
  q: z.string().trim().max(longestSearch).optional(),
  page: pageQuerySchema.shape.page,
});

export const movementExportQuerySchema = z.strictObject({
  month: monthSchema,
  /** Also names and addresses of buyers. */
  people: z.enum(['1']).optional(),
});

const cents = z.number().int();
const count = z.number().int().min(0);
const daySchema = z.iso.date();
/** Ids of the provider. */
const payoutIdSchema = z.string().regex(/^\w{1,100}$/);
export const ofPayoutSchema = z.object({ payoutId: payoutIdSchema });
export const ofMonthSchema = z.object({ month: monthSchema });

/** A line of the list: a movement, or all fees of a day. */
export const movementLineSchema = z
  .object({
    id: z.string(),
    kind: movementKindSchema,
    at: z.iso.datetime(),
    day: daySchema,
    /** Cents that it adds or takes. */
    amount: cents,
    /** What the provider has of ours behind it. */
    balanceAfter: cents,
    /** Of all movements of its day but payouts. */
    daySum: cents,
    /** How many movements the line is; more than one of fees only. */
    parts: count,
    /** It moved in another month, which was closed when it became known. */
    isLate: z.boolean(),
    order: orNull(
      z.object({
        id: idSchema,
        buyerName: z.string(),
        productName: z.string(),
        receiptNumber: z.string().nullable(),
        paidAt: z.iso.datetime().nullable(),
      }),
    ),
    payoutId: z.string().nullable(),
    /** How its payout stands to the bank's statement. */
    check: z.enum(['agrees', 'explained']).nullable(),
  })
  .meta({ id: 'MovementLine' });
export type MovementLine = z.infer<typeof movementLineSchema>;

const partSchema = z.object({ count, sum: cents });
export const movementSumsSchema = z.object({
  before: cents,
  payments: partSchema,
  refunds: partSchema,
  disputes: partSchema,
  fees: partSchema,
  payouts: partSchema,
  other: partSchema,
  after: cents,
});
export type MovementSums = z.infer<typeof movementSumsSchema>;

/** A charge-back that the buyer's bank has not decided. */
export const openDisputeSchema = z.object({
  orderId: idSchema,
  buyerName: z.string(),
  receiptNumber: z.string().nullable(),
  amount: cents,
  /** Until when the bank has to be answered. */
  dueBy: z.iso.datetime().nullable(),
});
export type OpenDispute = z.infer<typeof openDisputeSchema>;

/** A month of movements, the newest first. */
export const movementPageSchema = pageSchema(movementLineSchema)
  .extend({
    month: monthSchema,
    /** Those that there are, the oldest first, until today's. */
    firstMonth: monthSchema,
    lastMonth: monthSchema,
    sums: movementSumsSchema,
    /** `running`: it is not over yet. */
    state: z.enum(['running', 'open', 'closed']),
    closed: orNull(z.object({ at: z.iso.datetime(), by: z.string().nullable() })),
    /** Why it cannot be closed: the first month that has to be closed before it, payouts that nobody has compared. */
    obstacles: z.object({
      earlierMonth: monthSchema.nullable(),
      payouts: count,
      /** The provider has not been asked since it was over. */
      isIncomplete: z.boolean(),
    }),
    /** It is the last closed one, and the only one that can be opened again. */
    canReopen: z.boolean(),
    /** Until when the provider has told all; `null`: never. */
    knownUntil: z.iso.datetime().nullable(),
    /** It did not answer when it was asked last. */
    isProviderSilent: z.boolean(),
    /** No money was moved. */
    isTest: z.boolean(),
    disputes: z.array(openDisputeSchema),
  })
  .meta({ id: 'MovementPage' });
export type MovementPage = z.infer<typeof movementPageSchema>;

/** A payout with what it is made of: everything since the one before it. */
export const payoutSchema = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    month: monthSchema,
    /** Cents that went to the bank. */
    amount: cents,
    arrivesOn: daySchema.nullable(),
    descriptor: z.string().nullable(),
    /** What was left by the payout before, and is left by this one. */
    before: cents,
    after: cents,
    parts: movementSumsSchema.pick({ payments: true, refunds: true, disputes: true, fees: true, other: true }),
    check: z.enum(['agrees', 'explained']).nullable(),
    bankDay: daySchema.nullable(),
    bankAmount: cents.nullable(),
    note: z.string().nullable(),
    checkedAt: z.iso.datetime().nullable(),
    isClosed: z.boolean(),
  })
  .meta({ id: 'Payout' });
export type Payout = z.infer<typeof payoutSchema>;

/** What the bank's statement says of a payout. Another amount needs a reason. */
export const payoutCheckSchema = z
  .strictObject({
    bankDay: daySchema,
    /** Cents. */
    bankAmount: cents.min(0).max(1_000_000_000),
    note: z.string().overwrite(withoutDirectionMarks).trim().max(maxBookReasonLength),
  })
  .meta({ id: 'PayoutCheck' });
export type PayoutCheck = z.input<typeof payoutCheckSchema>;

export const monthReopeningSchema = z
  .strictObject({
    /** It stands in the audit. */
    reason: z.string().overwrite(withoutDirectionMarks).trim().min(3).max(maxBookReasonLength),
  })
  .meta({ id: 'MonthReopening' });
export type MonthReopening = z.input<typeof monthReopeningSchema>;

/** A month after it was closed or opened. */
export const bookMonthSchema = z
  .object({ month: monthSchema, state: z.enum(['open', 'closed']) })
  .meta({ id: 'BookMonth' });

export const balanceAskedSchema = z.object({ knownUntil: z.iso.datetime() }).meta({ id: 'BalanceAsked' });

/** What the bank of a trial payment's buyer does. */
export const trialDisputeSchema = z
  .strictObject({ status: z.enum(['open', 'won', 'lost']) })
  .meta({ id: 'TrialDispute' });
export type TrialDispute = z.infer<typeof trialDisputeSchema>;
