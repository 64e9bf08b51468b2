import { and, eq, isNull } from 'drizzle-orm';
import { readCertificateId } from '#src/domain/certificate.ts';
import type { Ctx } from '#src/server/context.ts';
import { certificate, revokedCertificate } from '#src/server/db/schema/certificate.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { requireRecentSignIn, requireRole } from '#src/server/policies/user.ts';
import { recordAdminEvent } from '#src/server/services/ground/index.ts';

/**
 * Takes back a certificate for good, with a reason that everybody is told who asks about it; twice is once. Who had it may pass the
 * final test anew.
 * @throws UnauthenticatedError, ForbiddenError, NotFoundError
 */
export async function revokeCertificate({
  ctx,
  input: { id: typed, reason },
}: {
  ctx: Ctx;
  input: { id: string; reason: string };
}): Promise<void> {
  requireRole(ctx.actor, 'ADMIN');
  requireRecentSignIn(ctx);
  const id = readCertificateId(typed) ?? '';
  const revokedAt = ctx.now();
  await ctx.db.transaction(async (db) => {
    const [revoked] = await db
      .update(certificate)
      .set({ revokedAt, revokedReason: reason })
      .where(and(eq(certificate.id, id), isNull(certificate.revokedAt)))
      .returning();
    if (!revoked) {
      if ((await db.$count(certificate, eq(certificate.id, id))) > 0) return;
      throw new NotFoundError('certificate');
    }
    const { statusIndex, userId, courseId } = revoked;
    await db.insert(revokedCertificate).values({ statusIndex, revokedAt });
    const details = { courseId, reason };
    await recordAdminEvent({ ctx: { ...ctx, db }, input: { action: 'certificate-revoked', target: userId, details } });
  });
}
