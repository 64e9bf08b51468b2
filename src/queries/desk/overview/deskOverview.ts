import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Span } from '#src/domain/desk/overview/span.ts';
import { addressOf } from '#src/queries/apiClient.ts';
import { deskQuery } from '#src/queries/desk/kit/deskQuery.ts';
import { ownQuery } from '#src/queries/ownQuery.ts';

export const deskWaiting = (userId: string) => deskQuery(addressOf('/admin/overview/waiting'), userId);
/** The days that are looked at; `null`: all there are. */
type Days = Span | null;

export const learnersInTime = (userId: string, days: Days) =>
  deskQuery(addressOf('/admin/overview/learners', { query: { ...days } }), userId);
export const incomeInTime = (userId: string, days: Days) =>
  deskQuery(addressOf('/admin/overview/income', { query: { ...days } }), userId);
export const subscribersInTime = (userId: string, days: Days) =>
  deskQuery(addressOf('/admin/overview/subscribers', { query: { ...days } }), userId);

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
