import type {
  DeskOrder,
  DeskOrderEvent,
  DeskOrderItem,
  DeskOrderPage,
  DeskProduct,
  Gift,
} from '#src/contract/desk/money/deskOrders.ts';
import { receiptNumber } from '#src/domain/receiptNumber.ts';
import { typeset } from '#src/domain/typography.ts';
import {
  type DeskOrderDetail,
  type DeskOrderRow,
  type DeskOrders,
  type GivenProduct,
  type listProducts,
  orderLifetimeMs,
} from '#src/server/services/selling/index.ts';
import { presentPaged } from './presentPaged.ts';

function presentItem({ order, code, receipt }: DeskOrderRow): DeskOrderItem {
  return {
    id: order.id,
    at: (order.paidAt ?? order.createdAt).toISOString(),
    buyerName: order.buyerName,
    buyerEmail: order.buyerEmail,
    productName: typeset(order.productName),
    status: order.status,
    isDisputed: order.disputedAt !== null,
    currency: order.currency,
    listAmount: order.listAmount,
    amount: order.amount,
    refundedAmount: order.refundedAmount + order.chargedBackAmount,
    code,
    receiptNumber: receipt && receiptNumber(receipt),
    isTest: receipt?.isTest ?? false,
  };
}

export function presentDeskOrders({ counts, sum, months, ...paged }: DeskOrders): DeskOrderPage {
  return { ...presentPaged(paged, presentItem), counts, sum, months };
}

export function presentDeskOrder(detail: DeskOrderDetail): DeskOrder {
  const { order, courseSlug, buyer, hasAccess, mails } = detail;
  const isPaid = order.status === 'paid';
  const asked = Math.max(order.refundedAmount, order.refundRequestedAmount);
  const lapsesAt = new Date(order.createdAt.getTime() + orderLifetimeMs);
  return {
    ...presentItem(detail),
    productId: order.productId,
    courseSlug,
    createdAt: order.createdAt.toISOString(),
    consentedAt: order.consentedAt?.toISOString() ?? null,
    paidAt: order.paidAt?.toISOString() ?? null,
    codeId: order.promotionCodeId,
    paymentId: order.paymentIntentId,
    refundUnderWay: isPaid ? asked - order.refundedAmount : 0,
    refundAsked: asked,
    refundable:
      isPaid && order.disputedAt === null && order.paymentIntentId !== null
        ? Math.max(0, order.amount - order.chargedBackAmount - asked)
        : 0,
    lapsesAt: order.status === 'pending' ? lapsesAt.toISOString() : null,
    checkedAt: order.checkedAt?.toISOString() ?? null,
    buyer,
    hasAccess,
    history: historyOf(detail),
    note: order.deskNote,
    mails: mails.map(({ id, template, createdAt, sentAt, failedAt }) => ({
      id,
      template: template ?? '',
      state: sentAt ? 'sent' : failedAt ? 'failed' : 'waiting',
      at: (sentAt ?? failedAt ?? createdAt).toISOString(),
    })),
  };
}

/**
 * What somebody asked for at the desk stands there with their name, so not once more among what happened to the order; but what they
 * gave as the reason is only here, because it may be about a person.
 */
function historyOf({ events, acts }: Pick<DeskOrderDetail, 'events' | 'acts'>): DeskOrderEvent[] {
  const isAsked = ({ kind, source }: (typeof events)[number]) => kind === 'refund-requested' && source === 'admin';
  const reasonOf = ({ action, details }: (typeof acts)[number]) =>
    action === 'order-refunded' &&
    events.find((event) => isAsked(event) && event.details.total === details.total)?.details.reason;
  const happened = events
    .filter((event) => !isAsked(event))
    .map(({ at, source, kind, details }) => ({ at, source, kind, actorName: null, details }));
  const done = acts.map((act) => {
    const { at, action, actorName, details } = act;
    const reason = reasonOf(act);
    return { at, source: null, kind: action, actorName, details: reason ? { ...details, reason } : details };
  });
  return [...done, ...happened]
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .map((event) => ({ ...event, at: event.at.toISOString() }));
}

export function presentProduct({ product, course }: Awaited<ReturnType<typeof listProducts>>[number]): DeskProduct {
  const { id, variantName, amount, currency, archived } = product;
  return {
    id,
    name: typeset(variantName),
    courseId: course.id,
    courseName: typeset(course.name),
    amount,
    currency,
    isArchived: archived,
  };
}

export function presentGift({ gift, person, productName }: GivenProduct): Gift {
  return {
    id: gift.id,
    at: gift.createdAt.toISOString(),
    personName: person.displayName,
    personEmail: person.email,
    productName: typeset(productName),
  };
}
