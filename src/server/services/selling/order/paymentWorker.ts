import type { Ctx } from '#src/server/context.ts';
import type { PaymentGateway } from '#src/server/integrations/payments/paymentGateway.ts';
import { type Rounds, startRounds } from '#src/server/services/ground/index.ts';
import { reconcileOrders } from './reconcileOrders.ts';

interface WorkerOptions {
  ctx: Pick<Ctx, 'db' | 'now' | 'logger'>;
  payments: PaymentGateway;
  /** Orders were looked at, and perhaps a mail was written. */
  onSettled: () => void;
}

const everyMs = 20_000;

/** Settles what waits for the payment provider. */
export function startPaymentWorker({ ctx, payments, onSettled }: WorkerOptions): Rounds {
  return startRounds({
    logger: ctx.logger,
    failure: 'the orders could not be read',
    everyMs,
    work: async (signal) => {
      if ((await reconcileOrders({ ctx, payments, signal })) > 0) onSettled();
      return null;
    },
  });
}
