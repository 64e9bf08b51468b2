import { certificateSentences, courseSize, shownCertificateId } from '#src/domain/certificate.ts';
import { paths } from '#src/domain/paths.ts';
import type { CertificateRow } from '#src/server/db/schema/certificate.ts';
import { site } from '#src/site.ts';
import { issuerId } from './issuer.ts';
import type { Credential } from './signCredential.ts';
import { statusEntry } from './statusList.ts';

/** A certificate as an Open Badge 3.0; it is its owner's, so their name is in it. */
export function badgeCredential(
  row: Omit<CertificateRow, 'badge'>,
  course: { slug: string; summary: string },
  publicUrl: string,
): Credential {
  const { name, courseName, courseVersion, facts } = row;
  const withPlainSpaces = (text: string) => text.replaceAll('\u00A0', ' ');
  return {
    '@context': ['https://www.w3.org/ns/credentials/v2', 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'],
    id: `${publicUrl}${paths.verification(shownCertificateId(row.id))}`,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: `Certifikát o absolvovaní kurzu ${courseName}`,
    issuer: {
      id: issuerId(publicUrl),
      type: ['Profile'],
      name: site.organisation.name,
      url: publicUrl,
      email: site.email,
    },
    validFrom: row.issuedAt.toISOString(),
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [{ type: 'IdentityObject', identityType: 'name', identityHash: name, hashed: false }],
      achievement: {
        id: `${publicUrl}${paths.course(course.slug)}`,
        type: ['Achievement'],
        achievementType: 'Course',
        name: courseName,
        version: courseVersion,
        inLanguage: 'sk',
        description: course.summary,
        criteria: { narrative: withPlainSpaces([...certificateSentences(facts), `${courseSize(facts)}.`].join(' ')) },
      },
    },
    credentialStatus: statusEntry(row.statusIndex, publicUrl),
  };
}
