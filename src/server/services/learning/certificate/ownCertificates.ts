import { and, asc, eq } from 'drizzle-orm';
import { readCertificateId } from '#src/domain/certificate.ts';
import type { Ctx } from '#src/server/context.ts';
import type { Db } from '#src/server/db/database.ts';
import { type CertificateRow, certificate } from '#src/server/db/schema/certificate.ts';
import { course } from '#src/server/db/schema/course.ts';
import { ForbiddenError, NotFoundError } from '#src/server/errors.ts';
import { requireProfile, requireSignedIn } from '#src/server/policies/user.ts';

export interface OwnCertificate {
  certificate: CertificateRow;
  courseSlug: string;
}

/** Certificates with what leads to their courses. */
export const withCourse = (db: Db) =>
  db
    .select({ certificate, courseSlug: course.slug })
    .from(certificate)
    .innerJoin(course, eq(course.id, certificate.courseId))
    .$dynamic();

/** The caller's certificates, the oldest first, also those that were revoked; none of who has no profile, as when an account goes. @throws UnauthenticatedError */
export async function listCertificates({ ctx }: { ctx: Ctx }): Promise<OwnCertificate[]> {
  const { user } = requireSignedIn(ctx.actor);
  if (!user) return [];
  return withCourse(ctx.db)
    .where(eq(certificate.userId, user.id))
    .orderBy(asc(certificate.issuedAt), asc(certificate.id));
}

/** A certificate of the caller's that holds, for its files. @throws UnauthenticatedError, ForbiddenError, NotFoundError */
export async function getCertificate({ ctx, input }: { ctx: Ctx; input: { id: string } }): Promise<CertificateRow> {
  const { certificate: own } = await requireOwn(ctx, input.id);
  if (own.revokedAt) throw new ForbiddenError('certificate-revoked', 'This certificate was revoked.');
  return own;
}

/** Shows the name on the page that says whether a certificate holds, or takes it from there. @throws as getCertificate */
export async function showName({
  ctx,
  input: { id, isNamePublic },
}: {
  ctx: Ctx;
  input: { id: string; isNamePublic: boolean };
}): Promise<OwnCertificate> {
  const { certificate: own } = await requireOwn(ctx, id);
  await ctx.db.update(certificate).set({ isNamePublic }).where(eq(certificate.id, own.id));
  return requireOwn(ctx, id);
}

/** Those of others are told to nobody. */
async function requireOwn(ctx: Pick<Ctx, 'db' | 'actor'>, typed: string): Promise<OwnCertificate> {
  const { user } = requireProfile(ctx.actor);
  const id = readCertificateId(typed);
  const [found] = id
    ? await withCourse(ctx.db).where(and(eq(certificate.id, id), eq(certificate.userId, user.id)))
    : [];
  if (!found) throw new NotFoundError('certificate');
  return found;
}
