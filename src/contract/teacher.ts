import { z } from 'zod';
import { orNull } from './conventions.ts';
import { maxSchoolLength, maxTeacherNoteLength } from './limits.ts';

/** Asks the association for the role of a teacher. */
export const teacherRequestDraftSchema = z.strictObject({
  school: z.string().trim().min(1).max(maxSchoolLength),
  /** Whom and what the person teaches, in a sentence. */
  note: z.string().trim().min(1).max(maxTeacherNoteLength),
});
export type TeacherRequestDraft = z.infer<typeof teacherRequestDraftSchema>;

/** Whether the caller is a teacher, and how it stands with what they have asked for. */
export const teachingSchema = z
  .object({
    isTeacher: z.boolean(),
    /** What nobody has answered yet. */
    request: orNull(z.object({ school: z.string(), note: z.string(), createdAt: z.iso.datetime() })),
    /** Why the last one was refused. */
    refusal: orNull(z.object({ reason: z.string(), at: z.iso.datetime() })),
  })
  .meta({ id: 'Teaching' });
export type Teaching = z.infer<typeof teachingSchema>;
