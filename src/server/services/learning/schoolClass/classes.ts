import { randomInt, randomUUID } from 'node:crypto';
import { and, asc, count, desc, eq } from 'drizzle-orm';
import { mostClasses } from '#src/contract/limits.ts';
import type { ClassDraft } from '#src/contract/schoolClass.ts';
import { classCodeLength, classCodeSigns } from '#src/domain/classCode.ts';
import type { Ctx } from '#src/server/context.ts';
import type { Db } from '#src/server/db/database.ts';
import { type CourseRow, course } from '#src/server/db/schema/course.ts';
import { classMember, type SchoolClassRow, schoolClass } from '#src/server/db/schema/schoolClass.ts';
import { type UserRow, user } from '#src/server/db/schema/user.ts';
import { ForbiddenError, NotFoundError } from '#src/server/errors.ts';
import { requireProfile, requireRole } from '#src/server/policies/user.ts';
import { isVisible } from '#src/server/services/ground/index.ts';

export type ClassCourse = Pick<CourseRow, 'id' | 'name' | 'slug'>;
export const classCourse = { id: course.id, name: course.name, slug: course.slug };

/** @throws UnauthenticatedError, ForbiddenError */
export function requireTeacher(ctx: Pick<Ctx, 'actor'>): UserRow {
  requireRole(ctx.actor, 'TEACHER');
  return requireProfile(ctx.actor).user;
}

/** A class of the caller's. Those of others are told to nobody. @throws UnauthenticatedError, ForbiddenError, NotFoundError */
export async function requireOwnClass(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  classId: string,
): Promise<SchoolClassRow & { course: ClassCourse }> {
  const teacher = requireTeacher(ctx);
  const [found] = await ctx.db
    .select({ row: schoolClass, course: classCourse })
    .from(schoolClass)
    .innerJoin(course, eq(course.id, schoolClass.courseId))
    .where(and(eq(schoolClass.id, classId), eq(schoolClass.teacherId, teacher.id)));
  if (!found) throw new NotFoundError('class');
  return { ...found.row, course: found.course };
}

function newCode(): string {
  return Array.from({ length: classCodeLength }, () => classCodeSigns[randomInt(classCodeSigns.length)]).join('');
}

/** Tries codes until one is nobody's. */
async function withNewCode<T>(take: (code: string) => Promise<T[]>): Promise<T> {
  for (let tries = 0; tries < 10; tries += 1) {
    const [taken] = await take(newCode());
    if (taken) return taken;
  }
  throw new Error('No code of a class is free.');
}

/** The caller's classes, the newest first, and what a class can be of. @throws UnauthenticatedError, ForbiddenError */
export async function listClasses({ ctx }: { ctx: Ctx }) {
  const teacher = requireTeacher(ctx);
  const [items, courses] = await Promise.all([
    ctx.db
      .select({
        id: schoolClass.id,
        name: schoolClass.name,
        course: classCourse,
        memberCount: count(classMember.id),
      })
      .from(schoolClass)
      .innerJoin(course, eq(course.id, schoolClass.courseId))
      .leftJoin(classMember, eq(classMember.classId, schoolClass.id))
      .where(eq(schoolClass.teacherId, teacher.id))
      .groupBy(schoolClass.id, course.id)
      .orderBy(desc(schoolClass.createdAt), desc(schoolClass.id)),
    ctx.db
      .select(classCourse)
      .from(course)
      .where(isVisible(course, ctx.now()))
      .orderBy(asc(course.position), asc(course.id)),
  ]);
  return { items, courses };
}

/** @throws UnauthenticatedError, ForbiddenError `too-many-classes`, NotFoundError for a course that is not on the web */
export async function createClass({
  ctx,
  input: { name, courseId },
}: {
  ctx: Ctx;
  input: ClassDraft;
}): Promise<{ id: string }> {
  const teacher = requireTeacher(ctx);
  return ctx.db.transaction(async (db) => {
    // Two tabs that make one at once: they are counted one after the other.
    await db.select({ id: user.id }).from(user).where(eq(user.id, teacher.id)).for('update');
    const found = await db.$count(course, and(eq(course.id, courseId), isVisible(course, ctx.now())));
    if (found === 0) throw new NotFoundError('course');
    if ((await db.$count(schoolClass, eq(schoolClass.teacherId, teacher.id))) >= mostClasses)
      throw new ForbiddenError('too-many-classes', `A teacher has ${mostClasses} classes at most.`);
    const row = { id: randomUUID(), teacherId: teacher.id, courseId, name, createdAt: ctx.now() };
    return withNewCode((code) =>
      db
        .insert(schoolClass)
        .values({ ...row, code })
        .onConflictDoNothing({ target: schoolClass.code })
        .returning({ id: schoolClass.id }),
    );
  });
}

/** Gives a class a new code; nobody joins by the one before any more. Who is in it stays. @throws as requireOwnClass */
export async function renewClassCode({ ctx, input }: { ctx: Ctx; input: { classId: string } }): Promise<string> {
  const { id } = await requireOwnClass(ctx, input.classId);
  return putNewCode(ctx.db, id);
}

async function putNewCode(db: Db, classId: string): Promise<string> {
  const { code } = await withNewCode(async (fresh) => {
    if ((await db.$count(schoolClass, eq(schoolClass.code, fresh))) > 0) return [];
    return db
      .update(schoolClass)
      .set({ code: fresh })
      .where(eq(schoolClass.id, classId))
      .returning({ code: schoolClass.code });
  });
  return code;
}

/** Gives all classes of somebody new codes, who does not teach any more: nobody joins what nobody looks after. In the transaction of `ctx`. */
export async function shutClasses({ db }: Pick<Ctx, 'db'>, teacherId: string): Promise<void> {
  const classes = await db.select({ id: schoolClass.id }).from(schoolClass).where(eq(schoolClass.teacherId, teacherId));
  for (const { id } of classes) await putNewCode(db, id);
}

/** Ends a class with who is in it; what they have learnt is theirs. @throws as requireOwnClass */
export async function closeClass({ ctx, input }: { ctx: Ctx; input: { classId: string } }): Promise<void> {
  const { id } = await requireOwnClass(ctx, input.classId);
  await ctx.db.delete(schoolClass).where(eq(schoolClass.id, id));
}

/** @throws as requireOwnClass, NotFoundError for who is not in it */
export async function removeClassMember({
  ctx,
  input: { classId, memberId },
}: {
  ctx: Ctx;
  input: { classId: string; memberId: string };
}): Promise<void> {
  const { id } = await requireOwnClass(ctx, classId);
  const removed = await ctx.db
    .delete(classMember)
    .where(and(eq(classMember.id, memberId), eq(classMember.classId, id)))
    .returning({ id: classMember.id });
  if (removed.length === 0) throw new NotFoundError('member');
}
