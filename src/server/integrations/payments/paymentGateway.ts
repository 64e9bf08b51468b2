import { AppError } from '#src/server/errors.ts';

/** A payment as the provider tells it; all the amounts in cents. */
export interface Payment {
  id: string;
  /** The order it was made for; `null` when it is none of ours. */
  orderId: string | null;
  /** `open`: the buyer may still pay; `processing`: the bank has not decided. */
  status: 'open' | 'processing' | 'succeeded' | 'canceled';
  currency: string;
  amountReceived: number;
  amountRefunded: number;
}

/** With it the browser pays. */
export interface PayablePayment extends Payment {
  clientSecret: string;
}

export interface PaymentRequest {
  orderId: string;
  amount: number;
  currency: string;
  /** On the provider's own pages and lists. */
  description: string;
}

/** Takes money for orders. Every call may be repeated: the provider does it once. */
export interface PaymentGateway {
  /** Makes the payment of an order, or answers the one that was made for it before. @throws PaymentProviderError */
  createPayment(request: PaymentRequest): Promise<PayablePayment>;
  /** @throws PaymentProviderError */
  readPayment(id: string): Promise<PayablePayment>;
  /** Makes sure that it can be paid no more, and answers how it ended: paid before, perhaps. @throws PaymentProviderError */
  cancelPayment(id: string): Promise<Payment>;
  /** Gives back until `amountRefunded` is `total`; answers what has been given back then. @throws PaymentProviderError */
  refundPayment(id: string, total: number): Promise<Payment>;
  /**
   * What an event says of its payment; `null` for events of other things.
   * @throws InvalidSignatureError when it is not signed by the provider, or too long ago.
   */
  readEvent(body: string, signature: string): Payment | null;
}

/** The provider does not answer, or not as it should; trying again may help. */
export class PaymentProviderError extends AppError {
  constructor(cause: unknown) {
    super('unavailable', 'payment-provider-unavailable', 'The payment provider does not answer; try again.');
    this.cause = cause;
  }
}

export class InvalidSignatureError extends AppError {
  constructor() {
    super('invalid', 'signature-invalid', 'The signature does not fit.');
  }
}
