import { z } from 'zod';
import { longestErrorMessage, mostErrorPlaces, releasePattern } from './limits.ts';

/** An error that a visitor's browser met in our scripts. It says nothing of the visitor, and of a page only which route it is of. */
export const browserErrorSchema = z.strictObject({
  release: z.string().regex(releasePattern),
  route: z.string().min(1).max(60).optional(),
  name: z.string().min(1).max(60),
  message: z.string().max(longestErrorMessage),
  /** File of the build, line and column. */
  places: z
    .array(z.string().regex(/^[\w.-]{1,100}\.js:\d{1,7}:\d{1,7}$/))
    .min(1)
    .max(mostErrorPlaces),
});
export type BrowserError = z.infer<typeof browserErrorSchema>;
