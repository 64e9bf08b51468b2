import type { ServerConfig } from '#src/server/config/ServerConfig.ts';
import type { Ctx } from '#src/server/context.ts';
import { createLocalGateway, type LocalGateway } from './localGateway.ts';
import type { PaymentGateway } from './paymentGateway.ts';
import { createStripeGateway } from './stripeGateway.ts';

interface Options {
  ctx: Pick<Ctx, 'db' | 'logger' | 'now'>;
  /** What the local gateway signs with; asked for by it alone. */
  signingKey: () => Promise<Buffer>;
  /** Brings an event of the local gateway to the webhook. */
  deliver: (body: string, signature: string) => Response | Promise<Response>;
}

interface OpenedPayments {
  payments: PaymentGateway;
  /** The same one, when it is of this process. */
  localPayments: LocalGateway | null;
}

/** The payment provider of the configuration: Stripe, or the local one (architecture, payments). */
export async function openPayments(
  { payments }: Pick<ServerConfig, 'payments'>,
  { ctx, signingKey, deliver }: Options,
): Promise<OpenedPayments> {
  if (payments.provider === 'stripe') return { payments: createStripeGateway(payments), localPayments: null };
  const secret = (await signingKey()).toString('base64url');
  const local = createLocalGateway({ ctx, secret, deliver });
  return { payments: local, localPayments: local };
}
