import { isLoopbackHost } from '#src/server/network/loopback.ts';
import { ConfigError } from './ConfigError.ts';
import type { Environment } from './environment.ts';
import type { IdentityConfig, PaymentsConfig } from './ServerConfig.ts';

interface Providers {
  identity: IdentityConfig;
  payments: PaymentsConfig;
}

interface TrialPart {
  what: string;
  /** What makes it real. */
  names: string;
}

const firebaseNames = 'FIREBASE_PROJECT_ID (and FIREBASE_API_KEY)';
const trialIdentity: Record<IdentityConfig['provider'], TrialPart | null> = {
  firebase: null,
  local: { what: 'the local identity provider', names: firebaseNames },
  emulator: {
    what: 'the emulator of FIREBASE_AUTH_EMULATOR_HOST',
    names: 'FIREBASE_PROJECT_ID (and FIREBASE_API_KEY, without FIREBASE_AUTH_EMULATOR_HOST)',
  },
};
const trialPayments: Record<PaymentsConfig['provider'], TrialPart | null> = {
  stripe: null,
  local: {
    what: 'the local payment gateway',
    names: 'STRIPE_SECRET_KEY (and STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET)',
  },
};

/**
 * With a trial provider anyone can be anyone or pays with nothing: it serves this computer only, and never together
 * with a real one, whose people or money it would give away.
 * @throws ConfigError
 */
export function keepTrialHere(env: Environment, { identity, payments }: Providers): void {
  const people = trialIdentity[identity.provider];
  const money = trialPayments[payments.provider];
  const elsewhere = addressElsewhere(env);
  for (const part of [people, money]) {
    if (part && elsewhere) throw missing(part, `serves a loopback ${elsewhere} only, not ${env[elsewhere]}`);
  }
  if (people && !money) throw missing(people, 'takes no real payments, and STRIPE_SECRET_KEY is set');
  if (money && !people) throw missing(money, 'sells nothing to real accounts, and FIREBASE_PROJECT_ID is set');
}

/** The first of the site's addresses that others can reach. */
function addressElsewhere({ HOST, PUBLIC_URL, PUBLIC_API_URL }: Environment) {
  if (!isLoopbackHost(HOST)) return 'HOST';
  if (PUBLIC_URL && !isLoopbackHost(new URL(PUBLIC_URL).hostname)) return 'PUBLIC_URL';
  if (PUBLIC_API_URL && !isLoopbackHost(new URL(PUBLIC_API_URL).hostname)) return 'PUBLIC_API_URL';
  return null;
}

function missing({ what, names }: TrialPart, reason: string): ConfigError {
  return new ConfigError(`Missing environment variable ${names}: ${what} ${reason}`);
}
