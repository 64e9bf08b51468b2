import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { type AdminEventRow, adminEvent } from '#src/server/db/schema/adminEvent.ts';
import { blockedPerson } from '#src/server/db/schema/blockedPerson.ts';
import { type CertificateRow, certificate } from '#src/server/db/schema/certificate.ts';
import { type CommentRow, comment } from '#src/server/db/schema/comment.ts';
import { commentReport } from '#src/server/db/schema/commentReport.ts';
import { type CoursePassRow, coursePass } from '#src/server/db/schema/coursePass.ts';
import { type CourseReviewRow, courseReview } from '#src/server/db/schema/courseReview.ts';
import { type CourseUserProductRow, courseUserProduct } from '#src/server/db/schema/courseUserProduct.ts';
import { type ExerciseProgressRow, exerciseProgress } from '#src/server/db/schema/exerciseProgress.ts';
import { type FeedbackMessageRow, feedbackMessage } from '#src/server/db/schema/feedbackMessage.ts';
import { type GivenAnswerRow, givenAnswer } from '#src/server/db/schema/givenAnswer.ts';
import { type KeptProgramRow, keptProgram } from '#src/server/db/schema/keptProgram.ts';
import { learntDay } from '#src/server/db/schema/learntDay.ts';
import { type LectureProgressRow, lectureProgress } from '#src/server/db/schema/lectureProgress.ts';
import { nextCourseVote } from '#src/server/db/schema/nextCourse.ts';
import { order } from '#src/server/db/schema/order.ts';
import { type QuizAnswerRow, quizAnswer } from '#src/server/db/schema/quizAnswer.ts';
import { type RoleInvitationRow, roleInvitation } from '#src/server/db/schema/roleInvitation.ts';
import {
  type ClassMemberRow,
  classMember,
  type SchoolClassRow,
  schoolClass,
} from '#src/server/db/schema/schoolClass.ts';
import { type SubscriberRow, subscriber } from '#src/server/db/schema/subscriber.ts';
import { type TeacherRequestRow, teacherRequest } from '#src/server/db/schema/teacherRequest.ts';
import type { UserRow } from '#src/server/db/schema/user.ts';
import { ownInvitations } from '#src/server/services/accounts/invitation/invitations.ts';
import { ownSubscription } from '#src/server/services/letters/index.ts';
import { type OrderWithDetails, selectOrders } from '#src/server/services/selling/index.ts';
import { isBlocking, ownMessages } from '#src/server/services/words/index.ts';

export interface OwnData {
  exportedAt: Date;
  user: UserRow;
  subscription: SubscriberRow | null;
  comments: CommentRow[];
  reviews: CourseReviewRow[];
  quizAnswers: QuizAnswerRow[];
  givenAnswers: GivenAnswerRow[];
  progress: LectureProgressRow[];
  /** Days. */
  learntOn: string[];
  coursePasses: CoursePassRow[];
  certificates: CertificateRow[];
  exercises: ExerciseProgressRow[];
  programs: KeptProgramRow[];
  products: CourseUserProductRow[];
  orders: OrderWithDetails[];
  votes: (typeof nextCourseVote.$inferSelect)[];
  reports: (typeof commentReport.$inferSelect)[];
  /** As it holds now. */
  block: typeof blockedPerson.$inferSelect | null;
  messages: FeedbackMessageRow[];
  adminEvents: AdminEventRow[];
  /** Sent to the person's proven address, or used by them. */
  invitations: RoleInvitationRow[];
  teacherRequests: TeacherRequestRow[];
  /** Those that the person teaches, and those that they are in. */
  classes: { taught: SchoolClassRow[]; joined: { member: ClassMemberRow; name: string }[] };
}

