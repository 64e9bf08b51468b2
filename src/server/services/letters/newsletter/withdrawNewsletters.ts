import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { mail } from '#src/server/db/schema/mail.ts';
import { subscriber } from '#src/server/db/schema/subscriber.ts';
import type { LetterDraft } from '#src/server/services/letters/mail/letters.ts';

/** Takes newsletters that have not left yet out of the outbox, of the subscribers that a condition names. */
export async function withdrawNewsletters({
  ctx,
  input,
}: {
  ctx: Pick<Ctx, 'db'>;
  input: SQL | undefined;
}): Promise<void> {
  const template: LetterDraft['template'] = 'newsletterIssue';
  const addresses = ctx.db.select({ email: subscriber.email }).from(subscriber).where(input);
  await ctx.db
    .delete(mail)
    .where(
      and(
        eq(mail.template, template),
        eq(mail.priority, newsletterPriority),
        isNull(mail.sentAt),
        isNull(mail.failedAt),
        inArray(mail.recipient, addresses),
      ),
    );
}

/** One that somebody of the desk tries goes as a notice, and stays. */
const newsletterPriority = 3;
