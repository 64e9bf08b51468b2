import { and, asc, desc, eq, ne } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { type AdminEventRow, adminEvent } from '#src/server/db/schema/adminEvent.ts';
import { course } from '#src/server/db/schema/course.ts';
import { courseProduct } from '#src/server/db/schema/courseProduct.ts';
import { courseUserProduct } from '#src/server/db/schema/courseUserProduct.ts';
import { mail } from '#src/server/db/schema/mail.ts';
import { order, orderEvent } from '#src/server/db/schema/order.ts';
import { user } from '#src/server/db/schema/user.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { type DeskOrderRow, selectDeskOrders } from './deskOrders.ts';

export interface DeskOrderDetail extends DeskOrderRow {
  courseSlug: string;
  buyer: { id: string; displayName: string; otherOrders: number } | null;
  hasAccess: boolean;
  events: (typeof orderEvent.$inferSelect)[];
  acts: (Pick<AdminEventRow, 'at' | 'action' | 'details'> & { actorName: string | null })[];
  mails: Pick<typeof mail.$inferSelect, 'id' | 'template' | 'createdAt' | 'sentAt' | 'failedAt'>[];
}

/** An order with all that there is about it. @throws UnauthenticatedError, ForbiddenError, NotFoundError */
export async function getDeskOrder({
  ctx,
  input: { orderId },
}: {
  ctx: Pick<Ctx, 'db' | 'actor'>;
  input: { orderId: string };
}): Promise<DeskOrderDetail> {
  requireRole(ctx.actor, 'TREASURER');
  const { db } = ctx;
  const [found] = await selectDeskOrders(ctx).where(eq(order.id, orderId));
  if (!found) throw new NotFoundError('order');
  const [[place], buyer, granted, events, acts, mails] = await Promise.all([
    db
      .select({ courseSlug: course.slug })
      .from(courseProduct)
      .innerJoin(course, eq(course.id, courseProduct.courseId))
      .where(eq(courseProduct.id, found.order.productId)),
    buyerOf(ctx, found.order),
    db.$count(courseUserProduct, eq(courseUserProduct.orderId, orderId)),
    db.select().from(orderEvent).where(eq(orderEvent.orderId, orderId)).orderBy(asc(orderEvent.id)),
    db
      .select({
        at: adminEvent.at,
        action: adminEvent.action,
        details: adminEvent.details,
        actorName: user.displayName,
      })
      .from(adminEvent)
      .leftJoin(user, eq(user.uid, adminEvent.actorUid))
      .where(eq(adminEvent.target, orderId))
      .orderBy(asc(adminEvent.id)),
    db
      .select({
        id: mail.id,
        template: mail.template,
        createdAt: mail.createdAt,
        sentAt: mail.sentAt,
        failedAt: mail.failedAt,
      })
      .from(mail)
      .where(eq(mail.orderId, orderId))
      .orderBy(desc(mail.createdAt), desc(mail.id)),
  ]);
  return { ...found, courseSlug: place?.courseSlug ?? '', buyer, hasAccess: granted > 0, events, acts, mails };
}

async function buyerOf({ db }: Pick<Ctx, 'db'>, { id, userId }: DeskOrderRow['order']) {
  if (userId === null) return null;
  const [[buyer], otherOrders] = await Promise.all([
    db.select({ id: user.id, displayName: user.displayName }).from(user).where(eq(user.id, userId)),
    db.$count(order, and(eq(order.userId, userId), ne(order.id, id))),
  ]);
  return buyer ? { ...buyer, otherOrders } : null;
}
