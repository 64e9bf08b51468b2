import { and, asc, desc, eq, ne, or, sql } from 'drizzle-orm';
import { receiptNumber } from '#src/domain/receiptNumber.ts';
import type { Ctx } from '#src/server/context.ts';
import { plainText } from '#src/server/db/plainText.ts';
import { courseProduct } from '#src/server/db/schema/courseProduct.ts';
import { courseUserProduct } from '#src/server/db/schema/courseUserProduct.ts';
import { receipt } from '#src/server/db/schema/order.ts';
import { mailbox, type UserRow, user } from '#src/server/db/schema/user.ts';

export interface SimilarPerson {
  id: string;
  displayName: string;
  email: string;
  isSameName: boolean;
  products: { id: string; name: string; orderNumber: string | null }[];
}

/** Accounts with the same name or the same address before its „@“, and what they have. */
export async function similarTo({ db }: Pick<Ctx, 'db'>, found: UserRow): Promise<SimilarPerson[]> {
  const isSameName = sql`${plainText(user.displayName)} = ${plainText(sql`${found.displayName}::text`)}`;
  const isSameAddress = sql`${mailbox(user.email)} = ${mailbox(sql`${found.email}::text`)}`;
  const rows = await db
    .select({
      id: user.id,
      displayName: user.displayName,
      email: user.email,
      isSameName: sql<boolean>`${isSameName}`,
      product: { id: courseProduct.id, name: courseProduct.name },
      receipt,
    })
    .from(user)
    .innerJoin(courseUserProduct, eq(courseUserProduct.userId, user.id))
    .innerJoin(courseProduct, eq(courseProduct.id, courseUserProduct.productId))
    .leftJoin(receipt, eq(receipt.orderId, courseUserProduct.orderId))
    .where(and(ne(user.id, found.id), or(isSameName, isSameAddress)))
    .orderBy(desc(sql`${isSameName}`), desc(user.createdAt), asc(user.id), asc(courseProduct.name));
  const people = new Map<string, SimilarPerson>();
  for (const { product, receipt: paid, ...account } of rows) {
    const person = people.get(account.id) ?? { ...account, products: [] };
    person.products.push({ ...product, orderNumber: paid && receiptNumber(paid) });
    people.set(account.id, person);
  }
  return [...people.values()];
}
