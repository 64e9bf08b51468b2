import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, inArray, isNull, lte, notExists, or, sql } from 'drizzle-orm';
import { days, minutes } from '#src/domain/duration.ts';
import { everybody, groupKey, groupOfKey, partKeysOf, textFor } from '#src/domain/letterGroups.ts';
import { awake, gapOf } from '#src/domain/newsletterPace.ts';
import type { Ctx } from '#src/server/context.ts';
import { mail } from '#src/server/db/schema/mail.ts';
import { type NewsletterIssueRow, newsletterDelivery, newsletterIssue } from '#src/server/db/schema/newsletterIssue.ts';
import { subscriber } from '#src/server/db/schema/subscriber.ts';
import { user } from '#src/server/db/schema/user.ts';
import { enqueueMail } from '#src/server/services/letters/mail/enqueueMail.ts';
import { receives } from './deliveries.ts';
import { isAccountOf, isInOneOf, isMember } from './groupMembers.ts';
import { settleDeliveries } from './settleDeliveries.ts';

/** A process that was away does not send at once what it has missed: the pace is what mail servers were promised. */
const mostLate = minutes(1);
/** Of the newsletters that the outbox still holds: while mail servers take none, no more are put there. */
const mostQueued = 100;
const soon = minutes(1);
/** Longer than the outbox tries a mail. */
const afterEnd = days(1);

const { issueId, subscriberId, state } = newsletterDelivery;

/**
 * One round of all newsletters: begins those whose time has come, and puts the next mails into the outbox, as many as their pace
 * allows and in the transaction that marks whose turn it was – so a process that dies in the middle has done both or nothing.
 * Whose turn has come but who has unsubscribed gets none. Any number of processes may do it at once. Answers how many mails it wrote.
 */
export async function sendDueIssues({
  ctx,
  signal,
}: {
  ctx: Pick<Ctx, 'db' | 'now'>;
  signal?: AbortSignal;
}): Promise<number> {
  const issueIds = await underWay(ctx);
  if (issueIds.length === 0) return 0;
  await settleDeliveries({ ctx, input: { issueIds } });
  let written = 0;
  while (!signal?.aborted) {
    const step = await ctx.db.transaction((db) => sendNext({ db, now: ctx.now }));
    if (step === null) break;
    written += step;
  }
  return written;
}

