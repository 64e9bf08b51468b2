import { expect, test } from 'vitest';
import { ConfigError } from '#src/server/config/ConfigError.ts';
import { readConfig } from '#src/server/config/readConfig.ts';

const firebase = { FIREBASE_PROJECT_ID: 'riadok', FIREBASE_API_KEY: 'key' };
const emulator = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };
const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

const providers = {
  'nothing real': {},
  'the emulator': emulator,
  'Firebase alone': firebase,
  'Stripe alone': stripe,
  'the emulator and Stripe': { ...emulator, ...stripe },
  'the emulator in spite of Firebase, and Stripe': { ...emulator, ...firebase, ...stripe },
  'Firebase and Stripe': { ...firebase, ...stripe },
};
type Providers = keyof typeof providers;

const here: Record<string, string>[] = [
  {},
  ...['127.0.0.1', '127.0.0.2', '::1', 'localhost'].map((HOST) => ({ HOST })),
  ...['localhost:3000', 'LOCALHOST', '127.0.0.1:3000', '127.8.8.8', '127.1', '[::1]:3000', '[0:0::1]'].map((host) => ({
    PUBLIC_URL: `http://${host}`,
  })),
  { PUBLIC_API_URL: 'http://127.0.0.1:3000/api' },
];
const elsewhere: Record<string, string>[] = [
  ...['0.0.0.0', '::', '192.168.1.5', 'www.example.sk'].map((HOST) => ({ HOST })),
  ...[
    'www.example.sk',
    'localhost.evil.com',
    'localhost.',
    'evil.localhost',
    '127.0.0.1.nip.io',
    '192.168.1.5',
    '0.0.0.0',
    '[::]',
    '[2001:db8::1]',
  ].map((host) => ({ PUBLIC_URL: `https://${host}` })),
  { PUBLIC_API_URL: 'https://api.example.sk' },
];

const start = (kind: Providers, addresses: Record<string, string>) => () =>
  readConfig({ ...providers[kind], ...addresses });

const said = (addresses: Record<string, string>) => JSON.stringify(addresses);

test.each(['nothing real', 'the emulator', 'Firebase and Stripe'] as const)('%s starts on this computer', (kind) => {
  for (const at of here) expect.soft(start(kind, at), said(at)).not.toThrow();
});

test('Firebase and Stripe start elsewhere', () => {
  const real = { identity: { provider: 'firebase' }, payments: { provider: 'stripe' } };
  for (const at of elsewhere) expect.soft(start('Firebase and Stripe', at)(), said(at)).toMatchObject(real);
});

test.each(['nothing real', 'the emulator', 'Firebase alone', 'Stripe alone', 'the emulator and Stripe'] as const)(
  '%s is refused elsewhere, in one line that says what to set',
  (kind) => {
    const missing = kind === 'Firebase alone' ? 'STRIPE_SECRET_KEY' : 'FIREBASE_PROJECT_ID';
    for (const at of elsewhere) {
      const [name = ''] = Object.keys(at);
      expect.soft(start(kind, at), said(at)).toThrow(ConfigError);
      expect
        .soft(start(kind, at), said(at))
        .toThrow(
          new RegExp(`^Missing environment variable ${missing} [^\\n]+ serves a loopback ${name} only, not [^\\n]+$`),
        );
    }
  },
);

test.each([
  ['Firebase alone', 'STRIPE_SECRET_KEY'],
  ['Stripe alone', 'FIREBASE_PROJECT_ID'],
  ['the emulator and Stripe', 'FIREBASE_PROJECT_ID'],
  ['the emulator in spite of Firebase, and Stripe', 'FIREBASE_PROJECT_ID'],
] as const)('%s is half a site and refused everywhere, naming %s', (kind, missing) => {
  for (const at of here) {
    expect.soft(start(kind, at), said(at)).toThrow(ConfigError);
    expect.soft(start(kind, at), said(at)).toThrow(new RegExp(`^Missing environment variable ${missing} [^\\n]+$`));
  }
});
