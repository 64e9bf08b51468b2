import { z } from 'zod';
import { idSchema } from './conventions.ts';

/** A course that may be made next. */
export const nextCourseOptionSchema = z
  .object({ id: idSchema, name: z.string(), summary: z.string(), votes: z.number().int().min(0) })
  .meta({ id: 'NextCourseOption' });
export type NextCourseOption = z.infer<typeof nextCourseOptionSchema>;

/** `votedOptionId` is the vote of the signed-in caller. */
export const nextCourseVoteSchema = z
  .object({ options: z.array(nextCourseOptionSchema), votedOptionId: idSchema.nullable() })
  .meta({ id: 'NextCourseVote' });
export type NextCourseVote = z.infer<typeof nextCourseVoteSchema>;

/** The body of POST `/next-course-vote`. `isCounted`: it was counted as a visitor's, and is the caller's now. */
export const nextCourseVoteDraftSchema = z.strictObject({ optionId: idSchema, isCounted: z.boolean().optional() });
