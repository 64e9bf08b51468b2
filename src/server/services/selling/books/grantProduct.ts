import { randomUUID } from 'node:crypto';
import type { Ctx } from '#src/server/context.ts';
import { courseUserProduct } from '#src/server/db/schema/courseUserProduct.ts';
import type { UserRow } from '#src/server/db/schema/user.ts';
import { ForbiddenError } from '#src/server/errors.ts';
import { recordAdminEvent } from '#src/server/services/ground/index.ts';
import { enqueueMail } from '#src/server/services/letters/index.ts';

interface Input {
  person: Pick<UserRow, 'id' | 'displayName' | 'email'>;
  product: { id: string; name: string; courseSlug: string };
}

/**
 * Gives a product to somebody for nothing, tells them and notes it, in the transaction of `ctx.db`. Answers the grant's id.
 * @throws ForbiddenError `already-owned`
 */
export async function grantProduct({ ctx, input: { person, product } }: { ctx: Ctx; input: Input }): Promise<string> {
  const { id: productId, name: productName, courseSlug } = product;
  const giftId = randomUUID();
  const given = await ctx.db
    .insert(courseUserProduct)
    .values({ id: giftId, userId: person.id, productId, createdAt: ctx.now() })
    .onConflictDoNothing()
    .returning({ id: courseUserProduct.id });
  if (given.length === 0) throw new ForbiddenError('already-owned', 'This person has it already.');
  const data = { name: person.displayName, productName, courseSlug, way: 'given' as const };
  await enqueueMail({ ctx, input: { template: 'courseGranted', data, recipient: person.email } });
  await recordAdminEvent({
    ctx,
    input: { action: 'course-given', target: person.id, details: { productId, giftId } },
  });
  return giftId;
}
