import { queryOptions } from '@tanstack/react-query';
import type { ClassDraft, ClassJoining } from '#src/contract/schoolClass.ts';
import type { TeacherRequestDraft } from '#src/contract/teacher.ts';
import { addressOf, type SendRequest, writeToApi } from './apiClient.ts';
import { ownQuery } from './ownQuery.ts';

/** Whether somebody is a teacher, and how it stands with their request. */
export const teaching = (userId: string) => ownQuery('school', addressOf('/teacher'), userId);

export const askToTeach = (send: SendRequest, body: TeacherRequestDraft) =>
  writeToApi(send, 'POST', '/teacher/request', { body });

export const withdrawTeacherRequest = (send: SendRequest) => writeToApi(send, 'DELETE', '/teacher/request');

/** A teacher's classes. */
export const classes = (userId: string) => ownQuery('school', addressOf('/class'), userId);

export const createClass = (send: SendRequest, body: ClassDraft) => writeToApi(send, 'POST', '/class', { body });

/** One of them; asked again whenever its teacher comes back to it. */
export const classTable = (userId: string, classId: string) =>
  queryOptions({
    ...ownQuery('school', addressOf('/class/{classId}', { path: { classId } }), userId),
    staleTime: 0,
    refetchOnWindowFocus: true,
    retry: false,
    throwOnError: false,
  });

/** What the chapters of a course are for. @throws ApiError of status 403 for who is no teacher */
export const coursePlan = (userId: string, courseSlug: string) =>
  queryOptions({
    ...ownQuery('school', addressOf('/plan/{courseSlug}', { path: { courseSlug } }), userId),
    retry: false,
    throwOnError: false,
  });

/** What stands in the lectures of a chapter. @throws ApiError of status 403 for who may not open them */
export const chapterPlan = (userId: string, chapterId: string) =>
  queryOptions({
    ...ownQuery('school', addressOf('/plan/chapter/{chapterId}', { path: { chapterId } }), userId),
    retry: false,
    throwOnError: false,
  });

export const renewCode = (send: SendRequest, classId: string) =>
  writeToApi(send, 'POST', '/class/{classId}/code', { path: { classId } });

export const closeClass = (send: SendRequest, classId: string) =>
  writeToApi(send, 'DELETE', '/class/{classId}', { path: { classId } });

export const removeMember = (send: SendRequest, classId: string, memberId: string) =>
  writeToApi(send, 'DELETE', '/class/{classId}/member/{memberId}', { path: { classId, memberId } });

/** Whose class a code is. @throws ApiError of status 404 for no code of today */
export const openedClass = (send: SendRequest, userId: string, code: string) =>
  queryOptions({
    queryKey: ['classCode', code, userId],
    queryFn: () => writeToApi(send, 'POST', '/class/open', { body: { code } }),
    staleTime: 0,
    retry: false,
    throwOnError: false,
    refetchOnWindowFocus: false,
  });

export const joinClass = (send: SendRequest, body: ClassJoining) => writeToApi(send, 'POST', '/class/join', { body });

/** The classes that somebody is in. */
export const ownClasses = (userId: string) => ownQuery('school', addressOf('/my-class'), userId);

export const leaveClass = (send: SendRequest, classId: string) =>
  writeToApi(send, 'DELETE', '/my-class/{classId}', { path: { classId } });
