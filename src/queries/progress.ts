import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ProgressOverview } from '#src/contract/progress.ts';
import { addressOf, type SendRequest, writeToApi } from './apiClient.ts';
import { ownQuery } from './ownQuery.ts';

/** How far a learner is in a course. */
export const progressOf = (courseId: string, userId: string) =>
  ownQuery('progress', addressOf('/progress/overview/{courseId}', { path: { courseId } }), userId);

/** Shows the progress that a write has answered. */
export function showProgress(client: QueryClient, courseId: string, userId: string, overview: ProgressOverview): void {
  const { queryKey } = progressOf(courseId, userId);
  // What was asked for before the write would put the older state back.
  void client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, overview);
}

/** The courses that a learner owns or has begun. Every visit asks anew: progress grows elsewhere. */
export const myCourses = (userId: string) =>
  queryOptions({ ...ownQuery('progress', addressOf('/course/my-courses'), userId), staleTime: 0 });

/** What a learner's home page shows beside their courses; asked anew with every visit too, and when its tab is looked at again. */
export const learnerHome = (userId: string) =>
  queryOptions({
    ...ownQuery('progress', addressOf('/progress/home'), userId),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });

/** Keeps on how many days of a week a learner wants to learn; answers the goal that holds. @throws as updateProgress */
export const chooseGoal = (send: SendRequest, days: number | null) =>
  writeToApi(send, 'PUT', '/progress/goal', { body: { days } });

/** The goal that was chosen in this browser without an account is the learner's now, unless they have one. @throws as updateProgress */
export const claimGoal = (send: SendRequest, days: number) =>
  writeToApi(send, 'PUT', '/progress/goal', { body: { days, unlessChosen: true } });

/**
 * Marks a lecture as completed, or takes the mark back, `at` the time when that was done; answers the course's new progress. Sent twice it changes nothing.
 * @throws ApiError when the API does not take it, TypeError when it cannot be reached.
 */
export const updateProgress = (send: SendRequest, lectureId: string, completed: boolean, at?: string) =>
  writeToApi(send, 'PUT', '/progress/update/{lectureId}', { path: { lectureId }, body: { completed, at } });

/** Takes all marks of a course back; answers its new progress. @throws as updateProgress */
export const resetProgress = (send: SendRequest, courseId: string) =>
  writeToApi(send, 'POST', '/progress/reset', { body: { courseId } });

/** Keeps how far a video was watched, in seconds; answers the furthest position, which wins. @throws as updateProgress */
export const saveWatchTime = (send: SendRequest, lectureId: string, seconds: number) =>
  writeToApi(send, 'PUT', '/progress/watch-time/{lectureId}', {
    path: { lectureId },
    body: { seconds: Math.floor(seconds) },
  });
