import { and, count, desc, eq, gte, isNull, max, ne, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CommentPlace } from '#src/domain/commentPlace.ts';
import { days } from '#src/domain/duration.ts';
import type { Ctx } from '#src/server/context.ts';
import { chapter } from '#src/server/db/schema/chapter.ts';
import { comment } from '#src/server/db/schema/comment.ts';
import { course } from '#src/server/db/schema/course.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import { post } from '#src/server/db/schema/post.ts';
import { requireSignedIn } from '#src/server/policies/user.ts';
import { isLectureVisible } from '#src/server/services/catalogue/index.ts';
import { isVisible } from '#src/server/services/ground/index.ts';
import { placesOf } from '#src/server/services/words/moderation/placesOf.ts';
import { isReadable } from './isReadable.ts';

/** A comment of the caller that others have answered, where it stands, how often and when last. */
export interface AnsweredComment {
  place: CommentPlace;
  count: number;
  answeredAt: Date;
}

/** Milliseconds; an older answer is no news. */
const age = days(30);
/** More of them would be a list of their own. */
const most = 3;

const reply = alias(comment, 'reply');

/** The caller's comments that others answered lately, the one answered last first. Where they stand everybody can see. */
export async function listAnsweredComments({ ctx }: { ctx: Ctx }): Promise<AnsweredComment[]> {
  const { user } = requireSignedIn(ctx.actor);
  if (!user) return [];
  const answeredAt = max(reply.createdAt);
  const rows = await ctx.db
    .select({ lectureId: comment.lectureId, postId: comment.postId, count: count(), answeredAt })
    .from(comment)
    .innerJoin(reply, eq(reply.parentId, comment.id))
    .leftJoin(lecture, eq(lecture.id, comment.lectureId))
    .leftJoin(chapter, eq(chapter.id, lecture.chapterId))
    .leftJoin(course, eq(course.id, chapter.courseId))
    .leftJoin(post, eq(post.id, comment.postId))
    .where(
      and(
        eq(comment.userId, user.id),
        isNull(comment.deletedAt),
        // Who has left the site has no id, and has answered none the less.
        or(isNull(reply.userId), ne(reply.userId, user.id)),
        isReadable(ctx.actor, reply),
        gte(reply.createdAt, new Date(ctx.now().getTime() - age)),
        or(isLectureVisible(ctx.now()), isVisible(post, ctx.now())),
      ),
    )
    .groupBy(comment.id)
    .orderBy(desc(answeredAt))
    .limit(most);
  const places = await placesOf({ ctx, input: rows });
  return rows.flatMap((row, index) => {
    const place = places[index];
    return place && row.answeredAt ? [{ place, count: row.count, answeredAt: row.answeredAt }] : [];
  });
}
