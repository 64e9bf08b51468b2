import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from '#src/server/env.ts';
import { projectRoot } from '#src/server/projectRoot.ts';

test('nothing set gives the embedded defaults on loopback', () => {
  expect(readConfig({})).toEqual({
    isDevelopment: false,
    port: 3000,
    host: '127.0.0.1',
    dataDir: './data',
    mediaDir: join(projectRoot, 'src/content/media'),
    databaseUrl: null,
    publicUrl: 'http://localhost:3000',
    publicApiUrl: '/api',
    logLevel: 'warn',
    metricsToken: null,
    identity: { provider: 'local' },
    adminEmails: ['admin@example.org'],
    captcha: null,
    payments: { provider: 'local' },
    smtpUrl: null,
    mailFrom: 'Prvý riadok <ahoj@prvyriadok.sk>',
    analytics: null,
    tagManagerId: null,
  });
});

test('an empty variable counts as unset, and a public address loses its trailing slash', () => {
  const config = readConfig({ PORT: '', PUBLIC_URL: 'https://www.example.sk/' });
  expect(config.port).toBe(3000);
  expect(config.publicUrl).toBe('https://www.example.sk');
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['PUBLIC_URL', 'www.example.sk'],
  ['PUBLIC_API_URL', 'ftp://example.sk'],
  ['LOG_LEVEL', 'loud'],
  ['SMTP_URL', 'mail.example.sk'],
  ['TAG_MANAGER_ID', 'UA-1'],
  ['STRIPE_SECRET_KEY', 'pk_test_1'],
  ['STRIPE_PUBLISHABLE_KEY', 'sk_test_1'],
  ['STRIPE_WEBHOOK_SECRET', 'sk_test_1'],
  ['FIREBASE_AUTH_DOMAIN', 'https://example.firebaseapp.com'],
  ['NODE_ENV', 'prod'],
])('%s=%s is refused by one line that names it', (name, value) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`^Wrong environment variable ${name}: [^\\n]+$`));
});

const firebase = { FIREBASE_PROJECT_ID: 'riadok', FIREBASE_API_KEY: 'key' };

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

test('Firebase, Stripe, the captcha and the analytics are configured together with what they need', () => {
  const config = readConfig({
    ...firebase,
    ...stripe,
    HOST: '0.0.0.0',
    ADMIN_EMAILS: 'Ema@Example.org, peter@example.org',
    RECAPTCHA_SITE_KEY: 'site',
    RECAPTCHA_SECRET_KEY: 'secret',
    ANALYTICS_MEASUREMENT_ID: 'G-1',
    FIREBASE_APP_ID: 'app',
  });
  expect(config.identity).toEqual({
    provider: 'firebase',
    apiKey: 'key',
    projectId: 'riadok',
    authDomain: 'riadok.firebaseapp.com',
  });
  expect(config.adminEmails).toEqual(['ema@example.org', 'peter@example.org']);
  expect(config.payments).toEqual({
    provider: 'stripe',
    secretKey: 'sk_test_1',
    publishableKey: 'pk_test_1',
    webhookSecret: 'whsec_1',
  });
  expect(config.captcha).toEqual({ siteKey: 'site', secretKey: 'secret' });
  expect(config.analytics).toEqual({ measurementId: 'G-1', apiKey: 'key', projectId: 'riadok', appId: 'app' });
});

test('a restricted key of Stripe will do', () => {
  expect(readConfig({ ...stripe, STRIPE_SECRET_KEY: 'rk_live_1' }).payments).toMatchObject({ secretKey: 'rk_live_1' });
});

test('what is wrong with a key of Stripe is told without the key', () => {
  expect(() => readConfig({ STRIPE_PUBLISHABLE_KEY: 'sk_live_tajny' })).not.toThrow(/tajny/);
});

test('with Firebase nobody is an admin by default', () => {
  expect(readConfig(firebase).adminEmails).toEqual([]);
});

test.each([
  ['FIREBASE_PROJECT_ID', { HOST: '0.0.0.0' }],
  ['FIREBASE_PROJECT_ID', { HOST: '0.0.0.0', FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' }],
  ['FIREBASE_PROJECT_ID', { FIREBASE_API_KEY: 'key' }],
  ['FIREBASE_API_KEY', { FIREBASE_PROJECT_ID: 'riadok' }],
  ['STRIPE_SECRET_KEY', { ...firebase, HOST: '0.0.0.0' }],
  ['STRIPE_PUBLISHABLE_KEY', { ...firebase, HOST: '0.0.0.0' }],
  ['STRIPE_WEBHOOK_SECRET', { ...firebase, HOST: '0.0.0.0' }],
  ['STRIPE_SECRET_KEY', { ...stripe, STRIPE_SECRET_KEY: undefined }],
  ['STRIPE_PUBLISHABLE_KEY', { ...stripe, STRIPE_PUBLISHABLE_KEY: '' }],
  ['STRIPE_WEBHOOK_SECRET', { ...stripe, STRIPE_WEBHOOK_SECRET: undefined }],
  ['RECAPTCHA_SECRET_KEY', { RECAPTCHA_SITE_KEY: 'site' }],
  ['RECAPTCHA_SITE_KEY', { RECAPTCHA_SECRET_KEY: 'secret' }],
  ['FIREBASE_APP_ID', { ...firebase, ANALYTICS_MEASUREMENT_ID: 'G-1' }],
])('what is missing is named: %s', (name, environment) => {
  const read = () => readConfig(environment);
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`^Missing environment variable [^\\n]*${name}[^\\n]*$`));
});

test('a site that has an address in the world logs each answer, unless it is told otherwise', () => {
  expect(readConfig({ PUBLIC_URL: 'http://localhost:3000' }).logLevel).toBe('info');
  expect(readConfig({ PUBLIC_URL: 'http://localhost:3000', LOG_LEVEL: 'error' }).logLevel).toBe('error');
});

test('the token of the metrics is none that can be guessed', () => {
  expect(() => readConfig({ METRICS_TOKEN: 'secret' })).toThrow('METRICS_TOKEN: must have 16 characters');
  expect(readConfig({ METRICS_TOKEN: '0123456789abcdef' }).metricsToken).toBe('0123456789abcdef');
});
