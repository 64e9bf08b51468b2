import type { Ctx } from '#src/server/context.ts';
import type { SubscriberRow } from '#src/server/db/schema/subscriber.ts';
import { enqueueMail } from '#src/server/services/mail/enqueueMail.ts';
import { newsletterWelcomeMail } from '#src/server/services/mail/newsletterWelcomeMail.tsx';
import { unsubscribeHeaders, unsubscribeLink } from './newsletterLinks.ts';

/** Tells a new subscriber that it worked, and how to leave again. */
export async function mailWelcome({
  ctx,
  input: { email, unsubscribeToken, publicUrl },
}: {
  ctx: Pick<Ctx, 'db' | 'now'>;
  input: Pick<SubscriberRow, 'email' | 'unsubscribeToken'> & { publicUrl: string };
}): Promise<void> {
  const mail = newsletterWelcomeMail({ unsubscribeUrl: unsubscribeLink(publicUrl, unsubscribeToken) });
  const headers = unsubscribeHeaders(publicUrl, unsubscribeToken);
  await enqueueMail({ ctx, input: { ...mail, recipient: email, headers, kind: 'confirmation' } });
}
