import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type {
  ContentFound,
  CourseStops,
  DeskWaiting,
  IncomeByMonth,
  LearnersByWeek,
  SubscribersByMonth,
} from '#src/contract/desk/overview/deskOverview.ts';
import type { ExerciseStatisticsList } from '#src/contract/exerciseProgress.ts';
import { withFilters } from '#src/domain/withFilters.ts';
import { deskQuery } from '#src/queries/desk/kit/deskQuery.ts';
import { ownQuery } from '#src/queries/ownQuery.ts';

export const deskWaiting = (userId: string) => deskQuery<DeskWaiting>('/admin/overview/waiting', userId);
export const learnersByWeek = (userId: string) => deskQuery<LearnersByWeek>('/admin/overview/learners', userId);
export const incomeByMonth = (userId: string) => deskQuery<IncomeByMonth>('/admin/overview/income', userId);
export const subscribersByMonth = (userId: string) =>
  deskQuery<SubscribersByMonth>('/admin/overview/subscribers', userId);

/** Without a course of the first one. */
export const courseStops = (userId: string, courseId: string | null) =>
  deskQuery<CourseStops>(withFilters('/admin/overview/course-stops', { courseId }), userId);

export const exerciseStatistics = (userId: string, courseId: string) =>
  deskQuery<ExerciseStatisticsList>(withFilters('/admin/exercise-statistics', { courseId }), userId);

export const contentFound = (userId: string, q: string) =>
  queryOptions({
    ...ownQuery<ContentFound>('desk', withFilters('/admin/content-search', { q }), userId),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
