import { Button, ButtonLink } from '#src/components/ui/Button.tsx';
import { EmptyState } from '#src/components/ui/EmptyState.tsx';
import { FailureNote } from '#src/components/ui/FailureNote.tsx';
import { Pill } from '#src/components/ui/Pill.tsx';
import { TextLink } from '#src/components/ui/TextLink.tsx';
import type { Order, OrderStatus } from '#src/contract/order.ts';
import { formatDate } from '#src/domain/dateTime.ts';
import { formatExactAmount } from '#src/domain/money.ts';
import { paths } from '#src/domain/paths.ts';

interface Props {
  orders: Order[];
  onDownloadReceipt: (orderId: string) => void;
  onDrop: (orderId: string) => void;
  /** The order whose receipt is on its way. */
  downloadingId: string | null;
  /** The order that is being dropped. */
  droppingId: string | null;
  error: string | null;
}

const statusWords: Record<OrderStatus, string> = {
  pending: 'nezaplatená',
  paid: 'zaplatená',
  refunded: 'vrátená',
  lapsed: 'zrušená',
};

/** The buyer's orders with their receipts. */
export function OrderList({ orders, onDownloadReceipt, onDrop, downloadingId, droppingId, error }: Props) {
  if (orders.length === 0) {
    return (
      <EmptyState title="Zatiaľ tu nie je žiadna objednávka">
        <p>Keď si kúpiš kurz, nájdeš tu doklad o&nbsp;platbe.</p>
        <TextLink href={paths.courses()}>Pozrieť kurzy</TextLink>
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-4">
      {error && <FailureNote>{error}</FailureNote>}
      <ul className="divide-y divide-line rounded-xl border border-line bg-raised wrap-anywhere">
        {orders.map((order) => (
          <li key={order.id} className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 px-5 py-4 m:px-6">
            <div className="grid min-w-0 justify-items-start gap-1">
              <h3 className="text-h3">
                <a
                  href={paths.course(order.courseSlug)}
                  className="inline-block min-h-11 content-center hover:underline"
                >
                  {order.productName}
                </a>
              </h3>
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
                {formatDate(order.paidAt ?? order.createdAt)}
                <Pill tone={order.status === 'paid' ? 'success' : 'accent'}>{statusWords[order.status]}</Pill>
              </p>
            </div>
            <div className="flex w-full flex-wrap items-center justify-between gap-x-6 gap-y-3 m:w-auto">
              <p className="grid tabular-nums m:text-right">
                <b className="text-h3">{formatExactAmount(order.amount, order.currency)}</b>
                {order.refundedAmount > 0 && (
                  <span className="text-sm text-muted">
                    vrátené {formatExactAmount(order.refundedAmount, order.currency)}
                  </span>
                )}
                {order.receiptNumber && <span className="text-sm text-muted">doklad {order.receiptNumber}</span>}
              </p>
              {order.status === 'pending' && (
                <div className="flex flex-wrap gap-3">
                  <ButtonLink href={paths.checkout(order.courseSlug, order.productId)} kind="quiet" size="small">
                    Dokončiť platbu
                  </ButtonLink>
                  <Button
                    kind="quiet"
                    size="small"
                    icon="delete"
                    state={droppingId === order.id ? 'busy' : 'ready'}
                    onPress={() => onDrop(order.id)}
                  >
                    Zrušiť<span className="sr-only"> nákup {order.productName}</span>
                  </Button>
                </div>
              )}
              {order.receiptNumber && (
                <Button
                  kind="quiet"
                  size="small"
                  state={downloadingId === order.id ? 'busy' : 'ready'}
                  onPress={() => onDownloadReceipt(order.id)}
                >
                  Stiahnuť doklad<span className="sr-only"> {order.receiptNumber}</span>
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
