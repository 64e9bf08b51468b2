import { ConfigError } from './ConfigError.ts';
import type { Environment } from './environment.ts';
import type { PaymentsConfig, StripeServer } from './ServerConfig.ts';

/** Who takes the money. @throws ConfigError when something of Stripe is missing, or where live payments are kept. */
export function readPayments(env: Environment): PaymentsConfig {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = env;
  const { STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = env;
  if (!secretKey && !publishableKey && !webhookSecret && !apiUrl) return { provider: 'local' };
  if (!secretKey) throw missing('STRIPE_SECRET_KEY');
  if (!publishableKey) throw missing('STRIPE_PUBLISHABLE_KEY');
  if (!webhookSecret) throw missing('STRIPE_WEBHOOK_SECRET');
  if (/^[sr]k_live_/.test(secretKey) && !env.DATABASE_URL) {
    throw new ConfigError(
      'Missing environment variable DATABASE_URL: the live key of STRIPE_SECRET_KEY takes real money, which the embedded database is not made to keep',
    );
  }
  return {
    provider: 'stripe',
    secretKey,
    publishableKey,
    webhookSecret,
    ...(apiUrl && { server: serverOf(new URL(apiUrl)) }),
  };
}

function missing(name: string): ConfigError {
  return new ConfigError(`Missing environment variable ${name}: another one of Stripe is set`);
}

function serverOf({ protocol, hostname, port }: URL): StripeServer {
  const isSecure = protocol === 'https:';
  return {
    protocol: isSecure ? 'https' : 'http',
    // Without the brackets that a URL has around an IPv6 address.
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : isSecure ? 443 : 80,
  };
}
