import type {
  Issue,
  IssueDraft,
  IssuePage,
  IssuePreview,
  IssueSchedule,
  SubscriberPage,
} from '#src/contract/desk/letters/deskNewsletter.ts';
import { withFilters } from '#src/domain/withFilters.ts';
import { fileFromApi, type SendRequest, writeToApi } from '#src/queries/apiClient.ts';
import { deskQuery } from '#src/queries/desk/kit/deskQuery.ts';

type Filters = Record<string, string | number | null | undefined>;

export const issues = (userId: string, page: number) =>
  deskQuery<IssuePage>(withFilters('/admin/newsletter', { page }), userId);

const pathOf = (id: string) => `/admin/newsletter/${encodeURIComponent(id)}`;

export const issueOf = (userId: string, id: string) => ({
  ...deskQuery<Issue>(pathOf(id), userId),
  // The one that was open before is another one.
  placeholderData: undefined,
});

/** @throws ApiError */
export const createIssue = (send: SendRequest, fromId?: string) =>
  writeToApi<Issue>(send, 'POST', '/admin/newsletter', fromId ? { fromId } : {});

/** The call holds only for the version that was seen. */
const seen = (send: SendRequest, version: number): SendRequest => {
  return (path, init) => send(path, { ...init, headers: { 'if-match': `"${version}"` } });
};

/** @throws ApiError, 412 `issue-changed` among others */
export const saveIssue = (send: SendRequest, id: string, version: number, draft: IssueDraft) =>
  writeToApi<Issue>(seen(send, version), 'PUT', pathOf(id), draft);

/** @throws ApiError */
export const removeIssue = (send: SendRequest, id: string) => writeToApi(send, 'DELETE', pathOf(id));

/** @throws ApiError */
export const previewIssue = (send: SendRequest, draft: IssueDraft) =>
  writeToApi<IssuePreview>(send, 'POST', '/admin/newsletter/preview', draft);

/** @throws ApiError, 412 `issue-changed` among others */
export const testIssue = (send: SendRequest, id: string, version: number) =>
  writeToApi<{ email: string }>(seen(send, version), 'POST', `${pathOf(id)}/test`);

/** @throws ApiError, `recent-sign-in-required`, `no-recipients` and 412 `issue-changed` among others */
export const scheduleIssue = (send: SendRequest, id: string, schedule: IssueSchedule) =>
  writeToApi<Issue>(send, 'POST', `${pathOf(id)}/schedule`, schedule);

export type IssueAct = 'unschedule' | 'pause' | 'resume' | 'stop';

/** @throws ApiError, `issue-state` and `recent-sign-in-required` among others */
export const steerIssue = (send: SendRequest, id: string, act: IssueAct) =>
  writeToApi<Issue>(send, 'POST', `${pathOf(id)}/${act}`);

export const subscribers = (userId: string, filters: Filters) =>
  deskQuery<SubscriberPage>(withFilters('/admin/subscriber', filters), userId);

/** @throws ApiError, `recent-sign-in-required` among others */
export const exportSubscribers = (send: SendRequest, filters: Filters) =>
  fileFromApi(send, withFilters('/admin/subscriber-export', filters));

/** @throws ApiError, `recent-sign-in-required` among others */
export const removeSubscriber = (send: SendRequest, id: string) =>
  writeToApi(send, 'DELETE', `/admin/subscriber/${encodeURIComponent(id)}`);
