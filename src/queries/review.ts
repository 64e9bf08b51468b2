import { queryOptions } from '@tanstack/react-query';
import type { Review, ReviewDraft, ReviewOverview, ReviewPage } from '#src/contract/review.ts';
import { ApiError, readFromApi, type SendRequest } from './apiClient.ts';
import { readQuery } from './readQuery.ts';

const pathOf = (courseId: string) => `/course-review/course/${encodeURIComponent(courseId)}`;

/** What everybody sees of a course's reviews in numbers. */
export const reviewOverview = (courseId: string) => readQuery<ReviewOverview>('review', `${pathOf(courseId)}/overview`);

/** A page of a course's reviews, newest first. */
export const reviewPage = (courseId: string, page: number) =>
  readQuery<ReviewPage>('review', `${pathOf(courseId)}?page=${page}`);

/** The overview as the signed-in user has it: with an own review, and what they may write. */
export const ownReviewOverview = (courseId: string, userId: string) =>
  queryOptions<ReviewOverview, ApiError, ReviewOverview, readonly [string, string, string]>({
    queryKey: ['review', `${pathOf(courseId)}/overview`, userId] as const,
  });

/** Writes a review. @throws ApiError with the problem's code */
export const createReview = (send: SendRequest, draft: ReviewDraft) =>
  request<Review>(send, '/course-review', { method: 'POST', body: JSON.stringify(draft) });

/** Replaces an own review. @throws ApiError with the problem's code */
export const updateReview = (send: SendRequest, reviewId: string, { rating, text }: Omit<ReviewDraft, 'courseId'>) =>
  request<Review>(send, `/course-review/${encodeURIComponent(reviewId)}`, {
    method: 'PUT',
    body: JSON.stringify({ rating, text }),
  });

/** Deletes an own review; one that is gone already counts as deleted. @throws ApiError with the problem's code */
export async function deleteReview(send: SendRequest, reviewId: string): Promise<void> {
  try {
    await request(send, `/course-review/${encodeURIComponent(reviewId)}`, { method: 'DELETE' });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}

function request<T>(send: SendRequest, path: string, init: RequestInit): Promise<T> {
  return readFromApi<T>((address) => send(address, init), path);
}
