import { z } from 'zod';
import { pageQuerySchema, pageSchema } from '#src/contract/conventions.ts';
import { longestSearch, maxFeedbackLength } from '#src/contract/limits.ts';

/** What a visitor has written to the association. Who left no address cannot be answered. */
export const feedbackMessageSchema = z
  .object({
    id: z.string(),
    message: z.string(),
    name: z.string().nullable(),
    email: z.string().nullable(),
    createdAt: z.iso.datetime(),
    answer: z.string().nullable(),
    answeredAt: z.iso.datetime().nullable(),
    closedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'FeedbackMessage' });
export type FeedbackMessage = z.infer<typeof feedbackMessageSchema>;

/** Open ones: the longest waiting first; all: the newest first. */
export const feedbackPageSchema = pageSchema(feedbackMessageSchema).meta({ id: 'FeedbackPage' });

export const feedbackQuerySchema = pageQuerySchema.extend({
  list: z.enum(['open', 'all']).default('open'),
  q: z.string().trim().max(longestSearch).default(''),
});

export const feedbackAnswerSchema = z.strictObject({ text: z.string().trim().min(1).max(maxFeedbackLength) });
