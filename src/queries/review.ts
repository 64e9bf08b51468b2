import type { ReviewDraft } from '#src/contract/review.ts';
import { ApiError, addressOf, type SendRequest, writeToApi } from './apiClient.ts';
import { ownQuery } from './ownQuery.ts';
import { readQuery } from './readQuery.ts';

const overviewOf = (courseId: string) => addressOf('/course-review/course/{courseId}/overview', { path: { courseId } });

/** What everybody sees of a course's reviews in numbers. */
export const reviewOverview = (courseId: string) => readQuery('review', overviewOf(courseId));

/** A page of a course's reviews, newest first. */
export const reviewPage = (courseId: string, page: number) =>
  readQuery('review', addressOf('/course-review/course/{courseId}', { path: { courseId }, query: { page } }));

/** The overview as the signed-in user has it: with an own review, and what they may write. */
export const ownReviewOverview = (courseId: string, userId: string) => ownQuery('review', overviewOf(courseId), userId);

/** Writes a review. @throws ApiError with the problem's code */
export const createReview = (send: SendRequest, draft: ReviewDraft) =>
  writeToApi(send, 'POST', '/course-review', { body: draft });

/** Replaces an own review. @throws ApiError with the problem's code */
export const updateReview = (send: SendRequest, reviewId: string, { rating, text }: Omit<ReviewDraft, 'courseId'>) =>
  writeToApi(send, 'PUT', '/course-review/{reviewId}', { path: { reviewId }, body: { rating, text } });

/** Deletes an own review; one that is gone already counts as deleted. @throws ApiError with the problem's code */
export async function deleteReview(send: SendRequest, reviewId: string): Promise<void> {
  try {
    await writeToApi(send, 'DELETE', '/course-review/{reviewId}', { path: { reviewId } });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}
