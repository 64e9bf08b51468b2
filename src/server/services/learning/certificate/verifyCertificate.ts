import { eq, sql } from 'drizzle-orm';
import { readCertificateId } from '#src/domain/certificate.ts';
import type { Ctx } from '#src/server/context.ts';
import { type CertificateRow, certificate } from '#src/server/db/schema/certificate.ts';
import { course } from '#src/server/db/schema/course.ts';
import { isVisible } from '#src/server/services/ground/index.ts';
import { courseVersion } from './courseVersion.ts';
import { readCredential } from './signCredential.ts';

/** What everybody who has a certificate's address is told. */
export type Verification =
  | { state: 'unknown' }
  | {
      state: 'valid' | 'revoked';
      certificate: CertificateRow;
      /** `null`: the course is not on the web any more. */
      courseSlug: string | null;
      /** Whether the course is still as it was passed. */
      isCurrentVersion: boolean;
    };

/** Whether a certificate holds: that there is one, that this site has signed it, and that it was not revoked. */
export async function verifyCertificate({ ctx, input }: { ctx: Ctx; input: { id: string } }): Promise<Verification> {
  const id = readCertificateId(input.id);
  if (!id) return { state: 'unknown' };
  const { db, logger, now } = ctx;
  const [found] = await db
    .select({ certificate, slug: course.slug, isOnWeb: sql<boolean>`${isVisible(course, now())}` })
    .from(certificate)
    .innerJoin(course, eq(course.id, certificate.courseId))
    .where(eq(certificate.id, id));
  if (!found) return { state: 'unknown' };
  if (!(await isSignedSo(ctx, found.certificate))) {
    logger.error({ certificate: id }, 'a certificate is not what was signed');
    return { state: 'unknown' };
  }
  const { courseId, courseVersion: version, revokedAt } = found.certificate;
  return {
    state: revokedAt ? 'revoked' : 'valid',
    certificate: found.certificate,
    courseSlug: found.isOnWeb ? found.slug : null,
    isCurrentVersion: (await courseVersion(ctx, courseId)) === version,
  };
}

/** Whether the row says what its badge says, which only a key of this site can have signed. */
async function isSignedSo(ctx: Ctx, { badge, name, courseName, courseVersion: version }: CertificateRow) {
  const signed = (await readCredential(ctx, badge)) as SignedBadge | null;
  const subject = signed?.credentialSubject;
  return (
    subject?.identifier?.[0]?.identityHash === name &&
    subject.achievement?.name === courseName &&
    subject.achievement.version === version
  );
}

interface SignedBadge {
  credentialSubject?: {
    identifier?: { identityHash?: string }[];
    achievement?: { name?: string; version?: string };
  };
}
