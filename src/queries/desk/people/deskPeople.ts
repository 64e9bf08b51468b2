import type { AdminEventPage } from '#src/contract/admin.ts';
import type { PeoplePage, Person } from '#src/contract/desk/people/deskPeople.ts';
import type { Role } from '#src/domain/roleNames.ts';
import { withFilters } from '#src/domain/withFilters.ts';
import { fileFromApi, type SendRequest, writeToApi } from '#src/queries/apiClient.ts';
import { deskQuery } from '#src/queries/desk/kit/deskQuery.ts';

type Filters = Record<string, string | number | null | undefined>;

export const people = (userId: string, filters: Filters) =>
  deskQuery<PeoplePage>(withFilters('/admin/user', filters), userId);

/** One person; nobody else stands there while they come. */
export const personOf = (userId: string, id: string) => {
  const { placeholderData: _, ...query } = deskQuery<Person>(`/admin/user/${encodeURIComponent(id)}`, userId);
  return query;
};

/** Acts of the record, by its filters. */
export const auditEvents = (userId: string, filters: Filters) =>
  deskQuery<AdminEventPage>(withFilters('/admin/event', filters), userId);

export const setRole = (send: SendRequest, id: string, body: { role: Role; isGiven: boolean }) =>
  writeToApi(send, 'PUT', `/admin/user/${id}/role`, body);

export const linkAuthor = (send: SendRequest, id: string, body: { authorId: string | null }) =>
  writeToApi(send, 'PUT', `/admin/user/${id}/author`, body);

export const giveCourse = (send: SendRequest, id: string, body: { productId: string }) =>
  writeToApi(send, 'POST', `/admin/user/${id}/course`, body);

export const moveCourse = (send: SendRequest, id: string, body: { productId: string; fromUserId: string }) =>
  writeToApi(send, 'POST', `/admin/user/${id}/course/move`, body);

export const deletePerson = (send: SendRequest, id: string, body: { email: string }) =>
  writeToApi(send, 'DELETE', `/admin/user/${id}`, body);

export const exportPerson = (send: SendRequest, id: string): Promise<Blob> =>
  fileFromApi((path) => send(path, { method: 'POST' }), `/admin/user/${id}/export`);

/** The record as a table of spreadsheets. */
export const auditFile = (send: SendRequest, filters: Filters): Promise<Blob> =>
  fileFromApi(send, withFilters('/admin/event/file', filters));
