import Stripe from 'stripe';
import type { StripeServer } from '#src/server/config/ServerConfig.ts';
import { type PayablePayment, type PaymentGateway, PaymentProviderError } from './paymentGateway.ts';
import { balanceEntryOf } from './stripeBalance.ts';
import { readSignedEvent } from './stripeEvent.ts';
import { paymentOfIntent } from './stripePayment.ts';

interface Options {
  secretKey: string;
  webhookSecret: string;
  now?: () => Date;
  /** A stand-in for api.stripe.com, with less patience in tests. */
  server?: StripeServer & { timeout?: number };
}

/** The form of Stripe's objects; another one is a decision, not an update of the library. */
const apiVersion = '2026-10-28.endive';
/** Milliseconds for one attempt; with two more, and the pauses of 0.5 and 1 s before them, within ten seconds. */
const patience = 2_800;

/** Stripe. A call that got no answer may be repeated: Stripe knows it again by its idempotency key. */
export function createStripeGateway({
  secretKey,
  webhookSecret,
  now = () => new Date(),
  server,
}: Options): PaymentGateway {
  const stripe = new Stripe(secretKey, {
    apiVersion,
    timeout: patience,
    maxNetworkRetries: 2,
    telemetry: false,
    ...server,
  });
  const retrieve = (id: string) => stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });

  return {
    isTest: /^[sr]k_test_/.test(secretKey),

    createPayment: ({ orderId, amount, currency, description }) =>
      asked(async () => {
        const intent = await stripe.paymentIntents.create(
          {
            amount,
            currency: currency.toLowerCase(),
            automatic_payment_methods: { enabled: true },
            metadata: { orderId },
            description,
          },
          { idempotencyKey: `order-${orderId}` },
        );
        // A known key is answered with what was true the first time; it may have been paid since.
        const isReplayed = intent.lastResponse.headers['idempotent-replayed'] === 'true';
        return payable(isReplayed ? await retrieve(intent.id) : intent);
      }),

    readPayment: (id) => asked(async () => payable(await retrieve(id))),

    cancelPayment: (id) =>
      asked(async () => {
        try {
          return paymentOfIntent(await stripe.paymentIntents.cancel(id));
        } catch (error) {
          if (!isUnexpectedState(error)) throw error;
          return paymentOfIntent(await retrieve(id));
        }
      }),

    refundPayment: (id, total) =>
      asked(async () => {
        const payment = paymentOfIntent(await retrieve(id));
        const rest = total - payment.amountRefunded;
        if (rest <= 0) return payment;
        // One refund from each state: two calls at once with different totals must not add up.
        const idempotencyKey = `refund-${id}-${payment.amountRefunded}`;
        await stripe.refunds.create({ payment_intent: id, amount: rest }, { idempotencyKey });
        return paymentOfIntent(await retrieve(id));
      }),

    readBalance: (since) =>
      asked(async () => {
        const gte = Math.floor(since.getTime() / 1000);
        const lines: Stripe.BalanceTransaction[] = [];
        const pages = stripe.balanceTransactions.list({ created: { gte }, limit: 100, expand: ['data.source'] });
        for await (const line of pages) lines.push(line);
        // Stripe tells the newest first.
        return lines.toReversed().flatMap((line) => balanceEntryOf(line) ?? []);
      }),

    readEvent: (body, signature) => readSignedEvent(body, signature, webhookSecret, now()),
  };
}

function payable(intent: Stripe.PaymentIntent): PayablePayment {
  if (!intent.client_secret) throw new PaymentProviderError(new Error('The payment came without a client secret.'));
  return { ...paymentOfIntent(intent), clientSecret: intent.client_secret };
}

/** Paid, cancelled or with the bank: it can be cancelled no more. */
function isUnexpectedState(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === 'payment_intent_unexpected_state';
}

async function asked<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw error instanceof Stripe.errors.StripeError ? new PaymentProviderError(causeOf(error)) : error;
  }
}

/** What may be logged: Stripe's errors quote headers, payments with their secrets, and parts of keys. */
function causeOf({ type, code, statusCode, requestId, message }: Stripe.errors.StripeError): Error {
  const harmless = message.replace(/\b(?:sk|rk|whsec)_\S+|_secret_\S+/g, '…');
  return Object.assign(new Error(harmless), { type, code, statusCode, requestId });
}
