import { eq } from 'drizzle-orm';
import type { Db } from '#src/server/db/database.ts';
import { user } from '#src/server/db/schema/user.ts';

/** Of one person one writes after the other: a program has one text at a time, and a hundred are a hundred. */
export async function lockPrograms(db: Db, userId: string): Promise<void> {
  await db.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('no key update');
}
