import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { mostClassMembers } from '#src/contract/limits.ts';
import { isClassCode, tidyClassCode } from '#src/domain/classCode.ts';
import type { Ctx } from '#src/server/context.ts';
import { course } from '#src/server/db/schema/course.ts';
import { classMember, schoolClass } from '#src/server/db/schema/schoolClass.ts';
import { user } from '#src/server/db/schema/user.ts';
import { ForbiddenError, NotFoundError } from '#src/server/errors.ts';
import { requireProfile, requireSignedIn } from '#src/server/policies/user.ts';
import { type ClassCourse, classCourse } from './classes.ts';

export interface OpenedClassDetail {
  id: string;
  name: string;
  teacherName: string;
  course: ClassCourse;
  memberName: string | null;
}

/** The classes with who teaches them, and under which name somebody is in them. */
const selectClasses = ({ db }: Pick<Ctx, 'db'>, userId: string) =>
  db
    .select({
      id: schoolClass.id,
      name: schoolClass.name,
      teacherName: user.displayName,
      course: classCourse,
      memberName: classMember.name,
    })
    .from(schoolClass)
    .innerJoin(course, eq(course.id, schoolClass.courseId))
    .innerJoin(user, eq(user.id, schoolClass.teacherId))
    .leftJoin(classMember, and(eq(classMember.classId, schoolClass.id), eq(classMember.userId, userId)))
    .$dynamic();

/** Whose class a code is. @throws UnauthenticatedError, ForbiddenError, NotFoundError for no code of today */
export async function openClass({ ctx, input }: { ctx: Ctx; input: { code: string } }): Promise<OpenedClassDetail> {
  const self = requireProfile(ctx.actor).user;
  const code = tidyClassCode(input.code);
  const [found] = isClassCode(code) ? await selectClasses(ctx, self.id).where(eq(schoolClass.code, code)) : [];
  if (!found) throw new NotFoundError('class');
  return found;
}

/**
 * Joins the class of a code under a name of the caller's choice; who is in it already has the new name.
 * @throws UnauthenticatedError, NotFoundError, ForbiddenError `class-full`
 */
export async function joinClass({
  ctx,
  input: { code, name },
}: {
  ctx: Ctx;
  input: { code: string; name: string };
}): Promise<OpenedClassDetail> {
  const self = requireProfile(ctx.actor).user;
  const opened = await openClass({ ctx, input: { code } });
  await ctx.db.transaction(async (db) => {
    // A whole class joins within a minute: they are counted one after the other.
    const [place] = await db
      .select({ id: schoolClass.id })
      .from(schoolClass)
      .where(and(eq(schoolClass.id, opened.id), eq(schoolClass.code, tidyClassCode(code))))
      .for('update');
    if (!place) throw new NotFoundError('class');
    if (
      opened.memberName === null &&
      (await db.$count(classMember, eq(classMember.classId, place.id))) >= mostClassMembers
    )
      throw new ForbiddenError('class-full', `A class has ${mostClassMembers} learners at most.`);
    await db
      .insert(classMember)
      .values({ id: randomUUID(), classId: place.id, userId: self.id, name, joinedAt: ctx.now() })
      .onConflictDoUpdate({ target: [classMember.classId, classMember.userId], set: { name } });
  });
  return { ...opened, memberName: name };
}

/** The classes that the caller is in, by name; none before onboarding. @throws UnauthenticatedError */
export async function listOwnClasses({ ctx }: { ctx: Ctx }): Promise<(OpenedClassDetail & { memberName: string })[]> {
  const { user: self } = requireSignedIn(ctx.actor);
  if (!self) return [];
  const rows = await selectClasses(ctx, self.id)
    .where(eq(classMember.userId, self.id))
    .orderBy(asc(schoolClass.name), asc(schoolClass.id));
  return rows.map((row) => ({ ...row, memberName: row.memberName ?? '' }));
}

/** Leaves a class: its teacher sees nothing of the caller from now on. Twice is once. @throws UnauthenticatedError, ForbiddenError */
export async function leaveClass({ ctx, input: { classId } }: { ctx: Ctx; input: { classId: string } }): Promise<void> {
  const self = requireProfile(ctx.actor).user;
  await ctx.db.delete(classMember).where(and(eq(classMember.classId, classId), eq(classMember.userId, self.id)));
}
