import type { MovementLine, MovementPage, Payout } from '#src/contract/desk/money/deskMovements.ts';
import { receiptNumber } from '#src/domain/receiptNumber.ts';
import { typeset } from '#src/domain/typography.ts';
import type { BookLine, BookPage, PayoutDetail } from '#src/server/services/selling/index.ts';
import { presentPaged } from './presentPaged.ts';

function presentLine(month: string, { at, order, receipt, ...line }: BookLine): MovementLine {
  return {
    ...line,
    at: at.toISOString(),
    isLate: !line.day.startsWith(month),
    order: order && {
      id: order.id,
      buyerName: order.buyerName,
      productName: typeset(order.productName),
      receiptNumber: receipt && receiptNumber(receipt),
      paidAt: order.paidAt?.toISOString() ?? null,
    },
  };
}

export function presentMovements({ items, page, pageCount, total, ...book }: BookPage): MovementPage {
  return {
    ...presentPaged({ items, page, pageCount, total }, (line) => presentLine(book.month, line)),
    ...book,
    closed: book.closed && { ...book.closed, at: book.closed.at.toISOString() },
    knownUntil: book.knownUntil?.toISOString() ?? null,
    disputes: book.disputes.map(({ order, receipt, amount, dueBy }) => ({
      orderId: order.id,
      buyerName: order.buyerName,
      receiptNumber: receipt && receiptNumber(receipt),
      amount,
      dueBy,
    })),
  };
}

export function presentPayout({ payout, at, parts, ...detail }: PayoutDetail): Payout {
  const { payouts: _, ...moved } = parts;
  return {
    ...payout,
    ...detail,
    at: at.toISOString(),
    parts: moved,
    checkedAt: payout.checkedAt?.toISOString() ?? null,
  };
}