/** Everything that the site keeps of a person, the oldest first. */
export async function collectUser({
  ctx,
  input: { user },
}: {
  ctx: Pick<Ctx, 'db' | 'now'>;
  input: { user: UserRow };
}): Promise<OwnData> {
  const { db } = ctx;
  const [
    subscriptions,
    comments,
    reviews,
    quizAnswers,
    givenAnswers,
    progress,
    learntDays,
    coursePasses,
    certificates,
    exercises,
    programs,
    products,
    orders,
    votes,
    reports,
    blocks,
    adminEvents,
    messages,
    invitations,
    teacherRequests,
    taught,
    joined,
  ] = await Promise.all([
    db.select().from(subscriber).where(ownSubscription(user)),
    db
      .select()
      .from(comment)
      .where(and(eq(comment.userId, user.id), isNull(comment.deletedAt)))
      .orderBy(asc(comment.createdAt), asc(comment.id)),
    db.select().from(courseReview).where(eq(courseReview.userId, user.id)).orderBy(asc(courseReview.createdAt)),
    db.select().from(quizAnswer).where(eq(quizAnswer.userId, user.id)).orderBy(asc(quizAnswer.createdAt)),
    db.select().from(givenAnswer).where(eq(givenAnswer.userId, user.id)).orderBy(asc(givenAnswer.givenAt)),
    db
      .select()
      .from(lectureProgress)
      .where(eq(lectureProgress.userId, user.id))
      .orderBy(asc(lectureProgress.updatedAt)),
    db.select().from(learntDay).where(eq(learntDay.userId, user.id)).orderBy(asc(learntDay.day)),
    db.select().from(coursePass).where(eq(coursePass.userId, user.id)).orderBy(asc(coursePass.courseId)),
    db.select().from(certificate).where(eq(certificate.userId, user.id)).orderBy(asc(certificate.issuedAt)),
    db
      .select()
      .from(exerciseProgress)
      .where(eq(exerciseProgress.userId, user.id))
      .orderBy(asc(exerciseProgress.updatedAt), asc(exerciseProgress.exerciseId)),
    db
      .select()
      .from(keptProgram)
      .where(eq(keptProgram.userId, user.id))
      .orderBy(asc(keptProgram.changedAt), asc(keptProgram.id)),
    db
      .select()
      .from(courseUserProduct)
      .where(eq(courseUserProduct.userId, user.id))
      .orderBy(asc(courseUserProduct.createdAt)),
    selectOrders(ctx).where(eq(order.userId, user.id)).orderBy(asc(order.createdAt), asc(order.id)),
    db.select().from(nextCourseVote).where(eq(nextCourseVote.userId, user.id)),
    db.select().from(commentReport).where(eq(commentReport.userId, user.id)).orderBy(asc(commentReport.createdAt)),
    db
      .select()
      .from(blockedPerson)
      .where(and(eq(blockedPerson.uid, user.uid), isBlocking(ctx.now()))),
    db.select().from(adminEvent).where(eq(adminEvent.actorUid, user.uid)).orderBy(asc(adminEvent.id)),
    db.select().from(feedbackMessage).where(ownMessages(user)).orderBy(asc(feedbackMessage.createdAt)),
    db.select().from(roleInvitation).where(ownInvitations(user)).orderBy(asc(roleInvitation.createdAt)),
    db.select().from(teacherRequest).where(eq(teacherRequest.userId, user.id)).orderBy(asc(teacherRequest.createdAt)),
    db.select().from(schoolClass).where(eq(schoolClass.teacherId, user.id)).orderBy(asc(schoolClass.createdAt)),
    db
      .select({ member: classMember, name: schoolClass.name })
      .from(classMember)
      .innerJoin(schoolClass, eq(schoolClass.id, classMember.classId))
      .where(eq(classMember.userId, user.id))
      .orderBy(asc(classMember.joinedAt)),
  ]);
  const subscription = subscriptions[0] ?? null;
  const learning = {
    comments,
    reviews,
    quizAnswers,
    givenAnswers,
    progress,
    learntOn: learntDays.map(({ day }) => day),
    coursePasses,
    certificates,
    exercises,
    programs,
    products,
    orders,
    votes,
    reports,
  };
  const moderation = {
    block: blocks[0] ?? null,
    adminEvents,
    messages,
    invitations,
    teacherRequests,
    classes: { taught, joined },
  };
  return { exportedAt: ctx.now(), user, subscription, ...learning, ...moderation };
}
