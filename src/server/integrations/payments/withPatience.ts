import { withinTime } from '#src/withinTime.ts';
import { type PaymentGateway, PaymentProviderError } from './paymentGateway.ts';

/**
 * The gateway for somebody who waits: the provider has so many milliseconds for all of its calls together, then they fail
 * as when it is away. What is under way goes on, and may be repeated as any call that got no answer.
 */
export function withPatience(payments: PaymentGateway, patienceMs: number): PaymentGateway {
  let left = patienceMs;
  const hurried =
    <Input extends unknown[], Answer>(call: (...input: Input) => Promise<Answer>) =>
    async (...input: Input): Promise<Answer> => {
      const start = Date.now();
      try {
        return await withinTime(left, call(...input), late);
      } finally {
        left -= Date.now() - start;
      }
    };
  return {
    ...payments,
    createPayment: hurried(payments.createPayment),
    readPayment: hurried(payments.readPayment),
    cancelPayment: hurried(payments.cancelPayment),
    refundPayment: hurried(payments.refundPayment),
    readBalance: hurried(payments.readBalance),
  };
}

function late(): never {
  throw new PaymentProviderError(new Error('No answer in time.'));
}
