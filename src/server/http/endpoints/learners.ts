import {
  certificateBadge,
  certificateIssuing,
  certificateList,
  certificatePdf,
  certificateUpdate,
  certification,
} from '#src/server/http/routes/certificate.ts';
import {
  lectureCommentCreation,
  lectureCommentDeletion,
  lectureCommentReport,
  lectureCommentUpdate,
  postCommentCreation,
  postCommentDeletion,
  postCommentReport,
  postCommentUpdate,
} from '#src/server/http/routes/comment.ts';
import { myCourses } from '#src/server/http/routes/course.ts';
import { productOwnership } from '#src/server/http/routes/courseProduct.ts';
import type { Endpoint } from '#src/server/http/routes/endpoint.ts';
import { exerciseUpdate, ownExerciseList } from '#src/server/http/routes/exercise.ts';
import { invitationAccepting } from '#src/server/http/routes/invitation.ts';
import { goalChoice, learnerHome } from '#src/server/http/routes/learnerHome.ts';
import {
  latestOrder,
  localPayment,
  orderDropping,
  orderList,
  orderReceipt,
  paymentIntentCreation,
  paymentIntentUpdate,
  promotionCodeCheck,
} from '#src/server/http/routes/order.ts';
import { chapterPlan, coursePlan } from '#src/server/http/routes/plan.ts';
import { ownProgram, ownProgramList, programRemoval, programSaving } from '#src/server/http/routes/playground.ts';
import { progressOverview, progressReset, progressUpdate, watchTime } from '#src/server/http/routes/progress.ts';
import { ownQuizAnswers, quizAnswering, quizAnswerReset } from '#src/server/http/routes/quiz.ts';
import { ownRepetition } from '#src/server/http/routes/repetition.ts';
import { reviewCreation, reviewDeletion, reviewUpdate } from '#src/server/http/routes/review.ts';
import {
  classClosing,
  classCodeRenewal,
  classCreation,
  classJoin,
  classLeaving,
  classList,
  classMemberRemoval,
  classOpening,
  classTable,
  ownClassList,
} from '#src/server/http/routes/schoolClass.ts';
import { teacherRequesting, teacherWithdrawal, teachingState } from '#src/server/http/routes/teacher.ts';
import {
  ownProfile,
  profileCreation,
  profileDeletion,
  profileExport,
  profileSignIn,
  profileUpdate,
} from '#src/server/http/routes/user.ts';

/** What takes a sign-in, and mostly a profile. */
export const learnerEndpoints: Record<string, Endpoint> = {
  myCourses,
  learnerHome,
  goalChoice,
  productOwnership,
  progressOverview,
  progressUpdate,
  progressReset,
  watchTime,
  ownExerciseList,
  exerciseUpdate,
  ownProgramList,
  ownProgram,
  programSaving,
  programRemoval,
  quizAnswering,
  ownQuizAnswers,
  quizAnswerReset,
  ownRepetition,
  certificateList,
  certification,
  certificateIssuing,
  certificateUpdate,
  certificatePdf,
  certificateBadge,
  ownProfile,
  profileCreation,
  profileSignIn,
  profileUpdate,
  profileDeletion,
  profileExport,
  invitationAccepting,
  teachingState,
  teacherRequesting,
  teacherWithdrawal,
  classList,
  classCreation,
  classTable,
  classCodeRenewal,
  classClosing,
  classMemberRemoval,
  classOpening,
  classJoin,
  ownClassList,
  classLeaving,
  coursePlan,
  chapterPlan,
  lectureCommentCreation,
  lectureCommentUpdate,
  lectureCommentDeletion,
  lectureCommentReport,
  postCommentCreation,
  postCommentUpdate,
  postCommentDeletion,
  postCommentReport,
  reviewCreation,
  reviewUpdate,
  reviewDeletion,
  paymentIntentCreation,
  paymentIntentUpdate,
  promotionCodeCheck,
  localPayment,
  orderList,
  latestOrder,
  orderDropping,
  orderReceipt,
};
