import { z } from 'zod';
import { adminActionSchema } from '#src/contract/admin.ts';
import { idSchema, orNull, pageQuerySchema, pageSchema } from '#src/contract/conventions.ts';
import { withoutDirectionMarks } from '#src/contract/invisibleCharacters.ts';
import { longestSearch, maxOrderNoteLength } from '#src/contract/limits.ts';
import { orderStatusSchema, productIdSchema } from '#src/contract/order.ts';

/** The switch above the orders; `refunded` has also those of which only a part was given back. */
export const deskOrderFilterSchema = z.enum(['pending', 'paid', 'refunded', 'lapsed']);
export type DeskOrderFilter = z.infer<typeof deskOrderFilterSchema>;

/** A month by the calendar of Bratislava: of the payment, and of the order where none came. */
export const monthSchema = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'a month is written 2026-11');

export const deskOrderExportQuerySchema = z.strictObject({
  /** A name, an address, a receipt's number, an order's id or a code; accents and case do not matter. */
  q: z.string().trim().max(longestSearch).optional(),
  state: deskOrderFilterSchema.optional(),
  productId: productIdSchema.optional(),
  month: monthSchema.optional(),
});

export const deskOrderQuerySchema = z.strictObject({
  ...deskOrderExportQuerySchema.shape,
  page: pageQuerySchema.shape.page,
});

const cents = z.number().int().min(0);

/** A line of the list. Buyers that were forgotten have no name and no address. `at` is when it was paid, else when it was made. */
export const deskOrderItemSchema = z
  .object({
    id: idSchema,
    at: z.iso.datetime(),
    buyerName: z.string(),
    buyerEmail: z.string(),
    productName: z.string(),
    status: orderStatusSchema,
    isDisputed: z.boolean(),
    currency: z.string().length(3),
    listAmount: cents,
    amount: cents,
    /** Given back by us and taken back by the bank, in all. */
    refundedAmount: cents,
    code: z.string().nullable(),
    receiptNumber: z.string().nullable(),
    /** No money was moved. */
    isTest: z.boolean(),
  })
  .meta({ id: 'DeskOrderItem' });
export type DeskOrderItem = z.infer<typeof deskOrderItemSchema>;

/** The newest first. `counts` are of the filter without its state; `sum` is of the whole filter: what was paid, in cents. */
export const deskOrderPageSchema = pageSchema(deskOrderItemSchema)
  .extend({
    counts: z.object({ all: cents, pending: cents, paid: cents, refunded: cents, lapsed: cents }),
    sum: z.object({ orders: cents, paid: cents, refunded: cents }),
    /** Months in which there is an order at all, the newest first. */
    months: z.array(monthSchema),
  })
  .meta({ id: 'DeskOrderPage' });
export type DeskOrderPage = z.infer<typeof deskOrderPageSchema>;

const eventDetailsSchema = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

/** A line of an order's history: what happened to it, and what was done at the desk. */
export const deskOrderEventSchema = z.object({
  at: z.iso.datetime(),
  /** Of the order: who caused it; `null` for what was done at the desk. */
  source: z.enum(['buyer', 'webhook', 'reconcile', 'admin']).nullable(),
  kind: z.union([z.string(), adminActionSchema]),
  actorName: z.string().nullable(),
  details: eventDetailsSchema,
});
export type DeskOrderEvent = z.infer<typeof deskOrderEventSchema>;

export const deskOrderMailSchema = z.object({
  id: z.string(),
  template: z.string(),
  state: z.enum(['waiting', 'sent', 'failed']),
  at: z.iso.datetime(),
});
export type DeskOrderMail = z.infer<typeof deskOrderMailSchema>;

/** One order with all that there is about it. */
export const deskOrderSchema = deskOrderItemSchema
  .extend({
    productId: productIdSchema,
    courseSlug: z.string(),
    createdAt: z.iso.datetime(),
    consentedAt: z.iso.datetime().nullable(),
    paidAt: z.iso.datetime().nullable(),
    /** The code's own id. */
    codeId: idSchema.nullable(),
    paymentId: z.string().nullable(),
    /** Cents that somebody has asked to give back and the provider has not confirmed yet. */
    refundUnderWay: cents,
    /** Cents that were to be given back until now; a new refund names them. */
    refundAsked: cents,
    /** What can still be given back, in cents. */
    refundable: cents,
    /** When an order that waits is over, and its code free again. */
    lapsesAt: z.iso.datetime().nullable(),
    /** When the provider was last asked. */
    checkedAt: z.iso.datetime().nullable(),
    /** Who bought, while the account exists; `otherOrders` are their others. */
    buyer: orNull(z.object({ id: z.string(), displayName: z.string(), otherOrders: cents })),
    /** Whether the order's course is open to its buyer now, by this order. */
    hasAccess: z.boolean(),
    /** The oldest first. */
    history: z.array(deskOrderEventSchema),
    /** What the desk keeps in mind about it. */
    note: z.string().nullable(),
    mails: z.array(deskOrderMailSchema),
  })
  .meta({ id: 'DeskOrder' });
export type DeskOrder = z.infer<typeof deskOrderSchema>;

/** A new note instead of the one that the caller has seen. */
export const orderNoteChangeSchema = z
  .strictObject({
    before: z.string().nullable(),
    after: z.string().overwrite(withoutDirectionMarks).trim().max(maxOrderNoteLength),
  })
  .meta({ id: 'OrderNoteChange' });
export type OrderNoteChange = z.input<typeof orderNoteChangeSchema>;

/** What can be bought and given. */
export const deskProductListSchema = z
  .object({
    items: z.array(
      z.object({
        id: productIdSchema,
        name: z.string(),
        courseId: idSchema,
        courseName: z.string(),
        amount: cents,
        currency: z.string().length(3),
        isArchived: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'DeskProductList' });
export type DeskProductList = z.infer<typeof deskProductListSchema>;
export type DeskProduct = DeskProductList['items'][number];

/** A product for a person, who is named by the address of their account. */
export const giftDraftSchema = z
  .strictObject({ email: z.email().max(254), productId: productIdSchema })
  .meta({ id: 'GiftDraft' });
export type GiftDraft = z.infer<typeof giftDraftSchema>;

const giftSchema = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    personName: z.string(),
    personEmail: z.string(),
    productName: z.string(),
  })
  .meta({ id: 'Gift' });
export type Gift = z.infer<typeof giftSchema>;

/** The newest first. */
export const giftPageSchema = pageSchema(giftSchema).meta({ id: 'GiftPage' });

export const giftMadeSchema = z.object({ id: z.string() }).meta({ id: 'GiftMade' });
export const giftEndedSchema = z.object({ ended: z.literal(true) }).meta({ id: 'GiftEnded' });
