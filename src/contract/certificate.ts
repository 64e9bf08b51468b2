import { z } from 'zod';
import { idSchema, orNull } from './conventions.ts';
import { maxRevocationLength } from './limits.ts';

/** As it was typed: dashes and large letters do not matter. */
export const certificateParamsSchema = z.object({ id: z.string().min(1).max(40) });
/** A list has 131,072 places, and places are numbered by the database up to 2³¹. */
export const statusListParamsSchema = z.object({
  list: z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number),
});

/** What was passed, and how large the course was then; `domain/certificate.ts` has the words. */
export const certificateFactsSchema = z
  .object({
    lectures: z.number().int(),
    minutes: z.number().int(),
    quizzes: z.number().int(),
    right: z.number().int(),
    questions: z.number().int(),
    tasks: z.number().int(),
    solved: z.number().int(),
  })
  .meta({ id: 'CertificateFacts' });

/** A certificate as its owner has it. */
export const certificateSchema = z
  .object({
    /** As it is written: in groups of four. */
    id: z.string(),
    name: z.string(),
    courseName: z.string(),
    courseSlug: z.string(),
    courseVersion: z.string(),
    facts: certificateFactsSchema,
    issuedAt: z.iso.datetime(),
    isNamePublic: z.boolean(),
    revokedAt: z.iso.datetime().nullable(),
    revokedReason: z.string().nullable(),
    /** Where everybody is told whether it holds, and the same as the path of a QR code of so many squares. */
    url: z.string(),
    code: z.object({ size: z.number().int(), path: z.string() }),
  })
  .meta({ id: 'Certificate' });
export type Certificate = z.infer<typeof certificateSchema>;

/** The caller's, the oldest first. */
export const certificateListSchema = z.object({ items: z.array(certificateSchema) }).meta({ id: 'CertificateList' });

/** How somebody stands with the certificate of a course. */
export const certificationSchema = z
  .object({
    certificate: orNull(certificateSchema),
    /** Why none can be had now; `null`: it can. */
    refusal: z.enum(['no-final-test', 'already-issued', 'tests-not-passed', 'final-test-not-repeated']).nullable(),
    /** The quizzes that have to be passed; none where the course has no final test. */
    tests: z.array(
      z
        .object({
          id: z.string(),
          lectureName: z.string(),
          chapterId: z.string(),
          lectureId: z.string(),
          isFinal: z.boolean(),
          questions: z.number().int(),
          right: z.number().int(),
          /** So many have to be right. */
          needed: z.number().int(),
          isPassed: z.boolean(),
        })
        .meta({ id: 'CourseTest' }),
    ),
  })
  .meta({ id: 'Certification' });
export type Certification = z.infer<typeof certificationSchema>;

export const certificateDraftSchema = z.strictObject({ courseId: idSchema });
export const certificateUpdateSchema = z.strictObject({ isNamePublic: z.boolean() });

/** What everybody who has the address is told; `name` is `null` where its owner does not want it there, and once it is revoked. */
export const verificationSchema = z
  .object({
    state: z.enum(['valid', 'revoked', 'unknown']),
    /** `null`: there is none. */
    certificate: z
      .object({
        id: z.string(),
        name: z.string().nullable(),
        courseName: z.string(),
        /** `null`: the course is not on the web any more. */
        courseSlug: z.string().nullable(),
        courseVersion: z.string(),
        /** Whether the course is still as it was passed. */
        isCurrentVersion: z.boolean(),
        facts: certificateFactsSchema,
        issuedAt: z.iso.datetime(),
        revokedAt: z.iso.datetime().nullable(),
        revokedReason: z.string().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'Verification' });
export type Verification = z.infer<typeof verificationSchema>;

/** Everybody who asks about the certificate is told the reason. */
export const revocationSchema = z.strictObject({ reason: z.string().trim().min(1).max(maxRevocationLength) });
export const certificateRevokedSchema = z.object({ revoked: z.literal(true) }).meta({ id: 'CertificateRevoked' });
