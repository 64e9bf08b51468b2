import { and, eq, type SQL, sql } from 'drizzle-orm';
import { feedbackMessage } from '#src/server/db/schema/feedbackMessage.ts';
import type { UserRow } from '#src/server/db/schema/user.ts';

/** The messages with somebody's address, which only who has proven it may call theirs. */
export function ownMessages({ email, emailVerified }: Pick<UserRow, 'email' | 'emailVerified'>): SQL | undefined {
  const sameAddress = eq(sql`lower(${feedbackMessage.email})`, email.toLowerCase());
  return and(sameAddress, sql`${emailVerified}::boolean`);
}
