import { and, eq, type SQL } from 'drizzle-orm';
import { subscriber } from '#src/server/db/schema/subscriber.ts';
import type { UserRow } from '#src/server/db/schema/user.ts';

/** The newsletter subscription of a profile's address. Of one that nobody vouched for it is only what the profile asked for. */
export function ownSubscription({ email, emailVerified }: Pick<UserRow, 'email' | 'emailVerified'>): SQL | undefined {
  const sameEmail = eq(subscriber.email, email.toLowerCase());
  return emailVerified ? sameEmail : and(sameEmail, eq(subscriber.subscribedFrom, 'PROFILE'));
}
