import { and, ne } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { subscriber } from '#src/server/db/schema/subscriber.ts';
import { ownSubscription } from './ownSubscription.ts';
import { requestSubscription } from './requestSubscription.ts';
import { withdrawNewsletters } from './withdrawNewsletters.ts';

interface ReceivesNewsletterInput {
  email: string;
  emailVerified: boolean;
  receives: boolean;
}

/** Brings the subscription into step with a profile's choice, in the transaction that writes the profile. */
export async function setReceivesNewsletter({
  ctx,
  input: { email, emailVerified, receives },
}: {
  ctx: Pick<Ctx, 'db' | 'now'>;
  input: ReceivesNewsletterInput;
}): Promise<void> {
  if (receives) {
    const request = { email, subscribedFrom: 'PROFILE', isVerified: emailVerified } as const;
    return requestSubscription({ ctx, input: request });
  }
  await ctx.db
    .update(subscriber)
    .set({ status: 'unsubscribed', updatedAt: ctx.now() })
    .where(and(ownSubscription({ email, emailVerified }), ne(subscriber.status, 'unsubscribed')));
  await withdrawNewsletters({ ctx, input: ownSubscription({ email, emailVerified }) });
}
