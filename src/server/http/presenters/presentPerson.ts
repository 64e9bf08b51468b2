import type { PeoplePage, Person } from '#src/contract/desk/people/deskPeople.ts';
import { shownCertificateId } from '#src/domain/certificate.ts';
import type { People, PersonDetail } from '#src/server/services/accounts/index.ts';

export function presentPeople({ counts, items, page, pageCount, total }: People): PeoplePage {
  const shown = items.map((row) => ({ ...row, roleSince: row.roleSince?.toISOString() ?? null }));
  return { items: shown, page, pageCount, total, counts };
}

export function presentPerson({
  user,
  blocked,
  courses,
  events,
  lastAt,
  paid,
  managed,
  ...rest
}: PersonDetail): Person {
  const { id, displayName, email, emailVerified, createdAt } = user;
  const { commentCount, newsletter } = rest;
  return {
    id,
    displayName,
    email,
    isEmailVerified: emailVerified,
    createdAt: createdAt.toISOString(),
    lastAt: lastAt?.toISOString() ?? null,
    blocked: blocked && {
      since: blocked.blockedAt.toISOString(),
      until: blocked.until?.toISOString() ?? null,
      reason: blocked.reason,
    },
    commentCount,
    newsletter,
    courses: courses.map((course) => ({ ...course, lastAt: course.lastAt?.toISOString() ?? null })),
    events: events.map((event) => ({ ...event, at: event.at.toISOString() })),
    paid,
    roles: managed?.roles ?? null,
    certificates: managed?.certificates.map(presentPersonCertificate) ?? null,
    products: managed?.products ?? null,
    similar: managed?.similar ?? null,
  };
}

function presentPersonCertificate(row: NonNullable<PersonDetail['managed']>['certificates'][number]) {
  const { id, courseName, courseVersion, issuedAt, revokedAt, revokedReason } = row;
  return {
    id: shownCertificateId(id),
    courseName,
    courseVersion,
    issuedAt: issuedAt.toISOString(),
    revokedAt: revokedAt?.toISOString() ?? null,
    revokedReason,
  };
}
