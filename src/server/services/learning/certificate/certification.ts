import { randomInt } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { certificateIdLength, certificateSigns } from '#src/domain/certificate.ts';
import type { Ctx } from '#src/server/context.ts';
import type { Db } from '#src/server/db/database.ts';
import { type CertificateRow, certificate } from '#src/server/db/schema/certificate.ts';
import { type CourseRow, course } from '#src/server/db/schema/course.ts';
import { ForbiddenError, NotFoundError } from '#src/server/errors.ts';
import { requireProfile } from '#src/server/policies/user.ts';
import { openLecture } from '#src/server/services/catalogue/index.ts';
import { isVisible } from '#src/server/services/ground/index.ts';
import { badgeCredential } from './badgeCredential.ts';
import { certificateFacts } from './certificateFacts.ts';
import { type CourseTest, courseTests } from './courseTests.ts';
import { courseVersion } from './courseVersion.ts';
import { type OwnCertificate, withCourse } from './ownCertificates.ts';
import { signCredential } from './signCredential.ts';

/** How far somebody is from the certificate of a course. */
export interface Certification {
  /** None where the course has no final test: it gives no certificate. */
  tests: CourseTest[];
  /** The one that holds, or else the last that was revoked. */
  certificate: OwnCertificate | null;
  /** Why none can be had now; `null`: it can. */
  refusal: 'no-final-test' | 'already-issued' | 'tests-not-passed' | 'final-test-not-repeated' | null;
}

interface Input {
  courseId: string;
}

/** How the caller stands with the certificate of a course. @throws UnauthenticatedError, ForbiddenError, NotFoundError */
export async function getCertification({ ctx, input }: { ctx: Ctx; input: Input }): Promise<Certification> {
  const { user } = requireProfile(ctx.actor);
  await requireCourse(ctx, input.courseId);
  return certificationOf(ctx, { ...input, userId: user.id });
}

/**
 * Gives the caller the certificate of a course whose quizzes and final test the server has graded as passed; who has it gets it again.
 * After one was revoked the final test has to be passed anew.
 * @throws UnauthenticatedError, NotFoundError, what `openLecture` throws for who may not open the test, and ForbiddenError with why not.
 */
export async function issueCertificate({
  ctx,
  input: { courseId, publicUrl },
}: {
  ctx: Ctx;
  input: Input & { publicUrl: string };
}): Promise<OwnCertificate> {
  const { user } = requireProfile(ctx.actor);
  const found = await requireCourse(ctx, courseId);
  const whose = { courseId, userId: user.id };
  const { refusal, certificate: held, tests } = await certificationOf(ctx, whose);
  if (refusal === 'already-issued' && held) return held;
  const final = tests.find(({ isFinal }) => isFinal);
  if (refusal || !final) throw new ForbiddenError(refusal ?? 'no-final-test', 'There is no certificate for this yet.');
  await openLecture({ ctx, input: final });
  const facts = await certificateFacts(ctx, whose, tests);
  const version = await courseVersion(ctx, courseId);
  await ctx.db.transaction(async (db) => {
    const [row] = await db
      .insert(certificate)
      .values({
        ...whose,
        id: newId(),
        name: user.displayName,
        courseName: found.name,
        courseVersion: version,
        facts,
        issuedAt: ctx.now(),
        // Its place in the list of what was revoked stands in it, which the database gives.
        badge: '',
      })
      // Two devices at once: the second one gets what the first was given.
      .onConflictDoNothing()
      .returning();
    if (!row) return;
    const badge = await signCredential({ ...ctx, db }, badgeCredential(row, found, publicUrl), publicUrl);
    await db.update(certificate).set({ badge }).where(eq(certificate.id, row.id));
  });
  const issued = await latestOf(ctx.db, whose);
  if (!issued) throw new Error('a certificate was neither issued nor found');
  return issued;
}

async function certificationOf(
  ctx: Pick<Ctx, 'db' | 'now'>,
  whose: { courseId: string; userId: string },
): Promise<Certification> {
  const [all, held] = await Promise.all([courseTests(ctx, whose), latestOf(ctx.db, whose)]);
  const finals = all.filter(({ isFinal }) => isFinal);
  const tests = finals.length > 0 ? all : [];
  return { tests, certificate: held, refusal: refusalOf(tests, finals, held?.certificate ?? null) };
}

function refusalOf(tests: CourseTest[], finals: CourseTest[], held: CertificateRow | null): Certification['refusal'] {
  if (held && !held.revokedAt) return 'already-issued';
  if (finals.length === 0) return 'no-final-test';
  const revokedAt = held?.revokedAt;
  const isRepeated = ({ begunAt }: CourseTest) => !revokedAt || (begunAt !== null && begunAt > revokedAt);
  if (!finals.every(isRepeated)) return 'final-test-not-repeated';
  return tests.every(({ isPassed }) => isPassed) ? null : 'tests-not-passed';
}

async function latestOf(db: Db, { courseId, userId }: { courseId: string; userId: string }) {
  const [found] = await withCourse(db)
    .where(and(eq(certificate.userId, userId), eq(certificate.courseId, courseId)))
    // What holds has no such time, and stands first.
    .orderBy(desc(certificate.revokedAt))
    .limit(1);
  return found ?? null;
}

async function requireCourse({ db, now }: Pick<Ctx, 'db' | 'now'>, courseId: string): Promise<CourseRow> {
  const [found] = await db
    .select()
    .from(course)
    .where(and(eq(course.id, courseId), isVisible(course, now())));
  if (!found) throw new NotFoundError('course');
  return found;
}

function newId(): string {
  return Array.from({ length: certificateIdLength }, () => certificateSigns[randomInt(certificateSigns.length)]).join(
    '',
  );
}
