import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import Stripe from 'stripe';
import type { LocalPayment } from '#src/contract/order.ts';
import type { Ctx } from '#src/server/context.ts';

export interface LocalEventsOptions {
  ctx: Pick<Ctx, 'logger' | 'now'>;
  /** Signs the events. */
  secret: string;
  /** Brings an event to the webhook. */
  deliver: (body: string, signature: string) => Response | Promise<Response>;
  /** Milliseconds before a late event, and before each further attempt; shorter ones in tests. */
  delays?: { late: number; retries: number[] };
}

interface LocalEvents {
  /** Tells of an object as `delivery` says, not awaited. */
  emit(type: EventType, object: object, delivery: LocalPayment['delivery']): void;
  /** Waits for the events under way; those that are due later are never sent, as if the provider were down. */
  stop(): Promise<void>;
}

type EventType =
  | 'payment_intent.succeeded'
  | 'charge.refunded'
  | 'charge.dispute.created'
  | 'charge.dispute.closed'
  | 'refund.failed'
  | 'payout.paid';

/** The events of the local payment provider: formed, signed and repeated until they are taken, as Stripe does. */
export function createLocalEvents({
  ctx: { logger, now },
  secret,
  deliver,
  delays = { late: 5_000, retries: [200, 1_000, 3_000] },
}: LocalEventsOptions): LocalEvents {
  const stopping = new AbortController();
  const deliveries = new Set<Promise<void>>();

  async function send(type: EventType, body: string, firstWait: number): Promise<void> {
    for (const wait of [firstWait, ...delays.retries]) {
      // The wait of 0 lets the caller have its answer first.
      const isDue = await sleep(wait, true, { signal: stopping.signal, ref: false }).catch(() => false);
      if (!isDue || (await isReceived(type, body))) return;
    }
    logger.error({ type }, 'the webhook did not take an event');
  }

  async function isReceived(type: EventType, body: string): Promise<boolean> {
    const timestamp = Math.floor(now().getTime() / 1000);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
    try {
      const { ok, status } = await deliver(body, signature);
      if (!ok) logger.warn({ type, status }, 'the webhook refused an event');
      return ok;
    } catch (error) {
      logger.warn({ err: error, type }, 'the webhook could not be reached');
      return false;
    }
  }

  return {
    emit: (type, object, delivery) => {
      const body = eventOf(type, object, now());
      const waits = { once: [0], twice: [0, 0], late: [delays.late], never: [] }[delivery];
      for (const wait of waits) {
        const sent = send(type, body, wait).finally(() => deliveries.delete(sent));
        deliveries.add(sent);
      }
    },

    stop: async () => {
      stopping.abort();
      await Promise.all(deliveries);
    },
  };
}

function eventOf(type: EventType, object: object, at: Date): string {
  const id = `evt_${randomBytes(16).toString('hex')}`;
  const created = Math.floor(at.getTime() / 1000);
  return JSON.stringify({ id, object: 'event', type, created, data: { object } });
}
