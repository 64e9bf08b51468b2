import { type SQL, sql } from 'drizzle-orm';
import type { WaitingKind } from '#src/contract/desk/overview/deskOverview.ts';
import type { Role } from '#src/contract/role.ts';
import { days, hours } from '#src/domain/duration.ts';
import type { Ctx } from '#src/server/context.ts';
import { hasRole } from '#src/server/policies/user.ts';

interface Asking {
  now: Date;
  /** Movements of trials, where no money is moved. */
  isTest: boolean;
  /** Narrows what has an author to the caller's own; nothing where they write all. */
  isOwn: (authorId: SQL) => SQL;
}

interface WaitingRule {
  /** Who can do something about it, beside admins. */
  roles: readonly Role[];
  /** One row: `count`, `since` when the oldest waits, `due` when the first is over by itself. `null`: counted in another way. */
  rows: ((asking: Asking) => SQL) | null;
}

/** An invitation that ends so soon is worth a word. */
const endsSoon = days(3);
const none = sql`null::timestamptz`;

/** What can wait for somebody at the desk, and for whom; the first are the most urgent. */
export const waitingRules: Record<WaitingKind, WaitingRule> = {
  disputes: {
    roles: ['TREASURER'],
    rows: () => sql`
      select count(*) as count, min(disputed_at) as since, min((
        select (details ->> 'dueBy')::timestamptz from order_event
        where order_id = "order".id and kind = 'dispute-open' order by order_event.id desc limit 1)) as due
      from "order" where disputed_at is not null`,
  },
  'failed-plans': {
    roles: ['EDITOR', 'LECTURER'],
    // What was published or planned again is no failure any more.
    rows: ({ isOwn }) => sql`
      select count(*) as count, min(failed.changed_at) as since, ${none} as due from content_publication as failed
      join course on course.id = failed.course_id
      where failed.state = 'failed' and ${isOwn(sql`course.author_id`)} and not exists (
        select from content_publication as later where later.course_id = failed.course_id and later.id > failed.id)`,
  },
  reviews: {
    roles: ['EDITOR'],
    rows: () => sql`
      select count(*) as count, min(updated_at) as since, ${none} as due from content_item where state = 'review'`,
  },
  comments: { roles: ['MODERATOR'], rows: null },
  feedback: {
    roles: ['MODERATOR'],
    rows: () => sql`
      select count(*) as count, min(created_at) as since, ${none} as due from feedback_message where closed_at is null`,
  },
  payouts: {
    roles: ['TREASURER'],
    rows: ({ isTest }) => sql`
      select count(*) as count, min(money_movement.at) as since, ${none} as due from money_payout
      join money_movement on money_movement.payout_id = money_payout.id and money_movement.kind = 'payout'
      where money_payout.check is null and money_movement.is_test = ${isTest}`,
  },
  months: {
    roles: ['TREASURER'],
    // A month waits from its end on.
    rows: ({ now, isTest }) => sql`
      select count(distinct month) as count,
        ((min(month) || '-01')::timestamp + interval '1 month') at time zone 'Europe/Bratislava' as since, ${none} as due
      from money_movement where is_test = ${isTest}
        and month < to_char(${now.toISOString()}::timestamptz at time zone 'Europe/Bratislava', 'YYYY-MM')
        and month > coalesce((select max(month) from money_month where closed_at is not null), '')`,
  },
  payments: {
    roles: ['TREASURER'],
    // Younger ones are still being made.
    rows: ({ now }) => sql`
      select count(*) as count, min(created_at) as since, ${none} as due from "order"
      where status = 'pending' and created_at < ${anHourBefore(now)}::timestamptz`,
  },
  newsletters: {
    roles: [],
    // Tried as it is, or stopped on the way: only admins send.
    rows: () => sql`
      select count(*) as count, min(coalesce(paused_at, updated_at)) as since, ${none} as due from newsletter_issue
      where state = 'paused' or (state = 'draft' and tested_version = version)`,
  },
  invitations: {
    roles: [],
    rows: ({ now }) => sql`
      select count(*) as count, min(created_at) as since, min(expires_at) as due from role_invitation
      where used_at is null and withdrawn_at is null and expires_at > ${now.toISOString()}::timestamptz
        and expires_at < ${new Date(now.getTime() + endsSoon).toISOString()}::timestamptz`,
  },
  teachers: {
    roles: [],
    rows: () => sql`
      select count(*) as count, min(created_at) as since, ${none} as due from teacher_request where decided_at is null`,
  },
  'failed-mails': {
    roles: [],
    rows: () => sql`
      select count(*) as count, min(failed_at) as since, ${none} as due from mail where failed_at is not null`,
  },
  'late-mails': {
    roles: [],
    // What is due for less is on its way.
    rows: ({ now }) => sql`
      select count(*) as count, min(created_at) as since, ${none} as due from mail
      where sent_at is null and failed_at is null and created_at < ${anHourBefore(now)}::timestamptz
        and due_at < ${now.toISOString()}::timestamptz`,
  },
  captions: {
    roles: ['EDITOR', 'LECTURER'],
    rows: ({ isOwn }) => sql`
      select count(*) as count, min(updated_at) as since, ${none} as due from video
      where published and provider = 'FILE' and captions is null and ${isOwn(sql`author_id`)}`,
  },
  exercises: { roles: ['EDITOR', 'LECTURER'], rows: null },
};

const anHourBefore = (now: Date) => new Date(now.getTime() - hours(1)).toISOString();

const kinds = Object.keys(waitingRules) as WaitingKind[];

/** The kinds about which the caller can do something. */
export function waitingKindsOf({ actor }: Pick<Ctx, 'actor'>): WaitingKind[] {
  return kinds.filter((kind) => hasRole(actor, ...waitingRules[kind].roles));
}
