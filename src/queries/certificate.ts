import { addressOf, fileFromApi, type SendRequest, writeToApi } from './apiClient.ts';
import { ownQuery } from './ownQuery.ts';
import { readQuery } from './readQuery.ts';

/** Whether a certificate holds, for everybody who has its address. */
export const verificationOf = (id: string) =>
  readQuery('verification', addressOf('/certificate/{id}/verification', { path: { id } }));

/** The certificates of somebody, the oldest first. */
export const certificatesOf = (userId: string) => ownQuery('certificate', addressOf('/certificate'), userId);

/** How somebody stands with the certificate of a course. */
export const certificationOf = (courseId: string, userId: string) =>
  ownQuery('certificate', addressOf('/certificate/course/{courseId}', { path: { courseId } }), userId);

/** @throws ApiError of status 403 with why there is none yet */
export const issueCertificate = (send: SendRequest, courseId: string) =>
  writeToApi(send, 'POST', '/certificate', { body: { courseId } });

/** Whether the name stands where everybody may read it. */
export const showName = (send: SendRequest, id: string, isNamePublic: boolean) =>
  writeToApi(send, 'PUT', '/certificate/{id}', { path: { id }, body: { isNamePublic } });

/** A certificate as a PDF. */
export const certificatePdf = (send: SendRequest, id: string) =>
  fileFromApi(send, 'GET', '/certificate/{id}/pdf', { path: { id } });

/** A certificate as an Open Badge, signed. */
export const certificateBadge = (send: SendRequest, id: string) =>
  fileFromApi(send, 'GET', '/certificate/{id}/badge', { path: { id } });
