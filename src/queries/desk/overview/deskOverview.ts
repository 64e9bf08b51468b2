import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { WaitingKind } from '#src/contract/desk/overview/deskOverview.ts';
import type { Span } from '#src/domain/desk/overview/span.ts';
import { addressOf, type SendRequest, writeToApi } from '#src/queries/apiClient.ts';
import { deskQuery } from '#src/queries/desk/kit/deskQuery.ts';
import { ownQuery } from '#src/queries/ownQuery.ts';

export const deskWaiting = (userId: string) => deskQuery(addressOf('/admin/overview/waiting'), userId);
/** @throws ApiError */
export function claimWaiting(send: SendRequest) {
  return mutationOptions({
    mutationFn: ({ kind, isTaken }: { kind: WaitingKind; isTaken: boolean }) =>
      writeToApi(send, 'PUT', '/admin/overview/waiting/{kind}/claim', { path: { kind }, body: { isTaken } }),
    onSettled: (_answer, _error, _act, _result, { client }) => client.invalidateQueries({ queryKey: ['desk'] }),
  });
}

/** The days that are looked at; `null`: all there are. */
type Days = Span | null;

export const learnersInTime = (userId: string, days: Days) =>
  deskQuery(addressOf('/admin/overview/learners', { query: { ...days } }), userId);
export const incomeInTime = (userId: string, days: Days) =>
  deskQuery(addressOf('/admin/overview/income', { query: { ...days } }), userId);
export const subscribersInTime = (userId: string, days: Days) =>
  deskQuery(addressOf('/admin/overview/subscribers', { query: { ...days } }), userId);

export const visitsInTime = (userId: string, days: Days) =>
  deskQuery(addressOf('/admin/overview/visits', { query: { ...days } }), userId);

/** Without a course of the first one. */
export const courseStops = (userId: string, courseId: string | null, days: Days) =>
  deskQuery(addressOf('/admin/overview/course-stops', { query: { courseId, ...days } }), userId);

export const lectureStops = (userId: string, lectureId: string, days: Days) =>
  deskQuery(addressOf('/admin/overview/lecture-stops', { query: { lectureId, ...days } }), userId);

export const wrongAnswers = (userId: string, lectureId: string, exerciseId: string, days: Days) =>
  deskQuery(addressOf('/admin/overview/wrong-answers', { query: { lectureId, exerciseId, ...days } }), userId);

export const exerciseStatistics = (userId: string, courseId: string, days: Days) =>
  deskQuery(addressOf('/admin/exercise-statistics', { query: { courseId, ...days } }), userId);

export const contentFound = (userId: string, q: string) =>
  queryOptions({
    ...ownQuery('desk', addressOf('/admin/content-search', { query: { q } }), userId),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
