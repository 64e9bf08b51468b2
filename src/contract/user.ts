import { z } from 'zod';
import { adminEventSchema } from './admin.ts';
import { certificateFactsSchema } from './certificate.ts';
import { questionAnswerSchema } from './exerciseProgress.ts';
import { hasInvisibleCharacters, withoutDirectionMarks } from './invisibleCharacters.ts';
import { maxBioLength, maxNameLength } from './limits.ts';
import { orderSchema } from './order.ts';
import { savedProgramSchema } from './playground.ts';
import { answerValueSchema } from './quiz.ts';
import { roleSchema } from './role.ts';

/** A learner's profile, as its owner sees it (spec 3, user profile). */
export const profileSchema = z
  .object({
    id: z.string(),
    displayName: z.string(),
    email: z.string(),
    /** Whether the address is proven: only then mails about replies are sent, and news without a confirmation. */
    isEmailVerified: z.boolean(),
    photoURL: z.string().nullable(),
    bio: z.string().nullable(),
    receiveNewsletter: z.boolean(),
    /** Whether answers to own comments are mailed. */
    receiveReplies: z.boolean(),
    isAdmin: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Profile' });
export type Profile = z.infer<typeof profileSchema>;

/** What a learner writes of themselves: the body of POST and PUT `/user`. */
export const profileDraftSchema = z.strictObject({
  displayName: z
    .string()
    .trim()
    .min(1)
    .max(maxNameLength)
    .refine((name) => !hasInvisibleCharacters(name), 'Meno obsahuje neviditeľný znak'),
  receiveNewsletter: z.boolean(),
  /** Left out it stays as it is, and a new profile has it. */
  receiveReplies: z.boolean().optional(),
  bio: z.string().overwrite(withoutDirectionMarks).trim().max(maxBioLength).nullish(),
});
export type ProfileDraft = z.input<typeof profileDraftSchema>;

/** Everything that the site keeps of one person. */
export const userExportSchema = z
  .object({
    exportedAt: z.iso.datetime(),
    profile: profileSchema,
    newsletter: z
      .object({
        email: z.string(),
        status: z.string(),
        createdAt: z.iso.datetime(),
        /** When a mail server refused the address for good. */
        bouncedAt: z.iso.datetime().nullable(),
      })
      .nullable(),
    comments: z.array(
      z.object({
        /** One of the two is set. */
        lectureId: z.string().nullable(),
        postId: z.string().nullable(),
        text: z.string(),
        createdAt: z.iso.datetime(),
        editedAt: z.iso.datetime().nullable(),
        /** Since when only the person sees it, and why. */
        hiddenAt: z.iso.datetime().nullable(),
        hiddenReason: z.string().nullable(),
        /** Since when it waits, or waited, for a look, and since when others read it. */
        heldAt: z.iso.datetime().nullable(),
        letThroughAt: z.iso.datetime().nullable(),
      }),
    ),
    reviews: z.array(
      z.object({
        courseId: z.string(),
        rating: z.number().int(),
        text: z.string(),
        createdAt: z.iso.datetime(),
        updatedAt: z.iso.datetime(),
        hiddenAt: z.iso.datetime().nullable(),
        hiddenReason: z.string().nullable(),
        /** Since when it waits, or waited, for a look, and since when others read it. */
        heldAt: z.iso.datetime().nullable(),
        letThroughAt: z.iso.datetime().nullable(),
      }),
    ),
    quizAnswers: z.array(
      z.object({
        questionId: z.string(),
        answer: answerValueSchema,
        isCorrect: z.boolean(),
        createdAt: z.iso.datetime(),
      }),
    ),
    /** How questions of quizzes went, in the quiz and when they returned: of each day the first answer. */
    givenAnswers: z.array(z.object({ questionId: z.string(), isCorrect: z.boolean(), givenAt: z.iso.datetime() })),
    progress: z.array(
      z.object({
        lectureId: z.string(),
        completedAt: z.iso.datetime().nullable(),
        watchedSeconds: z.number().int(),
        updatedAt: z.iso.datetime(),
      }),
    ),
    /** Days in Bratislava on which something was learned, and on how many of a week the person wants to. */
    learntOn: z.array(z.iso.date()),
    goalDays: z.number().int().nullable(),
    /** What stays known of courses that were finished or begun anew. */
    coursePasses: z.array(
      z.object({
        courseId: z.string(),
        lectureIds: z.array(z.string()),
        finishedAt: z.iso.datetime().nullable(),
      }),
    ),
    exercises: z.array(
      z.object({
        exerciseId: z.string(),
        lectureId: z.string(),
        code: z.string().nullable(),
        codeAt: z.iso.datetime().nullable(),
        solvedCode: z.string().nullable(),
        attempts: z.number().int(),
        /** Of those that did not pass the first check that failed, as far as it is known. */
        failedChecks: z.array(z.number().int()),
        answers: z.array(questionAnswerSchema),
        passedAt: z.iso.datetime().nullable(),
      }),
    ),
    /** With what was signed: the Open Badge. */
    certificates: z.array(
      z.object({
        id: z.string(),
        courseId: z.string(),
        courseName: z.string(),
        courseVersion: z.string(),
        name: z.string(),
        facts: certificateFactsSchema,
        isNamePublic: z.boolean(),
        issuedAt: z.iso.datetime(),
        badge: z.string(),
        revokedAt: z.iso.datetime().nullable(),
        revokedReason: z.string().nullable(),
      }),
    ),
    /** Of „Na pokusy“. */
    programs: z.array(savedProgramSchema),
    products: z.array(z.object({ productId: z.string(), createdAt: z.iso.datetime() })),
    orders: z.array(
      orderSchema.extend({
        buyerName: z.string(),
        buyerEmail: z.string(),
        refundedAt: z.iso.datetime().nullable(),
      }),
    ),
    votes: z.array(z.object({ optionId: z.string(), createdAt: z.iso.datetime() })),
    reports: z.array(
      z.object({
        commentId: z.string(),
        /** Why, as it was chosen, and what was added. */
        reason: z.string().nullable(),
        sentence: z.string().nullable(),
        createdAt: z.iso.datetime(),
        closedAt: z.iso.datetime().nullable(),
      }),
    ),
    /** Since when the person may not write what others read; `null` for everybody who may. */
    blockedAt: z.iso.datetime().nullable(),
    /** When that ends by itself; `null`: never. */
    blockedUntil: z.iso.datetime().nullable(),
    blockReason: z.string().nullable(),
    /** What was written to the association by the feedback form with the person's proven address. */
    messages: z.array(
      z.object({
        message: z.string(),
        name: z.string().nullable(),
        createdAt: z.iso.datetime(),
        answer: z.string().nullable(),
        answeredAt: z.iso.datetime().nullable(),
      }),
    ),
    /** Roles that were offered by mail to the person. */
    invitations: z.array(
      z.object({
        email: z.string(),
        name: z.string(),
        roles: z.array(roleSchema),
        note: z.string().nullable(),
        createdAt: z.iso.datetime(),
        usedAt: z.iso.datetime().nullable(),
      }),
    ),
    /** What the person has asked for as a teacher, and why it was refused. */
    teacherRequests: z.array(
      z.object({
        school: z.string(),
        note: z.string(),
        createdAt: z.iso.datetime(),
        decidedAt: z.iso.datetime().nullable(),
        reason: z.string().nullable(),
      }),
    ),
    /** Classes that the person is in, and under which name. */
    classes: z.array(z.object({ className: z.string(), name: z.string(), joinedAt: z.iso.datetime() })),
    taughtClasses: z.array(z.object({ name: z.string(), courseId: z.string(), createdAt: z.iso.datetime() })),
    /** What the person has done as an admin. */
    adminEvents: z.array(adminEventSchema.pick({ at: true, action: true, target: true, details: true })),
  })
  .meta({ id: 'UserExport' });
export type UserExport = z.infer<typeof userExportSchema>;

/** The answer of DELETE `/user`. */
export const userDeletedSchema = z.object({ deleted: z.literal(true) }).meta({ id: 'UserDeleted' });
