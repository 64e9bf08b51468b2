import type { Certificate, Certification, Verification } from '#src/contract/certificate.ts';
import { neededAnswers, shownCertificateId } from '#src/domain/certificate.ts';
import { paths } from '#src/domain/paths.ts';
import { typeset } from '#src/domain/typography.ts';
import type { CertificateRow } from '#src/server/db/schema/certificate.ts';
import { qrPath } from '#src/server/receipts/qrPath.ts';
import type { CertificateData } from '#src/server/receipts/renderCertificate.ts';
import type {
  OwnCertificate,
  Certification as OwnCertification,
  Verification as Verified,
} from '#src/server/services/learning/index.ts';

const urlOf = ({ id }: CertificateRow, publicUrl: string) =>
  `${publicUrl}${paths.verification(shownCertificateId(id))}`;

/** A certificate for its owner. */
export async function presentCertificate(
  { certificate, courseSlug }: OwnCertificate,
  publicUrl: string,
): Promise<Certificate> {
  const { id, name, courseName, courseVersion, facts, issuedAt, isNamePublic, revokedAt, revokedReason } = certificate;
  const url = urlOf(certificate, publicUrl);
  return {
    id: shownCertificateId(id),
    name,
    courseName: typeset(courseName),
    courseSlug,
    courseVersion,
    facts,
    issuedAt: issuedAt.toISOString(),
    isNamePublic,
    revokedAt: revokedAt?.toISOString() ?? null,
    revokedReason,
    url,
    code: await qrPath(url),
  };
}

/** How its owner stands with the certificate of a course. */
export async function presentCertification(
  { tests, certificate, refusal }: OwnCertification,
  publicUrl: string,
): Promise<Certification> {
  return {
    certificate: certificate && (await presentCertificate(certificate, publicUrl)),
    refusal,
    tests: tests.map(({ id, lectureName, chapterId, lectureId, isFinal, questions, right, isPassed }) => ({
      id,
      lectureName: typeset(lectureName),
      chapterId,
      lectureId,
      isFinal,
      questions,
      right,
      needed: neededAnswers(questions),
      isPassed,
    })),
  };
}

/** What everybody is told of a certificate. */
export function presentVerification(verified: Verified): Verification {
  if (verified.state === 'unknown') return { state: 'unknown', certificate: null };
  const { state, certificate, courseSlug, isCurrentVersion } = verified;
  const { id, name, isNamePublic, courseName, courseVersion, facts, issuedAt, revokedAt, revokedReason } = certificate;
  return {
    state,
    certificate: {
      id: shownCertificateId(id),
      name: isNamePublic && state === 'valid' ? name : null,
      courseName: typeset(courseName),
      courseSlug,
      courseVersion,
      isCurrentVersion,
      facts,
      issuedAt: issuedAt.toISOString(),
      revokedAt: revokedAt?.toISOString() ?? null,
      revokedReason,
    },
  };
}

/** What its PDF is drawn of. */
export function certificateData(row: CertificateRow, publicUrl: string): CertificateData {
  const { name, courseName, courseVersion, facts, issuedAt } = row;
  return { name, courseName, courseVersion, facts, issuedAt, url: urlOf(row, publicUrl) };
}
