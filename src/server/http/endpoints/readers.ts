import { authorBySlug, authorOverview } from '#src/server/http/routes/author.ts';
import { browserErrorReport } from '#src/server/http/routes/browserError.ts';
import { certificateStatusList, certificateVerification } from '#src/server/http/routes/certificate.ts';
import { lectureCommentList, postCommentList, replyMailOff } from '#src/server/http/routes/comment.ts';
import {
  courseBeginning,
  courseBySlug,
  courseEndings,
  courseList,
  courseOverview,
  javaCourse,
} from '#src/server/http/routes/course.ts';
import type { Endpoint } from '#src/server/http/routes/endpoint.ts';
import { emailFeedback } from '#src/server/http/routes/feedback.ts';
import { invitationOpening } from '#src/server/http/routes/invitation.ts';
import { lectureContent } from '#src/server/http/routes/lecture.ts';
import {
  newsletterConfirmation,
  newsletterSubscription,
  newsletterUnsubscription,
} from '#src/server/http/routes/newsletter.ts';
import { nextCourseState, nextCourseVoting } from '#src/server/http/routes/nextCourse.ts';
import { pageBySlug } from '#src/server/http/routes/page.ts';
import { playgroundStart } from '#src/server/http/routes/playgroundStart.ts';
import { postBySlug, postList } from '#src/server/http/routes/post.ts';
import { guestQuizAnswers, lectureQuizzes, quizQuestions } from '#src/server/http/routes/quiz.ts';
import { repeatedAnswer, repeatedQuestions, sampleRepetition } from '#src/server/http/routes/repetition.ts';
import { reviewList, reviewOverview } from '#src/server/http/routes/review.ts';
import { siteSearch, typedSearch } from '#src/server/http/routes/search.ts';
import { videoBySlug, videoList } from '#src/server/http/routes/video.ts';

/** What everybody may call; a token, where there is one, says whom the answer is for. */
export const readerEndpoints: Record<string, Endpoint> = {
  courseList,
  courseOverview,
  courseBySlug,
  javaCourse,
  courseBeginning,
  courseEndings,
  lectureContent,
  lectureQuizzes,
  quizQuestions,
  guestQuizAnswers,
  sampleRepetition,
  repeatedQuestions,
  repeatedAnswer,
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
  invitationOpening,
  certificateVerification,
  certificateStatusList,
  browserErrorReport,
  lectureCommentList,
  postCommentList,
  replyMailOff,
  nextCourseState,
  nextCourseVoting,
  reviewList,
  reviewOverview,
  siteSearch,
  typedSearch,
  playgroundStart,
};
