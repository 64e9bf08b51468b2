import { z } from 'zod';
import { maxFeedbackLength, maxNameLength } from './limits.ts';

/** The body of POST `/email-feedback`. */
export const feedbackSchema = z.strictObject({
  message: z.string().trim().min(1).max(maxFeedbackLength),
  email: z.email().max(254).optional(),
  name: z.string().trim().max(maxNameLength).optional(),
  recaptchaToken: z.string().max(4096).optional(),
  /** Hidden from people; a robot that fills in everything fills it in too. */
  website: z.string().max(200).optional(),
});
export type Feedback = z.input<typeof feedbackSchema>;
