import type { Ctx } from '#src/server/context.ts';
import type { PaymentGateway } from '#src/server/integrations/payments/paymentGateway.ts';
import { reconcileOrders } from './reconcileOrders.ts';

interface WorkerOptions {
  ctx: Pick<Ctx, 'db' | 'now' | 'logger'>;
  payments: PaymentGateway;
  publicUrl: string;
  /** Orders were looked at, and perhaps a mail was written. */
  onSettled: () => void;
}

const roundEveryMs = 20_000;

/** Settles what waits for the payment provider: at start and every 20 seconds, one round at a time. */
export function startPaymentWorker({ ctx, payments, publicUrl, onSettled }: WorkerOptions): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let round: Promise<void> | null = null;

  async function settle(): Promise<void> {
    try {
      const looked = await reconcileOrders({ ctx, payments, input: { publicUrl }, signal: stopping.signal });
      if (looked > 0) onSettled();
    } catch (error) {
      ctx.logger.error({ err: error }, 'the orders could not be read');
    }
    round = null;
  }

  const start = () => {
    round ??= settle();
  };
  start();
  const timer = setInterval(start, roundEveryMs);
  timer.unref();
  return {
    stop: async () => {
      stopping.abort();
      clearInterval(timer);
      await round;
    },
  };
}
