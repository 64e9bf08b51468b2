import type { Ctx } from '#src/server/context.ts';
import type { PaymentGateway } from '#src/server/integrations/payments/paymentGateway.ts';
import { type Rounds, startRounds } from '#src/server/services/ground/index.ts';
import { askBalance } from '#src/server/services/selling/movement/askBalance.ts';
import { fillMovements } from '#src/server/services/selling/movement/fillMovements.ts';
import { reconcileOrders } from './reconcileOrders.ts';

interface WorkerOptions {
  ctx: Pick<Ctx, 'db' | 'now' | 'logger'>;
  payments: PaymentGateway;
  /** Orders were looked at, and perhaps a mail was written. */
  onSettled: () => void;
}

const everyMs = 20_000;
/** The rounds, from the first on, in which orders without movements are looked for: at once, and after about ten minutes. */
const fillings = [0, 30];

/** Settles what waits for the payment provider, and keeps the books of what it moves. */
export function startPaymentWorker({ ctx, payments, onSettled }: WorkerOptions): Rounds {
  let rounds = 0;
  return startRounds({
    logger: ctx.logger,
    failure: 'the orders could not be read',
    everyMs,
    work: async (signal) => {
      if ((await reconcileOrders({ ctx, payments, signal })) > 0) onSettled();
      // Again after a while: until then processes of the version before may still have sold something.
      if (fillings.includes(rounds)) await fillMovements({ ctx, signal });
      rounds += 1;
      await askBalance({ ctx, payments }).catch((error: unknown) => {
        ctx.logger.warn({ err: error }, 'the balance could not be asked for; it is tried again');
      });
      return null;
    },
  });
}
