import { queryOptions } from '@tanstack/react-query';
import type { NextCourseVote } from '#src/contract/nextCourse.ts';
import { type ApiError, type SendRequest, writeToApi } from './apiClient.ts';

const path = '/next-course-vote';

/** The courses that may be made next, as a user sees them, or (`null`) a visitor. */
export const nextCourseVote = (userId: string | null) =>
  queryOptions<NextCourseVote, ApiError, NextCourseVote, readonly [string, string, string | null]>({
    queryKey: ['nextCourse', path, userId] as const,
  });

/** Votes for a course; answers how the vote stands then. @throws ApiError */
export const voteForNextCourse = (send: SendRequest, optionId: string): Promise<NextCourseVote> =>
  writeToApi(send, 'POST', path, { optionId });
