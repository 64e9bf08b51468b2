import type { InvitationDraft } from '#src/contract/desk/people/deskInvitations.ts';
import type { RolesChange } from '#src/contract/desk/people/deskPeople.ts';
import type { TeacherAnswer } from '#src/contract/desk/people/deskTeachers.ts';
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

/** @throws ApiError, 412 `roles-changed` when somebody else has changed them meanwhile */
export const setRoles = (send: SendRequest, userId: string, body: RolesChange) =>
  writeToApi(send, 'PUT', '/admin/user/{userId}/roles', { path: { userId }, body });

export const giveCourse = (send: SendRequest, userId: string, body: { productId: string }) =>
  writeToApi(send, 'POST', '/admin/user/{userId}/course', { path: { userId }, body });

export const moveCourse = (send: SendRequest, userId: string, body: { productId: string; fromUserId: string }) =>
  writeToApi(send, 'POST', '/admin/user/{userId}/course/move', { path: { userId }, body });

export const deletePerson = (send: SendRequest, userId: string, body: { email: string }) =>
  writeToApi(send, 'DELETE', '/admin/user/{userId}', { path: { userId }, body });

/** @throws ApiError, 403 `recent-sign-in-required` */
export const revokeCertificate = (send: SendRequest, id: string, body: { reason: string }) =>
  writeToApi(send, 'POST', '/admin/certificate/{id}/revoke', { path: { id }, body });

export const exportPerson = (send: SendRequest, userId: string) =>
  fileFromApi(send, 'POST', '/admin/user/{userId}/export', { path: { userId } });

/** The record as a table of spreadsheets. */
export const auditFile = (send: SendRequest, query: QueryOf<'/admin/event/file'>) =>
  fileFromApi(send, 'GET', '/admin/event/file', { query });

/** Invitations that nobody has answered. */
export const invitations = (userId: string) => deskQuery(addressOf('/admin/invitation'), userId);

export const sendInvitation = (send: SendRequest, body: InvitationDraft) =>
  writeToApi(send, 'POST', '/admin/invitation', { body });

/** A new link; the one before gives nothing any more. */
export const renewInvitation = (send: SendRequest, invitationId: string) =>
  writeToApi(send, 'POST', '/admin/invitation/{invitationId}/renew', { path: { invitationId } });

export const withdrawInvitation = (send: SendRequest, invitationId: string) =>
  writeToApi(send, 'DELETE', '/admin/invitation/{invitationId}', { path: { invitationId } });

/** Who asks for the role of a teacher. */
export const teacherRequests = (userId: string) => deskQuery(addressOf('/admin/teacher-request'), userId);

export const answerTeacher = (send: SendRequest, requestId: string, body: TeacherAnswer) =>
  writeToApi(send, 'POST', '/admin/teacher-request/{requestId}/answer', { path: { requestId }, body });
