import type {
  IssueDraft,
  IssueGroup,
  IssueSchedule,
  TemplateKeeping,
} from '#src/contract/desk/letters/deskNewsletter.ts';
import type { QueryOf } from '#src/queries/apiCall.ts';
import { addressOf, fileFromApi, type SendRequest, writeToApi } from '#src/queries/apiClient.ts';
import { deskQuery } from '#src/queries/desk/kit/deskQuery.ts';

export const issues = (userId: string, page: number) =>
  deskQuery(addressOf('/admin/newsletter', { query: { page } }), userId);

export const issueOf = (userId: string, issueId: string) => ({
  ...deskQuery(addressOf('/admin/newsletter/{issueId}', { path: { issueId } }), userId),
  // The one that was open before is another one.
  placeholderData: undefined,
});

/** @throws ApiError */
export const createIssue = (send: SendRequest, from: { fromId?: string; templateId?: string }) =>
  writeToApi(send, 'POST', '/admin/newsletter', { body: from });

export const templates = (userId: string) => deskQuery(addressOf('/admin/newsletter-template'), userId);

/** @throws ApiError, `too-many-templates` among others */
export const keepTemplate = (send: SendRequest, keeping: TemplateKeeping) =>
  writeToApi(send, 'POST', '/admin/newsletter-template', { body: keeping });

/** @throws ApiError */
export const removeTemplate = (send: SendRequest, templateId: string) =>
  writeToApi(send, 'DELETE', '/admin/newsletter-template/{templateId}', { path: { templateId } });

/** The call holds only for the version that was seen. */
const seen = (version: number) => ({ 'if-match': `"${version}"` });

/** @throws ApiError, 412 `issue-changed` among others */
export const saveIssue = (send: SendRequest, issueId: string, version: number, draft: IssueDraft) =>
  writeToApi(send, 'PUT', '/admin/newsletter/{issueId}', { path: { issueId }, header: seen(version), body: draft });

/** @throws ApiError */
export const removeIssue = (send: SendRequest, issueId: string) =>
  writeToApi(send, 'DELETE', '/admin/newsletter/{issueId}', { path: { issueId } });

/** @throws ApiError */
export const previewIssue = (send: SendRequest, draft: IssueDraft & { as?: string }) =>
  writeToApi(send, 'POST', '/admin/newsletter/preview', { body: draft });

/** @throws ApiError */
export const countGroups = (send: SendRequest, groups: IssueGroup[]) =>
  writeToApi(send, 'POST', '/admin/newsletter/audience', { body: { groups } });

export const groupChoices = (userId: string) => deskQuery(addressOf('/admin/newsletter-group'), userId);

/** @throws ApiError, 412 `issue-changed` among others */
export const testIssue = (send: SendRequest, issueId: string, version: number) =>
  writeToApi(send, 'POST', '/admin/newsletter/{issueId}/test', { path: { issueId }, header: seen(version) });

/** @throws ApiError, `recent-sign-in-required`, `no-recipients` and 412 `issue-changed` among others */
export const scheduleIssue = (send: SendRequest, issueId: string, schedule: IssueSchedule) =>
  writeToApi(send, 'POST', '/admin/newsletter/{issueId}/schedule', { path: { issueId }, body: schedule });

export type IssueAct = 'unschedule' | 'pause' | 'resume' | 'stop' | 'night-end';

/** @throws ApiError, `issue-state` and `recent-sign-in-required` among others */
export const steerIssue = (send: SendRequest, issueId: string, act: IssueAct) =>
  writeToApi(send, 'POST', `/admin/newsletter/{issueId}/${act}`, { path: { issueId } });

/** @throws ApiError, `night-given`, `issue-state` and `recent-sign-in-required` among others */
export const openNight = (send: SendRequest, issueId: string, reason: string) =>
  writeToApi(send, 'POST', '/admin/newsletter/{issueId}/night', { path: { issueId }, body: { reason } });

export const subscribers = (userId: string, query: QueryOf<'/admin/subscriber'>) =>
  deskQuery(addressOf('/admin/subscriber', { query }), userId);

/** @throws ApiError, `recent-sign-in-required` among others */
export const exportSubscribers = (send: SendRequest, query: QueryOf<'/admin/subscriber-export'>) =>
  fileFromApi(send, 'GET', '/admin/subscriber-export', { query });

/** @throws ApiError, `recent-sign-in-required` among others */
export const removeSubscriber = (send: SendRequest, subscriberId: string) =>
  writeToApi(send, 'DELETE', '/admin/subscriber/{subscriberId}', { path: { subscriberId } });
