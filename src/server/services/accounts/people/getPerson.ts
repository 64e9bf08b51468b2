import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { AuthorPage } from '#src/contract/desk/people/deskPeople.ts';
import type { Role } from '#src/contract/role.ts';
import type { Ctx } from '#src/server/context.ts';
import { blockedPerson } from '#src/server/db/schema/blockedPerson.ts';
import { type CertificateRow, certificate } from '#src/server/db/schema/certificate.ts';
import { comment } from '#src/server/db/schema/comment.ts';
import { courseProduct } from '#src/server/db/schema/courseProduct.ts';
import { courseUserProduct } from '#src/server/db/schema/courseUserProduct.ts';
import { order } from '#src/server/db/schema/order.ts';
import { subscriber } from '#src/server/db/schema/subscriber.ts';
import { type UserRow, user } from '#src/server/db/schema/user.ts';
import { userRole } from '#src/server/db/schema/userRole.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { hasRole, requireRole } from '#src/server/policies/user.ts';
import { isAdminByServer } from '#src/server/services/ground/index.ts';
import { ownSubscription } from '#src/server/services/letters/index.ts';
import { isBlocking } from '#src/server/services/words/index.ts';
import { coursesOf, type PersonCourse } from './coursesOf.ts';
import { eventsOf, type PersonEvent } from './eventsOf.ts';
import { listAuthorPages } from './listAuthorPages.ts';
import { type SimilarPerson, similarTo } from './similarTo.ts';

type Reading = Pick<Ctx, 'db' | 'now'>;

export interface PersonDetail {
  user: UserRow;
  blocked: typeof blockedPerson.$inferSelect | null;
  commentCount: number;
  newsletter: 'confirmed' | 'pending' | 'unsubscribed' | 'none';
  lastAt: Date | null;
  courses: PersonCourse[];
  events: PersonEvent[];
  /** What treasurers are told, in cents. */
  paid: number | null;
  /** What only admins are told. */
  managed: {
    roles: {
      given: Role[];
      isAdminByServer: boolean;
      isSelf: boolean;
      authorId: string | null;
      authors: AuthorPage[];
    };
    certificates: CertificateRow[];
    products: { id: string; name: string }[];
    similar: SimilarPerson[];
  } | null;
}

const similarCount = 5;

/**
 * One person: what they learn, what they have paid, who they may be besides. Moderators are told nothing of money, and only
 * admins of roles.
 * @throws UnauthenticatedError, ForbiddenError, NotFoundError
 */
export async function getPerson({
  ctx,
  input: { userId, adminEmails },
}: {
  ctx: Ctx;
  input: { userId: string; adminEmails: ReadonlySet<string> };
}): Promise<PersonDetail> {
  const { identity } = requireRole(ctx.actor, 'MODERATOR', 'TREASURER');
  const manages = hasRole(ctx.actor, 'ADMIN');
  const sells = hasRole(ctx.actor, 'TREASURER');
  const { db } = ctx;
  const [found] = await db.select().from(user).where(eq(user.id, userId));
  if (!found) throw new NotFoundError('person');
  const [blocks, subscriptions, commentCount, courses, events, paid, managed] = await Promise.all([
    db
      .select()
      .from(blockedPerson)
      .where(and(eq(blockedPerson.uid, found.uid), isBlocking(ctx.now()))),
    db.select({ status: subscriber.status }).from(subscriber).where(ownSubscription(found)),
    db.$count(comment, and(eq(comment.userId, userId), isNull(comment.deletedAt))),
    coursesOf(ctx, userId),
    eventsOf(ctx, found, { sells, manages }),
    sells ? paidBy(ctx, userId) : null,
    manages ? managedOf(ctx, found, adminEmails, identity.uid) : null,
  ]);
  const touches = [
    ...courses.map(({ lastAt }) => lastAt),
    ...events.flatMap(({ at, kind }) => (kind === 'desk' ? [] : at)),
  ];
  const lastAt = touches.reduce((last, at) => (at && (!last || at > last) ? at : last), null);
  return {
    user: found,
    blocked: blocks[0] ?? null,
    commentCount,
    newsletter: subscriptions[0]?.status ?? 'none',
    lastAt,
    courses: sells ? courses : courses.map((own) => ({ ...own, orderId: null, orderNumber: null })),
    events,
    paid,
    managed,
  };
}

/** Cents, without what was given back. */
async function paidBy({ db }: Reading, userId: string): Promise<number> {
  const kept = sql<number>`coalesce(sum(${order.amount} - ${order.refundedAmount} - ${order.chargedBackAmount}), 0)`;
  const [sums] = await db
    .select({ paid: kept.mapWith(Number) })
    .from(order)
    .where(and(eq(order.userId, userId), isNotNull(order.paidAt)));
  return sums?.paid ?? 0;
}

async function managedOf(
  ctx: Reading,
  found: UserRow,
  adminEmails: ReadonlySet<string>,
  ownUid: string,
): Promise<PersonDetail['managed']> {
  const { db } = ctx;
  const [roles, certificates, grants, offers, authors, similar] = await Promise.all([
    db.select({ role: userRole.role }).from(userRole).where(eq(userRole.userId, found.id)).orderBy(asc(userRole.role)),
    db.select().from(certificate).where(eq(certificate.userId, found.id)).orderBy(asc(certificate.issuedAt)),
    db
      .select({ productId: courseUserProduct.productId })
      .from(courseUserProduct)
      .where(eq(courseUserProduct.userId, found.id)),
    db
      .select({ id: courseProduct.id, name: courseProduct.name })
      .from(courseProduct)
      .where(eq(courseProduct.archived, false))
      .orderBy(asc(courseProduct.name)),
    listAuthorPages(ctx),
    similarTo(ctx, found),
  ]);
  const owned = new Set(grants.map(({ productId }) => productId));
  return {
    roles: {
      given: roles.map(({ role }) => role),
      isAdminByServer: isAdminByServer(found, adminEmails),
      isSelf: found.uid === ownUid,
      authorId: authors.find(({ userId }) => userId === found.id)?.id ?? null,
      authors: authors.map(({ userId: _, ...page }) => page),
    },
    certificates,
    products: offers.filter(({ id }) => !owned.has(id)),
    similar: similar
      .map((account) => ({ ...account, products: account.products.filter(({ id }) => !owned.has(id)) }))
      .filter(({ products }) => products.length > 0)
      .slice(0, similarCount),
  };
}
