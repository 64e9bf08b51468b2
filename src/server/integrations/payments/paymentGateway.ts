import type { MovementKind } from '#src/contract/desk/money/deskMovements.ts';
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
  /** No money was moved. */
  isTest: boolean;
}

/** The buyer's bank asks for the money of a payment back. */
export interface Dispute {
  id: string;
  paymentId: string;
  status: 'open' | 'won' | 'lost';
  /** Cents. */
  amount: number;
  /** The provider's word for why. */
  reason: string;
  /** Until when it has to be answered. */
  dueBy: Date | null;
  /** The bank only asks: it has taken nothing. */
  isInquiry: boolean;
}

/** Money that was to be given back, and did not arrive. */
export interface FailedRefund {
  id: string;
  paymentId: string;
  /** Cents. */
  amount: number;
  /** The provider's word for why. */
  reason: string | null;
}

/** What the provider tells by itself, and when it happened there. `balance`: it has something new to be asked for. */
export type PaymentEvent = { at?: Date | undefined } & (
  | { kind: 'payment'; payment: Payment }
  | { kind: 'dispute'; dispute: Dispute }
  | { kind: 'failed-refund'; refund: FailedRefund }
  | { kind: 'balance' }
);

/** A line of the provider's balance. */
export interface BalanceEntry {
  /** Of the line, not of what caused it. */
  id: string;
  kind: MovementKind;
  /** Cents that it adds to the balance or takes from it, without the fee. */
  amount: number;
  /** Cents that the provider keeps for it. */
  fee: number;
  at: Date;
  /** The payment that it is about; `null` for payouts and fees of their own. */
  paymentId: string | null;
  /** The dispute or the refund that it is about. */
  sourceId: string | null;
  /** Of a payout: the day on which the bank should have it, and how its statement names it. */
  payout: { id: string; arrivesOn: string | null; descriptor: string | null } | null;
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
  /** It moves no money. */
  isTest: boolean;
  /** Makes the payment of an order, or answers the one that was made for it before. @throws PaymentProviderError */
  createPayment(request: PaymentRequest): Promise<PayablePayment>;
  /** @throws PaymentProviderError */
  readPayment(id: string): Promise<PayablePayment>;
  /** Makes sure that it can be paid no more, and answers how it ended: paid before, perhaps. @throws PaymentProviderError */
  cancelPayment(id: string): Promise<Payment>;
  /** Gives back until `amountRefunded` is `total`; answers what has been given back then. @throws PaymentProviderError */
  refundPayment(id: string, total: number): Promise<Payment>;
  /** The lines of the balance from a moment on, the oldest first. @throws PaymentProviderError */
  readBalance(since: Date): Promise<BalanceEntry[]>;
  /**
   * What an event tells; `null` for events of other things.
   * @throws InvalidSignatureError when it is not signed by the provider, or too long ago, or in the future.
   * @throws MalformedEventError
   */
  readEvent(body: string, signature: string): PaymentEvent | null;
}

/** The provider does not answer, or not as it should; trying again may help. */
export class PaymentProviderError extends AppError {
  constructor(cause: unknown) {
    super('unavailable', 'payment-provider-unavailable', 'The payment provider does not answer; try again.');
    this.cause = cause;
  }
}

/** Signed by the provider, and yet not of the form that its type has; `message` names the places. */
export class MalformedEventError extends AppError {
  constructor(places: string[]) {
    super('invalid', 'event-malformed', `The event has not the form of its type: ${places.join(', ')}.`);
  }
}

export class InvalidSignatureError extends AppError {
  constructor() {
    super('invalid', 'signature-invalid', 'The signature does not fit.');
  }
}