/** Issues of which somebody still waits, or the outbox may still hold mails. Mostly there is none, and no more is asked. */
async function underWay({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<string[]> {
  const isLate = gt(newsletterIssue.endedAt, new Date(now().getTime() - afterEnd));
  const rows = await db
    .select({ id: newsletterIssue.id })
    .from(newsletterIssue)
    .where(
      or(
        inArray(newsletterIssue.state, ['scheduled', 'sending', 'paused']),
        and(eq(newsletterIssue.state, 'stopped'), isLate),
      ),
    );
  return rows.map(({ id }) => id);
}

/** A step of the issue that is due; `null`: none is. */
async function sendNext(ctx: Pick<Ctx, 'db' | 'now'>): Promise<number | null> {
  const now = ctx.now();
  const [issue] = await ctx.db
    .select()
    .from(newsletterIssue)
    .where(
      or(
        and(eq(newsletterIssue.state, 'scheduled'), lte(newsletterIssue.sendAt, now)),
        and(eq(newsletterIssue.state, 'sending'), lte(newsletterIssue.nextAt, now)),
      ),
    )
    .orderBy(asc(newsletterIssue.sendAt), asc(newsletterIssue.id))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!issue) return null;
  if (issue.state === 'scheduled' && (await begin(ctx, issue)) === 0) return 0;

  // Whoever decided that this one does not wait has said why.
  const morning = issue.nightReason === null ? awake(now.getTime()) : now.getTime();
  if (morning > now.getTime()) return put(ctx, issue, new Date(morning), 0);
  if ((await countQueued(ctx, issue)) >= mostQueued) return put(ctx, issue, new Date(now.getTime() + soon), 0);
  const gap = gapOf(issue.pace);
  const next = Math.max(issue.nextAt?.getTime() ?? now.getTime(), now.getTime() - mostLate);
  const due = Math.floor((now.getTime() - next) / gap) + 1;
  await skipLost(ctx, issue);
  const turns = await ctx.db
    .select({ id: subscriberId, groups: newsletterDelivery.groups })
    .from(newsletterDelivery)
    .where(and(eq(issueId, issue.id), eq(state, 'waiting')))
    .orderBy(asc(subscriberId))
    .limit(due)
    .for('update');
  if (turns.length === 0) return put(ctx, issue, null, 0);
  const written = await write(ctx, issue, new Map(turns.map(({ id, groups }) => [id, groups ?? []])));
  return put(ctx, issue, new Date(next + turns.length * gap), written);
}

/** Writes down whom it goes to; answers how many. Where a group is empty by now it ends before it has begun, and the desk says so. */
async function begin({ db, now }: Pick<Ctx, 'db' | 'now'>, issue: NewsletterIssueRow): Promise<number> {
  const { id } = issue;
  const time = now();
  const groups = issue.groups ?? everybody;
  const parts = partKeysOf(issue.text).flatMap((key) => groupOfKey(key) ?? []);
  const keys = [...new Map([...groups, ...parts].map((group) => [groupKey(group), group]))].map(
    ([key, group]) => sql`case when ${isMember(group, time)} then ${key}::text end`,
  );
  const recipients = db
    .select({
      issueId: sql<string>`${id}::text`.as('issue_id'),
      subscriberId: subscriber.id,
      state: sql<'waiting'>`'waiting'`.as('state'),
      mailId: sql<null>`null::text`.as('mail_id'),
      reason: sql<null>`null::text`.as('reason'),
      groups: sql<string[]>`array_remove(array[${sql.join(keys, sql`, `)}]::text[], null)`.as('groups'),
    })
    .from(subscriber)
    .leftJoin(user, isAccountOf)
    .where(and(receives, isInOneOf(groups, time)));
  await db.insert(newsletterDelivery).select(recipients).onConflictDoNothing();
  const count = await db.$count(newsletterDelivery, eq(issueId, id));
  const begun = { state: 'sending', startedAt: time, nextAt: time } as const;
  const ended = { state: 'stopped', startedAt: time, endedAt: time, nextAt: null } as const;
  await db
    .update(newsletterIssue)
    .set(count === 0 ? ended : begun)
    .where(eq(newsletterIssue.id, id));
  return count;
}

/** Who waited and does not want it any more, or is gone. */
async function skipLost({ db }: Pick<Ctx, 'db'>, { id }: NewsletterIssueRow): Promise<void> {
  const wants = db
    .select({ one: sql`1` })
    .from(subscriber)
    .where(and(eq(subscriber.id, subscriberId), receives));
  await db
    .update(newsletterDelivery)
    .set({ state: 'skipped' })
    .where(and(eq(issueId, id), eq(state, 'waiting'), notExists(wants)));
}

/** Puts the mails of whose turn it is into the outbox. */
async function write(
  ctx: Pick<Ctx, 'db' | 'now'>,
  issue: NewsletterIssueRow,
  turns: ReadonlyMap<string, string[]>,
): Promise<number> {
  const { db } = ctx;
  const ids = [...turns.keys()];
  // Who unsubscribes in this moment does so before or after: after it, the mail is taken out of the outbox again.
  const people = await db
    .select()
    .from(subscriber)
    .where(and(inArray(subscriber.id, ids), receives))
    .orderBy(asc(subscriber.email))
    .for('share');
  const { subject, preheader } = issue;
  for (const { id, email, unsubscribeToken } of people) {
    const mailId = randomUUID();
    // The outbox has only what is theirs, whichever version of the site writes the mail.
    const text = textFor(issue.text, turns.get(id) ?? []);
    const letter = { template: 'newsletterIssue', data: { subject, preheader, text, unsubscribeToken } } as const;
    await enqueueMail({ ctx, input: { ...letter, id: mailId, recipient: email, kind: 'newsletter' } });
    await db
      .update(newsletterDelivery)
      .set({ state: 'queued', mailId })
      .where(and(eq(issueId, issue.id), eq(subscriberId, id)));
  }
  const gone = ids.filter((id) => !people.some((person) => person.id === id));
  if (gone.length > 0) {
    await db
      .update(newsletterDelivery)
      .set({ state: 'skipped' })
      .where(and(eq(issueId, issue.id), inArray(subscriberId, gone)));
  }
  return people.length;
}

function countQueued({ db }: Pick<Ctx, 'db'>, { id }: NewsletterIssueRow): Promise<number> {
  const unsent = db
    .select({ id: mail.id })
    .from(mail)
    .where(and(isNull(mail.sentAt), isNull(mail.failedAt)));
  return db.$count(
    newsletterDelivery,
    and(eq(issueId, id), eq(state, 'queued'), inArray(newsletterDelivery.mailId, unsent)),
  );
}

async function put(
  { db }: Pick<Ctx, 'db'>,
  { id }: NewsletterIssueRow,
  nextAt: Date | null,
  written: number,
): Promise<number> {
  await db.update(newsletterIssue).set({ nextAt }).where(eq(newsletterIssue.id, id));
  return written;
}
