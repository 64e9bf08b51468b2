import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { addressOf } from '#src/queries/apiClient.ts';
import { deskQuery } from '#src/queries/desk/kit/deskQuery.ts';
import { ownQuery } from '#src/queries/ownQuery.ts';

export const deskWaiting = (userId: string) => deskQuery(addressOf('/admin/overview/waiting'), userId);
export const learnersByWeek = (userId: string) => deskQuery(addressOf('/admin/overview/learners'), userId);
export const incomeByMonth = (userId: string) => deskQuery(addressOf('/admin/overview/income'), userId);
export const subscribersByMonth = (userId: string) => deskQuery(addressOf('/admin/overview/subscribers'), userId);

/** Without a course of the first one. */
export const courseStops = (userId: string, courseId: string | null) =>
  deskQuery(addressOf('/admin/overview/course-stops', { query: { courseId } }), userId);

export const exerciseStatistics = (userId: string, courseId: string) =>
  deskQuery(addressOf('/admin/exercise-statistics', { query: { courseId } }), userId);

export const contentFound = (userId: string, q: string) =>
  queryOptions({
    ...ownQuery('desk', addressOf('/admin/content-search', { query: { q } }), userId),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
