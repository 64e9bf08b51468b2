import { addressOf, type SendRequest, writeToApi } from './apiClient.ts';
import { ownQuery } from './ownQuery.ts';

/** The courses that may be made next, as a user sees them, or (`null`) a visitor. */
export const nextCourseVote = (userId: string | null) => ownQuery('nextCourse', addressOf('/next-course-vote'), userId);

/** Votes for a course; answers how the vote stands then. @throws ApiError */
export const voteForNextCourse = (send: SendRequest, optionId: string) =>
  writeToApi(send, 'POST', '/next-course-vote', { body: { optionId } });

/** The vote that this browser gave without an account is the learner's now; it is not counted again. @throws ApiError */
export const claimVote = (send: SendRequest, optionId: string) =>
  writeToApi(send, 'POST', '/next-course-vote', { body: { optionId, isCounted: true } });
