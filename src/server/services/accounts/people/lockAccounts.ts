import { asc, inArray } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { type UserRow, user } from '#src/server/db/schema/user.ts';
import { NotFoundError } from '#src/server/errors.ts';

/** The accounts of these ids, which nobody else changes until the transaction ends. @throws NotFoundError */
export async function lockAccounts({ db }: Pick<Ctx, 'db'>, ...ids: string[]): Promise<UserRow[]> {
  // Always in one order: two transactions on the same accounts never wait for each other.
  const rows = await db.select().from(user).where(inArray(user.id, ids)).orderBy(asc(user.id)).for('update');
  return ids.map((id) => {
    const row = rows.find((one) => one.id === id);
    if (!row) throw new NotFoundError('person');
    return row;
  });
}
