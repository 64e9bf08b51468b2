import { and, eq, not, type SQL, sql } from 'drizzle-orm';
import { subscriber } from '#src/server/db/schema/subscriber.ts';
import { type UserRow, user } from '#src/server/db/schema/user.ts';

/**
 * The newsletter subscription of a profile's address. Of one that nobody vouched for it is only what the profile asked
 * for, and nothing once the address is proven to be somebody else's.
 */
export function ownSubscription({ email, emailVerified }: Pick<UserRow, 'email' | 'emailVerified'>): SQL | undefined {
  const sameEmail = eq(subscriber.email, email.toLowerCase());
  if (emailVerified) return sameEmail;
  const hasOwner = sql`exists (select from ${user} where lower(${user.email}) = ${subscriber.email} and ${user.emailVerified})`;
  return and(sameEmail, eq(subscriber.subscribedFrom, 'PROFILE'), not(hasOwner));
}
