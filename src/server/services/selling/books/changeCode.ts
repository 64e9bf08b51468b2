import { eq } from 'drizzle-orm';
import type { CodeChange, CodeTerms } from '#src/contract/desk/money/deskCodes.ts';
import type { Ctx } from '#src/server/context.ts';
import { promotionCode } from '#src/server/db/schema/promotionCode.ts';
import { ForbiddenError, NotFoundError } from '#src/server/errors.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { recordAdminEvent } from '#src/server/services/ground/index.ts';

const names = ['active', 'maxRedemptions', 'lastDay', 'note'] as const satisfies (keyof CodeTerms)[];

/**
 * Switches a code off or on, or changes how often and how long it holds, and its note. What it is worth never changes: orders were
 * made with it.
 * @throws UnauthenticatedError, ForbiddenError `code-changed` when it is no more what the caller has seen, NotFoundError
 */
export async function changeCode({
  ctx,
  input: { codeId, before, after },
}: {
  ctx: Ctx;
  input: CodeChange & { codeId: string };
}): Promise<void> {
  requireRole(ctx.actor, 'TREASURER');
  await ctx.db.transaction(async (tx) => {
    const [known] = await tx.select().from(promotionCode).where(eq(promotionCode.id, codeId)).for('update');
    if (!known) throw new NotFoundError('code');
    const wanted = { ...after, note: after.note || null };
    const changed = names.filter((name) => known[name] !== wanted[name]);
    if (changed.length === 0) return;
    if (names.some((name) => known[name] !== before[name])) {
      throw new ForbiddenError('code-changed', 'Somebody has changed this code meanwhile.');
    }
    const only = (terms: CodeTerms) => Object.fromEntries(changed.map((name) => [name, terms[name]]));
    await tx.update(promotionCode).set(wanted).where(eq(promotionCode.id, codeId));
    await recordAdminEvent({
      ctx: { ...ctx, db: tx },
      input: { action: 'code-changed', target: codeId, before: only(known), after: only(wanted) },
    });
  });
}
