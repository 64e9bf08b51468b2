import { z } from 'zod';
import { idSchema, pageSchema, slugSchema } from './conventions.ts';
import { withoutDirectionMarks } from './invisibleCharacters.ts';
import { maxCodeLength, maxRefundReasonLength } from './limits.ts';

/** Ids of products come from the payment provider, which writes them its own way: `prod_Qx7`. */
export const productIdSchema = z.string().regex(/^[\w-]{1,64}$/);

export const orderStatusSchema = z.enum(['pending', 'paid', 'refunded', 'lapsed']);
export type OrderStatus = z.infer<typeof orderStatusSchema>;

/** As a buyer types it; it is compared without regard to case. */
export const promotionCodeSchema = z
  .string()
  .trim()
  .min(1)
  .max(maxCodeLength)
  .regex(/^[\p{L}\p{N}_-]+$/u);

/**
 * An order as its buyer sees it. Amounts in cents; `consentedAt` is when the buyer asked for the content at once,
 * which comes before the payment; `receiptNumber` is set once it is paid.
 */
export const orderSchema = z
  .object({
    id: idSchema,
    productId: productIdSchema,
    productName: z.string(),
    courseSlug: slugSchema,
    status: orderStatusSchema,
    listAmount: z.number().int().min(0),
    amount: z.number().int().min(0),
    refundedAmount: z.number().int().min(0),
    currency: z.string().length(3),
    promotionCode: z.string().nullable(),
    receiptNumber: z.string().nullable(),
    createdAt: z.iso.datetime(),
    consentedAt: z.iso.datetime().nullable(),
    paidAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Order' });
export type Order = z.infer<typeof orderSchema>;

export const orderPageSchema = pageSchema(orderSchema).meta({ id: 'OrderPage' });

/** Opens the checkout of a product: makes the order, or takes up the one that is open. */
export const paymentIntentDraftSchema = z
  .strictObject({ productId: productIdSchema })
  .meta({ id: 'PaymentIntentDraft' });

/**
 * Changes an open checkout: sets or removes the code, or records the wish that the content starts at once, which
 * also finishes an order of nothing.
 */
export const paymentIntentUpdateSchema = z
  .union([
    z.strictObject({ orderId: idSchema, promotionCode: promotionCodeSchema.nullable() }),
    z.strictObject({ orderId: idSchema, consented: z.literal(true) }),
  ])
  .meta({ id: 'PaymentIntentUpdate' });

/** An order and what its payment form needs; no `clientSecret` when nothing is to be paid or it is paid already. */
export const checkoutSchema = z
  .object({
    order: orderSchema,
    clientSecret: z.string().nullable(),
  })
  .meta({ id: 'Checkout' });
export type Checkout = z.infer<typeof checkoutSchema>;

export const promotionCheckQuerySchema = z.strictObject({ productId: productIdSchema });

/** What a code makes of the price, in cents; it reserves nothing. */
export const promotionCheckSchema = z
  .object({
    code: z.string(),
    listAmount: z.number().int().min(0),
    amount: z.number().int().min(0),
    currency: z.string().length(3),
  })
  .meta({ id: 'PromotionCheck' });

/** Why a code does not hold: the codes of the API's 403. */
export const promotionDenialSchema = z.enum([
  'promotion-code-unknown',
  'promotion-code-not-yet',
  'promotion-code-expired',
  'promotion-code-used-up',
  'promotion-code-other-course',
]);
export type PromotionDenial = z.infer<typeof promotionDenialSchema>;

/** A payment with a test card of the local gateway; `delivery` is when its webhook comes. */
export const localPaymentSchema = z
  .strictObject({
    clientSecret: z.string().min(1).max(200),
    cardNumber: z.string().regex(/^\d{16}$/),
    /** The bank's question of a card that asks; absent before it is asked. */
    confirmed: z.boolean().optional(),
    delivery: z.enum(['once', 'twice', 'late', 'never']),
  })
  .meta({ id: 'LocalPayment' });
export type LocalPayment = z.infer<typeof localPaymentSchema>;

/** What came of it; `declineCode` is the provider's. */
export const localPaymentResultSchema = z
  .object({
    status: z.enum(['succeeded', 'requires_action', 'declined']),
    declineCode: z.string().nullable(),
  })
  .meta({ id: 'LocalPaymentResult' });
export type LocalPaymentResult = z.infer<typeof localPaymentResultSchema>;

/**
 * A part of what was paid, or all of it, in cents; `before` is what was to be given back until now, as the caller has seen it; `reason`
 * is for the order's history, which the desk alone reads.
 */
export const refundDraftSchema = z
  .strictObject({
    amount: z.number().int().min(1),
    before: z.number().int().min(0).optional(),
    reason: z.string().overwrite(withoutDirectionMarks).trim().max(maxRefundReasonLength).optional(),
  })
  .meta({ id: 'RefundDraft' });
export type RefundDraft = z.infer<typeof refundDraftSchema>;
