import type { Role } from '#src/domain/roleNames.ts';
import type { QueryOf } from '#src/queries/apiCall.ts';
import { addressOf, fileFromApi, type SendRequest, writeToApi } from '#src/queries/apiClient.ts';
import { deskQuery } from '#src/queries/desk/kit/deskQuery.ts';

export const people = (userId: string, query: QueryOf<'/admin/user'>) =>
  deskQuery(addressOf('/admin/user', { query }), userId);

/** One person; nobody else stands there while they come. */
export const personOf = (userId: string, id: string) => {
  const { placeholderData: _, ...query } = deskQuery(
    addressOf('/admin/user/{userId}', { path: { userId: id } }),
    userId,
  );
  return query;
};

/** Acts of the record, by its filters. */
export const auditEvents = (userId: string, query: QueryOf<'/admin/event'>) =>
  deskQuery(addressOf('/admin/event', { query }), userId);

export const setRole = (send: SendRequest, userId: string, body: { role: Role; isGiven: boolean }) =>
  writeToApi(send, 'PUT', '/admin/user/{userId}/role', { path: { userId }, body });

export const linkAuthor = (send: SendRequest, userId: string, body: { authorId: string | null }) =>
  writeToApi(send, 'PUT', '/admin/user/{userId}/author', { path: { userId }, body });

export const giveCourse = (send: SendRequest, userId: string, body: { productId: string }) =>
  writeToApi(send, 'POST', '/admin/user/{userId}/course', { path: { userId }, body });

export const moveCourse = (send: SendRequest, userId: string, body: { productId: string; fromUserId: string }) =>
  writeToApi(send, 'POST', '/admin/user/{userId}/course/move', { path: { userId }, body });

export const deletePerson = (send: SendRequest, userId: string, body: { email: string }) =>
  writeToApi(send, 'DELETE', '/admin/user/{userId}', { path: { userId }, body });

export const exportPerson = (send: SendRequest, userId: string) =>
  fileFromApi(send, 'POST', '/admin/user/{userId}/export', { path: { userId } });

/** The record as a table of spreadsheets. */
export const auditFile = (send: SendRequest, query: QueryOf<'/admin/event/file'>) =>
  fileFromApi(send, 'GET', '/admin/event/file', { query });
