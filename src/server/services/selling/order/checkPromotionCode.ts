import type { Ctx } from '#src/server/context.ts';
import { requireSignedIn } from '#src/server/policies/user.ts';
import { findPromotionCode } from './findPromotionCode.ts';
import { findSale, type Sale } from './findSale.ts';

/**
 * What a code would leave to pay for a product, in cents; nothing is reserved.
 * @throws UnauthenticatedError, NotFoundError, ForbiddenError with the reason as its code
 */
export async function checkPromotionCode({
  ctx,
  input: { code, productId },
}: {
  ctx: Ctx;
  input: { code: string; productId: string };
}): Promise<{ code: string; amount: number; product: Sale['product'] }> {
  const { user } = requireSignedIn(ctx.actor);
  const sale = await findSale({ ctx, input: { productId } });
  const found = await findPromotionCode({
    ctx,
    input: { code, sale, userId: user?.id ?? '', isLocking: false },
  });
  return { code: found.code.code, amount: found.amount, product: sale.product };
}
