import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Audience, IssueCounts, IssueGroup } from '#src/contract/desk/letters/deskNewsletter.ts';
import { groupKey } from '#src/domain/letterGroups.ts';
import type { Ctx } from '#src/server/context.ts';
import { mail } from '#src/server/db/schema/mail.ts';
import { type NewsletterIssueRow, newsletterDelivery } from '#src/server/db/schema/newsletterIssue.ts';
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

const count = (condition?: SQL) => sql<number>`(count(*)${condition ? sql` filter (where ${condition})` : sql``})::int`;
const { issueId, state } = newsletterDelivery;
const isQueued = eq(state, 'queued');
/** Of deliveries that are joined by `mailOfQueued`. */
const counted = {
  recipients: count(),
  sent: count(sql`${state} = 'sent' or (${isQueued} and ${mail.sentAt} is not null)`),
  waiting: count(eq(state, 'waiting')),
  queued: count(sql`${isQueued} and ${mail.sentAt} is null and (${mail.lastError} is null or ${mail.id} is null)`),
  retrying: count(sql`${isQueued} and ${mail.sentAt} is null and ${mail.lastError} is not null`),
  bounced: count(eq(state, 'bounced')),
  failed: count(eq(state, 'failed')),
  skipped: count(eq(state, 'skipped')),
};
/** What is settled needs nothing of the outbox. */
const mailOfQueued = and(isQueued, eq(mail.id, newsletterDelivery.mailId));

/** How the sending of each of these issues goes, by what the outbox knows now. */
export async function countDeliveries({ db }: Pick<Ctx, 'db'>, issueIds: string[]): Promise<Map<string, IssueCounts>> {
  if (issueIds.length === 0) return new Map();
  const rows = await db
    .select({ issueId, ...counted })
    .from(newsletterDelivery)
    .leftJoin(mail, mailOfQueued)
    .where(inArray(issueId, issueIds))
    .groupBy(issueId);
  return new Map(rows.map(({ issueId: id, ...counts }) => [id, counts]));
}

/** The same for each group of an issue; who is in several is counted in the first, as `sendDueIssues` wrote them down. */
export async function countByGroup(
  { db }: Pick<Ctx, 'db'>,
  { id, groups, startedAt }: Pick<NewsletterIssueRow, 'id' | 'groups' | 'startedAt'>,
): Promise<{ group: IssueGroup; counts: IssueCounts }[]> {
  if (!groups || groups.length < 2 || startedAt === null) return [];
  const first = sql<string | null>`${newsletterDelivery.groups}[1]`;
  const rows = await db
    .select({ key: first, ...counted })
    .from(newsletterDelivery)
    .leftJoin(mail, mailOfQueued)
    .where(eq(issueId, id))
    .groupBy(first);
  const byKey = new Map(rows.map(({ key, ...counts }) => [key, counts]));
  return groups.map((group) => ({ group, counts: byKey.get(groupKey(group)) ?? none }));
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
