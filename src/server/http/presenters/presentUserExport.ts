import type { UserExport } from '#src/contract/user.ts';
import { shownCertificateId } from '#src/domain/certificate.ts';
import type { OwnData } from '#src/server/services/accounts/index.ts';
import { presentKeptProgram } from './presentKeptProgram.ts';
import { presentOrder } from './presentOrder.ts';
import { presentProfile } from './presentProfile.ts';

/** Everything that the site keeps of one person, for that person. */
export function presentUserExport(data: OwnData, isAdmin: boolean): UserExport {
  const { exportedAt, user, subscription, comments, reviews, quizAnswers, progress } = data;
  const { exercises, products, orders, votes, reports } = data;
  return {
    exportedAt: exportedAt.toISOString(),
    profile: presentProfile(user, isAdmin),
    newsletter: subscription && {
      email: subscription.email,
      status: subscription.status,
      createdAt: subscription.createdAt.toISOString(),
      bouncedAt: subscription.bouncedAt?.toISOString() ?? null,
    },
    comments: comments.map(
      ({ lectureId, postId, text, createdAt, editedAt, hiddenAt, hiddenReason, heldAt, letThroughAt }) => ({
        lectureId,
        postId,
        text,
        createdAt: createdAt.toISOString(),
        editedAt: editedAt?.toISOString() ?? null,
        hiddenAt: hiddenAt?.toISOString() ?? null,
        hiddenReason,
        heldAt: heldAt?.toISOString() ?? null,
        letThroughAt: letThroughAt?.toISOString() ?? null,
      }),
    ),
    reviews: reviews.map(
      ({ courseId, rating, text, createdAt, updatedAt, hiddenAt, hiddenReason, heldAt, letThroughAt }) => ({
        courseId,
        rating,
        text,
        createdAt: createdAt.toISOString(),
        updatedAt: updatedAt.toISOString(),
        hiddenAt: hiddenAt?.toISOString() ?? null,
        hiddenReason,
        heldAt: heldAt?.toISOString() ?? null,
        letThroughAt: letThroughAt?.toISOString() ?? null,
      }),
    ),
    quizAnswers: quizAnswers.map(({ questionId, answer, isCorrect, createdAt }) => ({
      questionId,
      answer,
      isCorrect,
      createdAt: createdAt.toISOString(),
    })),
    givenAnswers: data.givenAnswers.map(({ questionId, isCorrect, givenAt }) => ({
      questionId,
      isCorrect,
      givenAt: givenAt.toISOString(),
    })),
    progress: progress.map(({ lectureId, completedAt, watchedSeconds, updatedAt }) => ({
      lectureId,
      completedAt: completedAt?.toISOString() ?? null,
      watchedSeconds,
      updatedAt: updatedAt.toISOString(),
    })),
    learntOn: data.learntOn,
    goalDays: user.goalDays,
    coursePasses: data.coursePasses.map(({ courseId, lectureIds, finishedAt }) => ({
      courseId,
      lectureIds,
      finishedAt: finishedAt?.toISOString() ?? null,
    })),
    certificates: data.certificates.map(presentOwned),
    exercises: exercises.map(({ codeAt, attemptIds, passedAt, ...exercise }) => ({
      exerciseId: exercise.exerciseId,
      lectureId: exercise.lectureId,
      code: exercise.code,
      codeAt: codeAt?.toISOString() ?? null,
      solvedCode: exercise.solvedCode,
      attempts: attemptIds.length,
      failedChecks: exercise.failedChecks,
      answers: exercise.answers,
      passedAt: passedAt?.toISOString() ?? null,
    })),
    programs: data.programs.map(presentKeptProgram),
    products: products.map(({ productId, createdAt }) => ({ productId, createdAt: createdAt.toISOString() })),
    orders: orders.map((details) => ({
      ...presentOrder(details),
      buyerName: details.order.buyerName,
      buyerEmail: details.order.buyerEmail,
      refundedAt: details.order.refundedAt?.toISOString() ?? null,
    })),
    votes: votes.map(({ optionId, createdAt }) => ({ optionId, createdAt: createdAt.toISOString() })),
    reports: reports.map(({ commentId, reason, sentence, createdAt, closedAt }) => ({
      commentId,
      reason,
      sentence,
      createdAt: createdAt.toISOString(),
      closedAt: closedAt?.toISOString() ?? null,
    })),
    blockedAt: data.block?.blockedAt.toISOString() ?? null,
    blockedUntil: data.block?.until?.toISOString() ?? null,
    blockReason: data.block?.reason ?? null,
    messages: data.messages.map(({ message, name, createdAt, answer, answeredAt }) => ({
      message,
      name,
      createdAt: createdAt.toISOString(),
      answer,
      answeredAt: answeredAt?.toISOString() ?? null,
    })),
    invitations: data.invitations.map(({ email, name, roles, note, createdAt, usedAt }) => ({
      email,
      name,
      roles,
      note,
      createdAt: createdAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    })),
    ...presentSchool(data),
    adminEvents: data.adminEvents.map(({ at, action, target, details }) => ({
      at: at.toISOString(),
      action,
      target,
      details,
    })),
  };
}

function presentOwned({ userId: _, statusIndex: __, ...row }: OwnData['certificates'][number]) {
  return {
    ...row,
    id: shownCertificateId(row.id),
    issuedAt: row.issuedAt.toISOString(),
    revokedAt: row.revokedAt?.toISOString() ?? null,
  };
}

/** What the person has to do with schools. */
function presentSchool(data: Pick<OwnData, 'teacherRequests' | 'classes'>) {
  return {
    teacherRequests: data.teacherRequests.map(({ school, note, createdAt, decidedAt, reason }) => ({
      school,
      note,
      createdAt: createdAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
      reason,
    })),
    classes: data.classes.joined.map(({ member, name }) => ({
      className: name,
      name: member.name,
      joinedAt: member.joinedAt.toISOString(),
    })),
    taughtClasses: data.classes.taught.map(({ name, courseId, createdAt }) => ({
      name,
      courseId,
      createdAt: createdAt.toISOString(),
    })),
  };
}
