import type { Review, ReviewDraft, ReviewOverview, ReviewPage } from '#src/contract/review.ts';
import { ApiError, type SendRequest, writeToApi } from './apiClient.ts';
import { ownQuery } from './ownQuery.ts';
import { readQuery } from './readQuery.ts';

const pathOf = (courseId: string) => `/course-review/course/${encodeURIComponent(courseId)}`;

/** What everybody sees of a course's reviews in numbers. */
export const reviewOverview = (courseId: string) => readQuery<ReviewOverview>('review', `${pathOf(courseId)}/overview`);

/** A page of a course's reviews, newest first. */
export const reviewPage = (courseId: string, page: number) =>
  readQuery<ReviewPage>('review', `${pathOf(courseId)}?page=${page}`);

/** The overview as the signed-in user has it: with an own review, and what they may write. */
export const ownReviewOverview = (courseId: string, userId: string) =>
  ownQuery<ReviewOverview>('review', `${pathOf(courseId)}/overview`, userId);

/** Writes a review. @throws ApiError with the problem's code */
export const createReview = (send: SendRequest, draft: ReviewDraft) =>
  writeToApi<Review>(send, 'POST', '/course-review', draft);

/** Replaces an own review. @throws ApiError with the problem's code */
export const updateReview = (send: SendRequest, reviewId: string, { rating, text }: Omit<ReviewDraft, 'courseId'>) =>
  writeToApi<Review>(send, 'PUT', `/course-review/${encodeURIComponent(reviewId)}`, { rating, text });

/** Deletes an own review; one that is gone already counts as deleted. @throws ApiError with the problem's code */
export async function deleteReview(send: SendRequest, reviewId: string): Promise<void> {
  try {
    await writeToApi(send, 'DELETE', `/course-review/${encodeURIComponent(reviewId)}`);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}
