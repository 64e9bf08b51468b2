/** What one attempt to pay came to; `incomplete`: the form says itself what it is missing. */
export type PaymentOutcome =
  | { outcome: 'paid' | 'processing' | 'incomplete' }
  /** `code` is the provider's. */
  | { outcome: 'failed'; code: string };

export interface PaymentAttempt {
  /**
   * Called once the form is complete, before any money: has the server record the buyer's consent. Answers the payment's
   * secret; `null` when nothing is to be paid any more.
   */
  prepare: () => Promise<string | null>;
  /** Where a bank that takes the buyer away leads them back; absolute. */
  returnUrl: string;
  /** The page is about to be left for the bank. */
  onLeave: () => void;
}

/** A way to pay. Its component shows the form in checkout; this is the handle on it. */
export interface PaymentWay {
  /** @throws what `prepare` throws, and ApiError */
  pay: (attempt: PaymentAttempt) => Promise<PaymentOutcome>;
}
