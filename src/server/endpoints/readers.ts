import { authorBySlug, authorOverview } from '#src/server/routes/author.ts';
import { lectureCommentList, postCommentList, replyMailOff } from '#src/server/routes/comment.ts';
import { courseBeginning, courseBySlug, courseList, courseOverview, javaCourse } from '#src/server/routes/course.ts';
import type { Endpoint } from '#src/server/routes/endpoint.ts';
import { emailFeedback } from '#src/server/routes/feedback.ts';
import { lectureContent } from '#src/server/routes/lecture.ts';
import {
  newsletterConfirmation,
  newsletterSubscription,
  newsletterUnsubscription,
} from '#src/server/routes/newsletter.ts';
import { nextCourseState, nextCourseVoting } from '#src/server/routes/nextCourse.ts';
import { pageBySlug } from '#src/server/routes/page.ts';
import { postBySlug, postList } from '#src/server/routes/post.ts';
import { lectureQuizzes, quizQuestions } from '#src/server/routes/quiz.ts';
import { reviewList, reviewOverview } from '#src/server/routes/review.ts';
import { siteSearch } from '#src/server/routes/search.ts';
import { videoBySlug, videoList } from '#src/server/routes/video.ts';

/** What everybody may call; a token, where there is one, says whom the answer is for. */
export const readerEndpoints: Record<string, Endpoint> = {
  courseList,
  courseOverview,
  courseBySlug,
  javaCourse,
  courseBeginning,
  lectureContent,
  lectureQuizzes,
  quizQuestions,
  postList,
  postBySlug,
  videoList,
  videoBySlug,
  authorBySlug,
  authorOverview,
  pageBySlug,
  newsletterSubscription,
  newsletterConfirmation,
  newsletterUnsubscription,
  emailFeedback,
  lectureCommentList,
  postCommentList,
  replyMailOff,
  nextCourseState,
  nextCourseVoting,
  reviewList,
  reviewOverview,
  siteSearch,
};
