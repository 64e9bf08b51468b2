import type { ReviewAbility } from '#src/contract/review.ts';
import type { Actor, Identity } from '#src/server/context.ts';
import type { CourseReviewRow } from '#src/server/db/schema/courseReview.ts';
import { hasRole } from './user.ts';

/** What decides whether somebody may review a course. */
export interface Reviewer {
  isSignedIn: boolean;
  isCourseAuthor: boolean;
  hasProfile: boolean;
  isOwner: boolean;
  hasCompletedLecture: boolean;
}

/** Whether a review may be written, or the first thing that is missing; what nothing can change comes first. */
export function reviewAbility(reviewer: Reviewer): ReviewAbility {
  if (!reviewer.isSignedIn) return 'sign-in-required';
  if (reviewer.isCourseAuthor) return 'course-author';
  if (!reviewer.hasProfile) return 'profile-required';
  if (!reviewer.isOwner) return 'course-not-owned';
  return reviewer.hasCompletedLecture ? 'allowed' : 'no-lecture-completed';
}

/** Whether a person is one of the addresses; only a proven address of theirs counts. */
export function isListed(emails: readonly string[], { email, emailVerified }: Identity): boolean {
  return emailVerified && emails.some((listed) => listed.toLowerCase() === email);
}

export function isOwnReview(actor: Actor, review: Pick<CourseReviewRow, 'userId'>): boolean {
  return actor.kind === 'user' && actor.user?.id === review.userId;
}

/** Authors delete their own, moderators any. */
export function canDeleteReview(actor: Actor, review: Pick<CourseReviewRow, 'userId'>): boolean {
  return isOwnReview(actor, review) || hasRole(actor, 'MODERATOR');
}
