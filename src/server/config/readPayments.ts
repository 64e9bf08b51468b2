import type { Environment, PaymentsConfig } from '#src/server/env.ts';
import { ConfigError } from './ConfigError.ts';
import { requireLoopback } from './requireLoopback.ts';

const stripeNames = 'STRIPE_SECRET_KEY (and STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET)';

export function readPayments(env: Environment): PaymentsConfig {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = env;
  const { STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  if (!secretKey && !publishableKey && !webhookSecret) {
    requireLoopback(env, stripeNames, 'the local payment gateway');
    return { provider: 'local' };
  }
  if (!secretKey) throw new ConfigError('Missing environment variable STRIPE_SECRET_KEY: another one of Stripe is set');
  if (!publishableKey)
    throw new ConfigError('Missing environment variable STRIPE_PUBLISHABLE_KEY: another one of Stripe is set');
  if (!webhookSecret)
    throw new ConfigError('Missing environment variable STRIPE_WEBHOOK_SECRET: another one of Stripe is set');
  return { provider: 'stripe', secretKey, publishableKey, webhookSecret };
}
