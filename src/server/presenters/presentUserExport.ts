import type { UserExport } from '#src/contract/user.ts';
import type { OwnData } from '#src/server/services/user/exportUser.ts';
import { presentOrder } from './presentOrder.ts';
import { presentProfile } from './presentProfile.ts';

/** Everything that the site keeps of one person, for that person. */
export function presentUserExport(data: OwnData, isAdmin: boolean): UserExport {
  const { exportedAt, user, subscription, comments, reviews, quizAnswers, progress, products, orders, votes, reports } =
    data;
  return {
    exportedAt: exportedAt.toISOString(),
    profile: presentProfile(user, isAdmin),
    newsletter: subscription && {
      email: subscription.email,
      status: subscription.status,
      createdAt: subscription.createdAt.toISOString(),
    },
    comments: comments.map(({ lectureId, postId, text, createdAt, editedAt }) => ({
      lectureId,
      postId,
      text,
      createdAt: createdAt.toISOString(),
      editedAt: editedAt?.toISOString() ?? null,
    })),
    reviews: reviews.map(({ courseId, rating, text, createdAt, updatedAt }) => ({
      courseId,
      rating,
      text,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    })),
    quizAnswers: quizAnswers.map(({ questionId, answer, isCorrect, createdAt }) => ({
      questionId,
      answer,
      isCorrect,
      createdAt: createdAt.toISOString(),
    })),
    progress: progress.map(({ lectureId, completedAt, watchedSeconds, updatedAt }) => ({
      lectureId,
      completedAt: completedAt?.toISOString() ?? null,
      watchedSeconds,
      updatedAt: updatedAt.toISOString(),
    })),
    products: products.map(({ productId, createdAt }) => ({ productId, createdAt: createdAt.toISOString() })),
    orders: orders.map((details) => ({
      ...presentOrder(details),
      buyerName: details.order.buyerName,
      buyerEmail: details.order.buyerEmail,
      refundedAt: details.order.refundedAt?.toISOString() ?? null,
    })),
    votes: votes.map(({ optionId, createdAt }) => ({ optionId, createdAt: createdAt.toISOString() })),
    reports: reports.map(({ commentId, createdAt, closedAt }) => ({
      commentId,
      createdAt: createdAt.toISOString(),
      closedAt: closedAt?.toISOString() ?? null,
    })),
    blockedAt: data.blockedAt?.toISOString() ?? null,
    adminEvents: data.adminEvents.map(({ at, action, target, details }) => ({
      at: at.toISOString(),
      action,
      target,
      details,
    })),
  };
}
