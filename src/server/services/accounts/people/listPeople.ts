import { and, asc, desc, eq, exists, gt, inArray, isNull, like, or, type SQL, sql } from 'drizzle-orm';
import type { Role } from '#src/contract/role.ts';
import type { Ctx } from '#src/server/context.ts';
import { hasParts, part } from '#src/server/db/plainText.ts';
import { author } from '#src/server/db/schema/author.ts';
import { blockedPerson } from '#src/server/db/schema/blockedPerson.ts';
import { chapter } from '#src/server/db/schema/chapter.ts';
import { courseProduct } from '#src/server/db/schema/courseProduct.ts';
import { courseUserProduct } from '#src/server/db/schema/courseUserProduct.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import { lectureProgress } from '#src/server/db/schema/lectureProgress.ts';
import { user } from '#src/server/db/schema/user.ts';
import { userRole } from '#src/server/db/schema/userRole.ts';
import { ForbiddenError } from '#src/server/errors.ts';
import { hasRole, requireRole } from '#src/server/policies/user.ts';
import { isAdminByServer, isAssociation, type Paged, placeOfPage } from '#src/server/services/ground/index.ts';

export interface PersonRow {
  id: string;
  displayName: string;
  email: string;
  courseCount: number;
  isBlocked: boolean;
  /** Only for admins. */
  roles: Role[] | null;
  roleSince: Date | null;
  page: { slug: string; isPublished: boolean } | null;
}

export interface People extends Paged<PersonRow> {
  counts: { all: number; association: number | null; blocked: number };
}

interface Input {
  page: number;
  q: string;
  group?: 'association' | 'blocked' | undefined;
  adminEmails: ReadonlySet<string>;
}

const perPage = 30;

/**
 * People by words of their name or address, the exact names first; without a search the newest.
 * @throws UnauthenticatedError, ForbiddenError, NotFoundError
 */
export async function listPeople({ ctx, input }: { ctx: Ctx; input: Input }): Promise<People> {
  requireRole(ctx.actor, 'MODERATOR', 'TREASURER');
  const { page, q, group, adminEmails } = input;
  const { db } = ctx;
  const manages = hasRole(ctx.actor, 'ADMIN');
  if (group === 'association' && !manages) throw new ForbiddenError('role-required', 'Only admins see who has roles.');
  const hasBlock = isBlocked(ctx);
  const ofGroup = { association: isAssociation(ctx, adminEmails), blocked: hasBlock, all: undefined };
  const words = q.split(/\s+/).filter((word) => word !== '');
  const filter = and(ofGroup[group ?? 'all'], ...hasParts(user.searchText, q));
  const [all, association, blocked, found] = await Promise.all([
    db.$count(user),
    manages ? db.$count(user, ofGroup.association) : null,
    db.$count(user, hasBlock),
    filter && db.$count(user, filter),
  ]);
  const { limit, offset, ...place } = placeOfPage({ page, total: found ?? all, perPage });
  const isExact = and(...words.map((word) => like(user.searchText, part(` ${word} `))));
  const rows = await db
    .select({
      id: user.id,
      displayName: user.displayName,
      email: user.email,
      emailVerified: user.emailVerified,
      isBlocked: sql<boolean>`${blockedPerson.uid} is not null`,
    })
    .from(user)
    .leftJoin(blockedPerson, and(eq(blockedPerson.uid, user.uid), isLasting(ctx)))
    .where(filter)
    .orderBy(
      ...(words.length > 0 ? [desc(sql`${isExact}`), asc(user.displayName)] : [desc(user.createdAt)]),
      desc(user.id),
    )
    .limit(limit)
    .offset(offset);
  const ids = rows.map(({ id }) => id);
  const [courseCounts, sights] = await Promise.all([countCourses(ctx, ids), manages ? readRoles(ctx, ids) : null]);
  const items = rows.map(({ emailVerified, ...row }) => {
    const { roles, ...sight } = sights?.get(row.id) ?? { roles: [], roleSince: null, page: null };
    const isAdmin = isAdminByServer({ email: row.email, emailVerified }, adminEmails);
    const all = isAdmin ? [...new Set<Role>(['ADMIN', ...roles])] : roles;
    return { ...row, ...sight, roles: sights && all, courseCount: courseCounts.get(row.id) ?? 0 };
  });
  return { ...place, items, counts: { all, association, blocked } };
}

function isBlocked(ctx: Pick<Ctx, 'db' | 'now'>): SQL {
  const isTheirs = sql`${blockedPerson.uid} = ${user.uid}`;
  return exists(
    ctx.db
      .select({ one: sql`1` })
      .from(blockedPerson)
      .where(and(isTheirs, isLasting(ctx))),
  );
}

const isLasting = ({ now }: Pick<Ctx, 'now'>) => or(isNull(blockedPerson.until), gt(blockedPerson.until, now()));

interface Sight {
  roles: Role[];
  roleSince: Date | null;
  page: PersonRow['page'];
}

/** What the desk has given each of them, since the first role. */
async function readRoles({ db }: Pick<Ctx, 'db'>, ids: string[]): Promise<Map<string, Sight>> {
  const [given, pages] = await Promise.all([
    db.select().from(userRole).where(inArray(userRole.userId, ids)).orderBy(asc(userRole.givenAt)),
    db
      .select({ userId: author.userId, slug: author.slug, isPublished: author.published })
      .from(author)
      .where(inArray(author.userId, ids)),
  ]);
  const pageOf = new Map(pages.map(({ userId, ...page }) => [userId, page]));
  return new Map(
    ids.map((id) => {
      const own = given.filter(({ userId }) => userId === id);
      const page = pageOf.get(id) ?? null;
      return [id, { roles: own.map(({ role }) => role), roleSince: own[0]?.givenAt ?? null, page }];
    }),
  );
}

/** How many courses each of them has bought, been given or begun. */
async function countCourses({ db }: Pick<Ctx, 'db'>, ids: string[]): Promise<Map<string, number>> {
  const courses = await db
    .select({ userId: courseUserProduct.userId, courseId: courseProduct.courseId })
    .from(courseUserProduct)
    .innerJoin(courseProduct, eq(courseProduct.id, courseUserProduct.productId))
    .where(inArray(courseUserProduct.userId, ids))
    .union(
      db
        .select({ userId: lectureProgress.userId, courseId: chapter.courseId })
        .from(lectureProgress)
        .innerJoin(lecture, eq(lecture.id, lectureProgress.lectureId))
        .innerJoin(chapter, eq(chapter.id, lecture.chapterId))
        .where(inArray(lectureProgress.userId, ids)),
    );
  const counts = new Map<string, number>();
  for (const { userId } of courses) counts.set(userId, (counts.get(userId) ?? 0) + 1);
  return counts;
}
