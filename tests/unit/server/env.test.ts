import { expect, test } from 'vitest';
import { ConfigError, readConfig } from '#src/server/env.ts';

test('nothing set gives the embedded defaults on loopback', () => {
  expect(readConfig({})).toEqual({
    isDevelopment: false,
    port: 3000,
    host: '127.0.0.1',
    dataDir: './data',
    databaseUrl: null,
    publicUrl: 'http://localhost:3000',
    publicApiUrl: '/api',
    logLevel: 'info',
    identity: { provider: 'local' },
    adminEmails: ['admin@example.org'],
    captcha: null,
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
  ['FIREBASE_AUTH_DOMAIN', 'https://example.firebaseapp.com'],
  ['NODE_ENV', 'prod'],
])('%s=%s is refused by one line that names it', (name, value) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`^Wrong environment variable ${name}: [^\\n]+$`));
});

const firebase = { FIREBASE_PROJECT_ID: 'riadok', FIREBASE_API_KEY: 'key' };

test('Firebase, the captcha and the analytics are configured together with what they need', () => {
  const config = readConfig({
    ...firebase,
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
  expect(config.captcha).toEqual({ siteKey: 'site', secretKey: 'secret' });
  expect(config.analytics).toEqual({ measurementId: 'G-1', apiKey: 'key', projectId: 'riadok', appId: 'app' });
});

test('with Firebase nobody is an admin by default', () => {
  expect(readConfig(firebase).adminEmails).toEqual([]);
});

test.each([
  ['FIREBASE_PROJECT_ID', { HOST: '0.0.0.0' }],
  ['FIREBASE_PROJECT_ID', { HOST: '0.0.0.0', FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' }],
  ['FIREBASE_PROJECT_ID', { FIREBASE_API_KEY: 'key' }],
  ['FIREBASE_API_KEY', { FIREBASE_PROJECT_ID: 'riadok' }],
  ['RECAPTCHA_SECRET_KEY', { RECAPTCHA_SITE_KEY: 'site' }],
  ['RECAPTCHA_SITE_KEY', { RECAPTCHA_SECRET_KEY: 'secret' }],
  ['FIREBASE_APP_ID', { ...firebase, ANALYTICS_MEASUREMENT_ID: 'G-1' }],
])('what is missing is named: %s', (name, environment) => {
  const read = () => readConfig(environment);
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`^Missing environment variable [^\\n]*${name}[^\\n]*$`));
});
