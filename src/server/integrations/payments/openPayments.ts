import type { Ctx } from '#src/server/context.ts';
import type { ServerConfig } from '#src/server/env.ts';
import { getSigningKeys } from '#src/server/services/signingKey/getSigningKeys.ts';
import { createLocalGateway, type LocalGateway } from './localGateway.ts';
import type { PaymentGateway } from './paymentGateway.ts';
import { createStripeGateway } from './stripeGateway.ts';

interface Options {
  ctx: Pick<Ctx, 'db' | 'logger' | 'now'>;
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
  { ctx, deliver }: Options,
): Promise<OpenedPayments> {
  if (payments.provider === 'stripe') return { payments: createStripeGateway(payments), localPayments: null };
  const { current: key } = await getSigningKeys({ ctx, input: { name: 'local-payments' } });
  const local = createLocalGateway({ ctx, secret: key.toString('base64url'), deliver });
  return { payments: local, localPayments: local };
}
