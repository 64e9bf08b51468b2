import type { Ctx } from '#src/server/context.ts';
import type { UserRow } from '#src/server/db/schema/user.ts';
import type { PaymentGateway } from '#src/server/integrations/payments/paymentGateway.ts';
import { PaymentProviderError } from '#src/server/integrations/payments/paymentGateway.ts';
import type { Sale } from './findSale.ts';
import { type PreparedOrder, preparePayment } from './preparePayment.ts';
import { reserveOrder } from './reserveOrder.ts';
import { withdrawOrder } from './withdrawOrder.ts';

/** How often an order may turn out to be over before we give up. */
const mostAttempts = 3;

/**
 * The order of a buyer for a product on today's terms, ready to be paid. One on older terms, or one that can be paid no
 * more, makes room for a new one.
 * @throws ForbiddenError when the code does not hold, PaymentProviderError.
 */
export async function openOrder({
  ctx,
  payments,
  input: { sale, user, code },
}: {
  ctx: Pick<Ctx, 'db' | 'now' | 'logger'>;
  payments: PaymentGateway;
  input: { sale: Sale; user: UserRow; code: string | null };
}): Promise<PreparedOrder> {
  const { product } = sale;
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const order = await reserveOrder({ ctx, input: { sale, user, code } });
    if (!order) continue;
    if (order.listAmount !== product.amount || order.currency !== product.currency) {
      const ended = await withdrawOrder({ ctx, payments, input: { order, source: 'buyer' } });
      if (ended.status === 'paid') return { order: ended, clientSecret: null };
    } else {
      const prepared = await preparePayment({ ctx, payments, input: { order } });
      if (prepared.order.status !== 'lapsed') return prepared;
    }
  }
  throw new PaymentProviderError(new Error('every order was over at once'));
}
