import { lt, or } from 'drizzle-orm';
import { days } from '#src/domain/duration.ts';
import type { Ctx } from '#src/server/context.ts';
import { mail } from '#src/server/db/schema/mail.ts';

const keptFor = days(30);

/** Deletes mails that were sent or given up thirty days ago: they hold addresses. Answers how many. */
export async function removeOldMail({ ctx }: { ctx: Pick<Ctx, 'db' | 'now'> }): Promise<number> {
  const limit = new Date(ctx.now().getTime() - keptFor);
  const removed = await ctx.db
    .delete(mail)
    .where(or(lt(mail.sentAt, limit), lt(mail.failedAt, limit)))
    .returning({ id: mail.id });
  return removed.length;
}
