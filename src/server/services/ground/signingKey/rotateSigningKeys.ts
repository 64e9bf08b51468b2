import { eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { signingKey } from '#src/server/db/schema/signingKey.ts';
import { newSecret } from './getSigningKeys.ts';

/**
 * Gives every name a new key and keeps the one before it beside it, for what was signed with it. Answers the names.
 * Done twice in a row, nothing that was given out before holds any more.
 */
export async function rotateSigningKeys({ ctx }: { ctx: Pick<Ctx, 'db' | 'now'> }): Promise<string[]> {
  return ctx.db.transaction(async (tx) => {
    const rows = await tx.select({ name: signingKey.name }).from(signingKey).orderBy(signingKey.name).for('update');
    for (const { name } of rows) {
      await tx
        .update(signingKey)
        .set({ previousSecret: signingKey.secret, secret: newSecret(), createdAt: ctx.now() })
        .where(eq(signingKey.name, name));
    }
    return rows.map(({ name }) => name);
  });
}
