import { z } from 'zod';
import { idSchema, pageQuerySchema, pageSchema } from '#src/contract/conventions.ts';
import { longestSearch, maxCodeLength, maxDeskNoteLength } from '#src/contract/limits.ts';

/** A day by the calendar of Bratislava. */
export const daySchema = z.iso.date();
/** More than any discount there will be; numbers of the database end not far above. */
const countSchema = z.number().int().min(1).max(1_000_000);
const noteSchema = z.string().trim().max(maxDeskNoteLength);

export const codeStateSchema = z.enum(['active', 'not-yet', 'expired', 'used-up', 'off']);
export type CodeState = z.infer<typeof codeStateSchema>;

/** A discount as the desk sees it. One of `percentOff` and `amountOff` (cents) is set; no courses: all of them. */
export const deskCodeSchema = z
  .object({
    id: idSchema,
    code: z.string(),
    percentOff: z.number().int().nullable(),
    amountOff: z.number().int().nullable(),
    courses: z.array(z.object({ id: idSchema, name: z.string() })),
    maxRedemptions: z.number().int().nullable(),
    maxPerUser: z.number().int().nullable(),
    firstDay: daySchema.nullable(),
    lastDay: daySchema.nullable(),
    active: z.boolean(),
    note: z.string().nullable(),
    createdAt: z.iso.datetime(),
    /** Uses that are paid, and those whose order still waits; both count. */
    redeemed: z.number().int().min(0),
    reserved: z.number().int().min(0),
    state: codeStateSchema,
  })
  .meta({ id: 'DeskCode' });
export type DeskCode = z.infer<typeof deskCodeSchema>;

export const deskCodeQuerySchema = z.strictObject({
  q: z.string().trim().max(longestSearch).optional(),
  state: codeStateSchema.optional(),
  page: pageQuerySchema.shape.page,
});

/** The newest first. `counts` are of what is searched, in every state. */
export const deskCodePageSchema = pageSchema(deskCodeSchema)
  .extend({ counts: z.object({ all: z.number().int(), active: z.number().int() }) })
  .meta({ id: 'DeskCodePage' });
export type DeskCodePage = z.infer<typeof deskCodePageSchema>;

const useSchema = z.object({
  orderId: idSchema,
  at: z.iso.datetime(),
  buyerName: z.string(),
  productName: z.string(),
  state: z.enum(['reserved', 'redeemed', 'released']),
  currency: z.string().length(3),
  /** Cents. */
  discount: z.number().int().min(0),
  amount: z.number().int().min(0),
  refundedAmount: z.number().int().min(0),
});
export type CodeUse = z.infer<typeof useSchema>;

/** A code and a page of who used it, the newest first; the sums are of all paid orders, in cents. */
export const deskCodeUsesSchema = z
  .object({
    code: deskCodeSchema,
    uses: pageSchema(useSchema),
    sum: z.object({
      orders: z.number().int().min(0),
      discount: z.number().int().min(0),
      paid: z.number().int().min(0),
      released: z.number().int().min(0),
    }),
  })
  .meta({ id: 'DeskCodeUses' });
export type DeskCodeUses = z.infer<typeof deskCodeUsesSchema>;

/** Letters that everybody can dictate; buyers may write them small. */
const newCodeSchema = z
  .string()
  .trim()
  .min(3)
  .max(maxCodeLength)
  .regex(/^[A-Za-z0-9_-]+$/)
  .toUpperCase();

export const codeDraftSchema = z
  .strictObject({
    code: newCodeSchema,
    percentOff: z.number().int().min(1).max(100).nullable(),
    amountOff: z.number().int().min(1).max(10_000_000).nullable(),
    courseIds: z.array(idSchema).max(100),
    firstDay: daySchema.nullable(),
    lastDay: daySchema.nullable(),
    maxRedemptions: countSchema.nullable(),
    maxPerUser: countSchema.nullable(),
    note: noteSchema.nullable(),
  })
  .refine(({ percentOff, amountOff }) => (percentOff === null) !== (amountOff === null), {
    path: ['percentOff'],
    message: 'either percent or an amount',
  })
  .refine(({ firstDay, lastDay }) => firstDay === null || lastDay === null || firstDay <= lastDay, {
    path: ['lastDay'],
    message: 'is before the first day',
  })
  .meta({ id: 'CodeDraft' });
export type CodeDraft = z.infer<typeof codeDraftSchema>;

const changeableSchema = z.strictObject({
  active: z.boolean(),
  maxRedemptions: countSchema.nullable(),
  lastDay: daySchema.nullable(),
  note: noteSchema.nullable(),
});
export type CodeTerms = z.infer<typeof changeableSchema>;

/** What is to become of a code, and what the caller has seen of it: changed by somebody else meanwhile, it stays. */
export const codeChangeSchema = z
  .strictObject({ before: changeableSchema, after: changeableSchema })
  .meta({ id: 'CodeChange' });
export type CodeChange = z.infer<typeof codeChangeSchema>;
