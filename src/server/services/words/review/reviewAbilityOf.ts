import { and, eq, isNotNull } from 'drizzle-orm';
import type { ReviewAbility } from '#src/contract/review.ts';
import type { Ctx } from '#src/server/context.ts';
import { chapter } from '#src/server/db/schema/chapter.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import { lectureProgress } from '#src/server/db/schema/lectureProgress.ts';
import { isListed, reviewAbility } from '#src/server/policies/review.ts';
import { ownershipOf } from '#src/server/services/catalogue/index.ts';

/** The e-mail addresses of lecturers, by the lecturer's id. */
export type AuthorEmails = Readonly<Record<string, readonly string[]>>;

/** Whether the caller may review a course, and if not, what is missing. */
export async function reviewAbilityOf({
  ctx,
  input: { course, authorEmails },
}: {
  ctx: Pick<Ctx, 'db' | 'actor'>;
  input: { course: { id: string; authorId: string }; authorEmails: AuthorEmails };
}): Promise<ReviewAbility> {
  const { actor } = ctx;
  if (actor.kind === 'anonymous') return 'sign-in-required';
  const [{ isOwned }, hasCompletedLecture] = await Promise.all([
    ownershipOf({ ctx, input: { courseId: course.id } }),
    actor.user ? hasCompletedLectureOf(ctx, course.id, actor.user.id) : false,
  ]);
  return reviewAbility({
    isSignedIn: true,
    isCourseAuthor: isListed(authorEmails[course.authorId] ?? [], actor.identity),
    hasProfile: actor.user !== null,
    isOwner: isOwned,
    hasCompletedLecture,
  });
}

async function hasCompletedLectureOf({ db }: Pick<Ctx, 'db'>, courseId: string, userId: string): Promise<boolean> {
  const rows = await db
    .select({ lectureId: lectureProgress.lectureId })
    .from(lectureProgress)
    .innerJoin(lecture, eq(lectureProgress.lectureId, lecture.id))
    .innerJoin(chapter, eq(lecture.chapterId, chapter.id))
    .where(
      and(eq(lectureProgress.userId, userId), eq(chapter.courseId, courseId), isNotNull(lectureProgress.completedAt)),
    )
    .limit(1);
  return rows.length > 0;
}
