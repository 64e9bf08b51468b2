import type { DeskCode, DeskCodePage, DeskCodeUses } from '#src/contract/desk/money/deskCodes.ts';
import { typeset } from '#src/domain/typography.ts';
import type { CodeUses, DeskCodeDetail, DeskCodes } from '#src/server/services/selling/index.ts';
import { presentPaged } from './presentPaged.ts';

function presentCode({ code, courses, redeemed, reserved, state }: DeskCodeDetail): DeskCode {
  return {
    ...code,
    createdAt: code.createdAt.toISOString(),
    courses: courses.map(({ id, name }) => ({ id, name: typeset(name) })),
    redeemed,
    reserved,
    state,
  };
}

export function presentCodes({ counts, ...paged }: DeskCodes): DeskCodePage {
  return { ...presentPaged(paged, presentCode), counts };
}

export function presentCodeUses({ code, uses, sum }: CodeUses): DeskCodeUses {
  return {
    code: presentCode(code),
    uses: presentPaged(uses, ({ order, state }) => ({
      orderId: order.id,
      at: (order.paidAt ?? order.createdAt).toISOString(),
      buyerName: order.buyerName,
      productName: typeset(order.productName),
      state,
      currency: order.currency,
      discount: order.listAmount - order.amount,
      amount: order.amount,
      refundedAmount: order.refundedAmount + order.chargedBackAmount,
    })),
    sum,
  };
}
