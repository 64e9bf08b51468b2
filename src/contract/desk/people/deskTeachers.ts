import { z } from 'zod';
import { maxTeacherNoteLength } from '#src/contract/limits.ts';

const teacherRequestSchema = z
  .object({
    id: z.string(),
    userId: z.string(),
    displayName: z.string(),
    email: z.string(),
    isEmailVerified: z.boolean(),
    school: z.string(),
    note: z.string(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'TeacherRequest' });
export type TeacherRequest = z.infer<typeof teacherRequestSchema>;

/** Who asks to teach and has no answer yet, the oldest first. */
export const teacherRequestListSchema = z
  .object({ items: z.array(teacherRequestSchema) })
  .meta({ id: 'TeacherRequestList' });

/** The role is given, or refused with a reason that goes into the mail. */
export const teacherAnswerSchema = z.discriminatedUnion('given', [
  z.strictObject({ given: z.literal(true) }),
  z.strictObject({ given: z.literal(false), reason: z.string().trim().min(1).max(maxTeacherNoteLength) }),
]);
export type TeacherAnswer = z.infer<typeof teacherAnswerSchema>;
export const teacherAnsweredSchema = z.object({ given: z.boolean() }).meta({ id: 'TeacherAnswered' });
