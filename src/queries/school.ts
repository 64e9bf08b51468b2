import type { TeacherRequestDraft } from '#src/contract/teacher.ts';
import { addressOf, type SendRequest, writeToApi } from './apiClient.ts';
import { ownQuery } from './ownQuery.ts';

/** Whether somebody is a teacher, and how it stands with their request. */
export const teaching = (userId: string) => ownQuery('school', addressOf('/teacher'), userId);

export const askToTeach = (send: SendRequest, body: TeacherRequestDraft) =>
  writeToApi(send, 'POST', '/teacher/request', { body });

export const withdrawTeacherRequest = (send: SendRequest) => writeToApi(send, 'DELETE', '/teacher/request');
