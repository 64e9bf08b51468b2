import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { AdminAction } from '#src/contract/admin.ts';
import type { Ctx } from '#src/server/context.ts';
import { adminEvent } from '#src/server/db/schema/adminEvent.ts';
import { comment } from '#src/server/db/schema/comment.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import { lectureProgress } from '#src/server/db/schema/lectureProgress.ts';
import { order } from '#src/server/db/schema/order.ts';
import { post } from '#src/server/db/schema/post.ts';
import { type UserRow, user } from '#src/server/db/schema/user.ts';

export interface PersonEvent {
  at: Date;
  kind: 'joined' | 'lecture-completed' | 'comment-written' | 'order-paid' | 'desk';
  subject: string | null;
  amount: number | null;
  action: AdminAction | null;
  actorName: string | null;
}

const eventCount = 8;

/**
 * What a person has done lately, for treasurers what they have paid, for admins what the desk has
 * done to them. The newest first.
 */
export async function eventsOf(
  { db }: Pick<Ctx, 'db'>,
  { id, createdAt }: UserRow,
  { sells, manages }: { sells: boolean; manages: boolean },
): Promise<PersonEvent[]> {
  const nothing = { subject: null, amount: null, action: null, actorName: null };
  const [lectures, comments, orders, acts] = await Promise.all([
    db
      .select({ at: lectureProgress.completedAt, subject: lecture.name })
      .from(lectureProgress)
      .innerJoin(lecture, eq(lecture.id, lectureProgress.lectureId))
      .where(and(eq(lectureProgress.userId, id), isNotNull(lectureProgress.completedAt)))
      .orderBy(desc(lectureProgress.completedAt))
      .limit(eventCount),
    db
      .select({ at: comment.createdAt, subject: sql<string | null>`coalesce(${lecture.name}, ${post.title})` })
      .from(comment)
      .leftJoin(lecture, eq(lecture.id, comment.lectureId))
      .leftJoin(post, eq(post.id, comment.postId))
      .where(and(eq(comment.userId, id), isNull(comment.deletedAt)))
      .orderBy(desc(comment.createdAt))
      .limit(eventCount),
    sells
      ? db
          .select({ at: order.paidAt, subject: order.productName, amount: order.amount })
          .from(order)
          .where(and(eq(order.userId, id), isNotNull(order.paidAt)))
          .orderBy(desc(order.paidAt))
          .limit(eventCount)
      : [],
    manages
      ? db
          .select({ at: adminEvent.at, action: adminEvent.action, actorName: user.displayName })
          .from(adminEvent)
          .leftJoin(user, eq(user.uid, adminEvent.actorUid))
          .where(eq(adminEvent.target, id))
          .orderBy(desc(adminEvent.id))
          .limit(eventCount)
      : [],
  ]);
  const events: PersonEvent[] = [
    ...lectures.flatMap(({ at, subject }) =>
      at ? [{ ...nothing, kind: 'lecture-completed' as const, at, subject }] : [],
    ),
    ...comments.map((written) => ({ ...nothing, kind: 'comment-written' as const, ...written })),
    ...orders.flatMap(({ at, ...paid }) => (at ? [{ ...nothing, kind: 'order-paid' as const, at, ...paid }] : [])),
    ...acts.map((act) => ({ ...nothing, kind: 'desk' as const, ...act })),
    { ...nothing, kind: 'joined', at: createdAt },
  ];
  return events.sort((one, other) => other.at.getTime() - one.at.getTime()).slice(0, eventCount);
}
