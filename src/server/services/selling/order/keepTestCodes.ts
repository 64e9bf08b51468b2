import { inArray } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { promotionCode } from '#src/server/db/schema/promotionCode.ts';

/** Discounts to try the checkout with. */
export const testCodes = [
  { id: 'test-zlava20', code: 'ZLAVA20', percentOff: 20 },
  { id: 'test-zadarmo', code: 'ZADARMO', percentOff: 100, maxPerUser: 1 },
];

/** The codes for trying the checkout hold while no money moves, and not a moment longer: everybody can read them here. */
export async function keepTestCodes({
  ctx,
  input: { isTest },
}: {
  ctx: Pick<Ctx, 'db' | 'now'>;
  input: { isTest: boolean };
}): Promise<void> {
  if (isTest) {
    const createdAt = ctx.now();
    await ctx.db
      .insert(promotionCode)
      .values(testCodes.map((code) => ({ ...code, createdAt })))
      .onConflictDoNothing();
  }
  const ids = testCodes.map(({ id }) => id);
  await ctx.db.update(promotionCode).set({ active: isTest }).where(inArray(promotionCode.id, ids));
}
