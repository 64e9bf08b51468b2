import type {
  Issue,
  IssueCounts,
  IssueItem,
  IssuePage,
  IssueTemplate,
  SubscriberItem,
  SubscriberPage,
} from '#src/contract/desk/letters/deskNewsletter.ts';
import { dayInBratislava } from '#src/domain/bratislava.ts';
import { csvOf } from '#src/domain/csv.ts';
import { everybody } from '#src/domain/letterGroups.ts';
import { subscriberFrom, subscriberStates } from '#src/domain/subscriber.ts';
import type { NewsletterIssueRow } from '#src/server/db/schema/newsletterIssue.ts';
import type { SubscriberRow } from '#src/server/db/schema/subscriber.ts';
import {
  type IssueDetail,
  type listIssues,
  type NamedTemplate,
  type Subscribers,
  stateOf,
} from '#src/server/services/letters/index.ts';
import { presentPaged } from './presentPaged.ts';

const iso = (time: Date | null) => time?.toISOString() ?? null;

function presentItem(issue: Omit<NewsletterIssueRow, 'text'>, counts: IssueCounts): IssueItem {
  const { id, subject, state, sendAt, startedAt, endedAt, updatedAt } = issue;
  return {
    id,
    subject,
    state,
    sendAt: iso(sendAt),
    startedAt: iso(startedAt),
    endedAt: iso(endedAt),
    updatedAt: updatedAt.toISOString(),
    counts,
  };
}

export function presentIssues({ audience, ...paged }: Awaited<ReturnType<typeof listIssues>>): IssuePage {
  return { ...presentPaged(paged, ({ issue, counts }) => presentItem(issue, counts)), audience };
}

export function presentIssue({ issue, counts, ...detail }: IssueDetail): Issue {
  const { preheader, text, version, testedVersion, pace, pausedAt, nightReason, nightAt } = issue;
  return {
    ...presentItem(issue, counts),
    preheader,
    text,
    version,
    isTested: testedVersion === version,
    pace,
    pausedAt: iso(pausedAt),
    night: nightReason === null || nightAt === null ? null : nightOf(nightReason, nightAt, detail.nightByName),
    lastLeavesAt: iso(detail.lastLeavesAt),
    troubleSince: iso(detail.troubleSince),
    updatedByName: detail.updatedByName,
    audience: detail.audience,
    groups: issue.groups ?? everybody,
    byGroup: detail.byGroup,
    plannedRecipients: issue.plannedRecipients,
    failures: detail.failures.map((failure) => ({ ...failure, nextAttemptAt: iso(failure.nextAttemptAt) })),
  };
}

export function presentTemplate({
  updatedBy: _,
  groups,
  usedAt,
  updatedAt,
  ...template
}: NamedTemplate): IssueTemplate {
  return { ...template, groups: groups ?? everybody, usedAt: iso(usedAt), updatedAt: updatedAt.toISOString() };
}

const nightOf = (reason: string, at: Date, byName: string | null) => ({ reason, at: at.toISOString(), byName });

function presentSubscriber(row: SubscriberRow): SubscriberItem {
  const { id, email, createdAt, updatedAt, bouncedAt, subscribedFrom, fromPath } = row;
  return {
    id,
    email,
    state: stateOf(row),
    since: createdAt.toISOString(),
    changedAt: updatedAt.toISOString(),
    bouncedAt: iso(bouncedAt),
    from: subscribedFrom,
    fromPath,
  };
}

export function presentSubscribers({ counts, ...paged }: Subscribers): SubscriberPage {
  return { ...presentPaged(paged, presentSubscriber), counts };
}

const columns: readonly [name: string, cell: (row: SubscriberRow) => string][] = [
  ['E-mail', ({ email }) => email],
  ['Stav', (row) => subscriberStates[stateOf(row)].name],
  ['Od', ({ createdAt }) => day(createdAt)],
  ['Zmena stavu', ({ updatedAt }) => day(updatedAt)],
  ['Odkiaľ', ({ subscribedFrom }) => subscriberFrom[subscribedFrom]],
  ['Stránka', ({ fromPath }) => fromPath ?? ''],
];

/** Subscribers as a file for spreadsheets. */
export function subscribersCsv(rows: readonly SubscriberRow[]): string {
  return csvOf([columns.map(([name]) => name), ...rows.map((row) => columns.map(([, cell]) => cell(row)))]);
}

/** „24.12.2026“ by the calendar of Bratislava. */
const day = (time: Date) => dayInBratislava(time).split('-').reverse().join('.');
