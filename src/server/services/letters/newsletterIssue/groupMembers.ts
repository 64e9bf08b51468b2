import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { GroupAudience, GroupChoices, IssueGroup } from '#src/contract/desk/letters/deskNewsletter.ts';
import { days } from '#src/domain/duration.ts';
import type { Ctx } from '#src/server/context.ts';
import { chapter } from '#src/server/db/schema/chapter.ts';
import { course } from '#src/server/db/schema/course.ts';
import { courseProduct } from '#src/server/db/schema/courseProduct.ts';
import { courseUserProduct } from '#src/server/db/schema/courseUserProduct.ts';
import { exerciseProgress } from '#src/server/db/schema/exerciseProgress.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import { lectureProgress } from '#src/server/db/schema/lectureProgress.ts';
import { quizAnswer } from '#src/server/db/schema/quizAnswer.ts';
import { subscriber } from '#src/server/db/schema/subscriber.ts';
import { user } from '#src/server/db/schema/user.ts';
import { requireRole } from '#src/server/policies/user.ts';

/** The account of a subscriber: an address belongs to who has proven it. For a left join. */
export const isAccountOf = and(eq(sql`lower(${user.email})`, subscriber.email), eq(user.emailVerified, true)) as SQL;

/**
 * Whether a subscriber, joined by `isAccountOf`, is in a group. It looks at accounts as sets, so that it is as fast for ten thousand
 * as for one. Nothing is kept for it: it reads what learners did.
 */
export function isMember(group: IssueGroup, now: Date): SQL {
  switch (group.kind) {
    case 'all':
      return sql`true`;
    case 'course': {
      const lectures = sql`select ${lecture.id} from ${lecture} join ${chapter} on ${chapter.id} = ${lecture.chapterId}
        where ${chapter.courseId} = ${group.courseId}`;
      return isAmong(sql`select ${courseUserProduct.userId} from ${courseUserProduct}
        join ${courseProduct} on ${courseProduct.id} = ${courseUserProduct.productId}
        where ${courseProduct.courseId} = ${group.courseId} union ${begunIn(lectures)}`);
    }
    case 'language':
      return isAmong(
        begunIn(sql`select ${lecture.id} from ${lecture} join ${chapter} on ${chapter.id} = ${lecture.chapterId}
          join ${course} on ${course.id} = ${chapter.courseId} where ${course.language} = ${group.language}`),
      );
    case 'away': {
      const since = sql`${new Date(now.getTime() - days(7 * group.weeks)).toISOString()}::timestamptz`;
      const active = sql`select ${lectureProgress.userId} from ${lectureProgress} where ${lectureProgress.updatedAt} >= ${since}
        union select ${exerciseProgress.userId} from ${exerciseProgress} where ${exerciseProgress.updatedAt} >= ${since}
        union select ${quizAnswer.userId} from ${quizAnswer} where ${quizAnswer.createdAt} >= ${since}`;
      return sql`coalesce(${user.createdAt} < ${since} and ${user.id} not in (${active}), false)`;
    }
  }
}

const begunIn = (lectures: SQL) => sql`select ${lectureProgress.userId} from ${lectureProgress}
  where ${lectureProgress.lectureId} in (${lectures})
  union select ${exerciseProgress.userId} from ${exerciseProgress} where ${exerciseProgress.lectureId} in (${lectures})`;

/** Who has no account is in no such group. */
const isAmong = (users: SQL) => sql`coalesce(${user.id} in (${users}), false)`;

/** Whoever is in one of the groups; nobody of none. */
export const isInOneOf = (groups: readonly IssueGroup[], now: Date): SQL =>
  or(...groups.map((group) => isMember(group, now))) ?? sql`false`;

/** Whom an issue of these groups would reach now, with its arithmetic. */
export async function countGroups(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  groups: readonly IssueGroup[],
): Promise<GroupAudience> {
  const time = now();
  const inOne = isInOneOf(groups, time);
  const isFine = sql`${subscriber.status} = 'confirmed' and ${subscriber.bouncedAt} is null`;
  const count = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const [counted] = await db
    .select({
      recipients: count(sql`${isFine} and ${inOne}`),
      bounced: count(sql`${subscriber.status} = 'confirmed' and ${subscriber.bouncedAt} is not null and ${inOne}`),
      unsubscribed: count(sql`${subscriber.status} = 'unsubscribed' and ${inOne}`),
      counts: sql<number[]>`array[${sql.join(
        groups.map((group) => count(sql`${isFine} and ${isMember(group, time)}`)),
        sql`, `,
      )}]::int[]`,
    })
    .from(subscriber)
    .leftJoin(user, isAccountOf);
  const { recipients = 0, bounced = 0, unsubscribed = 0, counts = [] } = counted ?? {};
  return { recipients, bounced, unsubscribed, counts, together: counts.reduce((all, one) => all + one, 0) };
}

/** The same, for who writes an issue. @throws UnauthenticatedError, ForbiddenError */
export function askAudience({
  ctx,
  input: { groups },
}: {
  ctx: Ctx;
  input: { groups: IssueGroup[] };
}): Promise<GroupAudience> {
  requireRole(ctx.actor, 'EDITOR');
  return countGroups(ctx, groups);
}

/** Courses, also those that are not on the web any more, and their languages. @throws UnauthenticatedError, ForbiddenError */
export async function listGroupChoices({ ctx }: { ctx: Ctx }): Promise<GroupChoices> {
  requireRole(ctx.actor, 'EDITOR');
  const courses = await ctx.db
    .select({ id: course.id, name: course.name, isOnWeb: course.published, language: course.language })
    .from(course)
    .orderBy(course.position, course.id);
  const languages = [...new Set(courses.map(({ language }) => language))];
  return { courses: courses.map(({ language: _, ...named }) => named), languages };
}
