import type { Ctx } from '#src/server/context.ts';
import type { SubscriberRow } from '#src/server/db/schema/subscriber.ts';
import { enqueueMail } from '#src/server/services/letters/mail/enqueueMail.ts';

/** Tells a new subscriber that it worked, and how to leave again. */
export async function mailWelcome({
  ctx,
  input: { email, unsubscribeToken },
}: {
  ctx: Pick<Ctx, 'db' | 'now'>;
  input: Pick<SubscriberRow, 'email' | 'unsubscribeToken'>;
}): Promise<void> {
  const letter = { template: 'newsletterWelcome', data: { unsubscribeToken } } as const;
  await enqueueMail({ ctx, input: { ...letter, recipient: email, kind: 'confirmation' } });
}
