import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Audience, IssueCounts } from '#src/contract/desk/letters/deskNewsletter.ts';
import type { Ctx } from '#src/server/context.ts';
import { mail } from '#src/server/db/schema/mail.ts';
import { newsletterDelivery } from '#src/server/db/schema/newsletterIssue.ts';
import { subscriber } from '#src/server/db/schema/subscriber.ts';

/** Who gets newsletters. */
export const receives = and(eq(subscriber.status, 'confirmed'), isNull(subscriber.bouncedAt)) as SQL;

const none: IssueCounts = {
  recipients: 0,
  sent: 0,
  waiting: 0,
  queued: 0,
  retrying: 0,
  bounced: 0,
  failed: 0,
  skipped: 0,
};

/** How the sending of each of these issues goes, by what the outbox knows now. */
export async function countDeliveries({ db }: Pick<Ctx, 'db'>, issueIds: string[]): Promise<Map<string, IssueCounts>> {
  if (issueIds.length === 0) return new Map();
  const { issueId, state } = newsletterDelivery;
  const isQueued = eq(state, 'queued');
  const count = (condition?: SQL) =>
    sql<number>`(count(*)${condition ? sql` filter (where ${condition})` : sql``})::int`;
  const rows = await db
    .select({
      issueId,
      recipients: count(),
      sent: count(sql`${state} = 'sent' or (${isQueued} and ${mail.sentAt} is not null)`),
      waiting: count(eq(state, 'waiting')),
      queued: count(sql`${isQueued} and ${mail.sentAt} is null and (${mail.lastError} is null or ${mail.id} is null)`),
      retrying: count(sql`${isQueued} and ${mail.sentAt} is null and ${mail.lastError} is not null`),
      bounced: count(eq(state, 'bounced')),
      failed: count(eq(state, 'failed')),
      skipped: count(eq(state, 'skipped')),
    })
    .from(newsletterDelivery)
    // What is settled needs nothing of the outbox.
    .leftJoin(mail, and(isQueued, eq(mail.id, newsletterDelivery.mailId)))
    .where(inArray(issueId, issueIds))
    .groupBy(issueId);
  return new Map(rows.map(({ issueId: id, ...counts }) => [id, counts]));
}

export const noCounts = () => none;

/** Whom an issue would reach now, and whom not although they want to be. */
export async function countAudience({ db }: Pick<Ctx, 'db'>): Promise<Audience> {
  const [counted] = await db
    .select({
      recipients: sql<number>`(count(*) filter (where ${subscriber.bouncedAt} is null))::int`,
      bounced: sql<number>`(count(*) filter (where ${subscriber.bouncedAt} is not null))::int`,
    })
    .from(subscriber)
    .where(eq(subscriber.status, 'confirmed'));
  return counted ?? { recipients: 0, bounced: 0 };
}
