import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError } from '#src/server/config/ConfigError.ts';
import { projectRoot } from '#src/server/config/projectRoot.ts';
import { readConfig } from '#src/server/config/readConfig.ts';

const firebase = { FIREBASE_PROJECT_ID: 'riadok', FIREBASE_API_KEY: 'key' };

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

/** Both halves of a site for everybody. */
const real = { ...firebase, ...stripe };

test('nothing set gives the embedded defaults on loopback', () => {
  expect(readConfig({})).toEqual({
    isDevelopment: false,
    port: 3000,
    host: '127.0.0.1',
    dataDir: './data',
    mediaDir: 'data/media',
    mediaBucket: null,
    olderMediaDir: join(projectRoot, 'src/content/media'),
    databaseUrl: null,
    databasePoolSize: 10,
    cdnMaxAge: null,
    publicUrl: 'http://localhost:3000',
    publicApiUrl: '/api',
    trustProxy: null,
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
    sources: { wordpress: null, youtube: null, podcast: null, mayBeHere: true },
  });
});

test('an empty variable counts as unset, and public addresses lose their trailing slash', () => {
  const config = readConfig({
    ...real,
    PORT: '',
    PUBLIC_URL: 'https://www.Example.sk/',
    PUBLIC_API_URL: 'https://api.example.sk/v1/',
  });
  expect(config.port).toBe(3000);
  expect(config.publicUrl).toBe('https://www.example.sk');
  expect(config.publicApiUrl).toBe('https://api.example.sk/v1');
});

const wrong: Record<string, string[]> = {
  PORT: ['abc', '70000'],
  DATABASE_URL: ['mysql://localhost/x'],
  DATABASE_POOL_SIZE: ['0', 'many'],
  CDN_MAX_AGE: ['0', '5m'],
  PUBLIC_URL: [
    'www.example.sk',
    'https://www.example.sk/kurzy',
    'https://www.example.sk/?a=1',
    'https://www.example.sk/#a',
    'https://user:password@www.example.sk',
  ],
  PUBLIC_API_URL: [
    'ftp://example.sk',
    'https://api.example.sk/v1?key=1',
    'https://api.example.sk/#a',
    'https://user@api.example.sk',
  ],
  TRUST_PROXY: ['0', 'true', '20', '10.0.0.0/8,', '10.0.0.0/40', '0.0.0.0/0'],
  LOG_LEVEL: ['loud'],
  SMTP_URL: ['mail.example.sk', 'smtp://', 'smtp://user:pass#word@mail.example.sk', 'smtp://user:100%@mail.example.sk'],
  MAIL_FROM: [
    'Prvý riadok',
    'Prvý riadok <ahoj>',
    'ahoj@example.sk, ema@example.sk',
    'ahoj@example.sk\nBcc: ema@example.sk',
  ],
  ADMIN_EMAILS: ['ema@example.sk; peter@example.sk', 'ema@example.sk, peter', 'Ema <ema@example.sk>'],
  STRIPE_API_URL: [
    'http://stripe.example.sk:12111',
    'http://localhost.example.sk:12111',
    'http://127.0.0.1:12111/v1',
    '127.0.0.1:12111',
  ],
  MEDIA_BUCKET_URL: ['s3://subory', 'https://key:secret@s3.example.sk/subory', 'https://s3.example.sk/subory?x=1'],
  AWS_REGION: ['EU Central'],
  TAG_MANAGER_ID: ['UA-1'],
  STRIPE_SECRET_KEY: ['pk_test_1'],
  STRIPE_PUBLISHABLE_KEY: ['sk_test_1'],
  STRIPE_WEBHOOK_SECRET: ['sk_test_1'],
  FIREBASE_AUTH_DOMAIN: ['https://example.firebaseapp.com'],
  NODE_ENV: ['prod'],
};

test.each(Object.entries(wrong))('a wrong %s is refused by one line that names it', (name, values) => {
  for (const value of values) {
    const read = () => readConfig({ [name]: value });
    expect.soft(read, value).toThrow(ConfigError);
    expect.soft(read, value).toThrow(new RegExp(`^Wrong environment variable ${name}: [^\\n]+$`));
  }
});

test('trusted proxies are a number or networks', () => {
  expect(readConfig({ TRUST_PROXY: '1' }).trustProxy).toBe(1);
  expect(readConfig({ TRUST_PROXY: 'loopback, 10.0.0.0/8' }).trustProxy).toEqual(['loopback', '10.0.0.0/8']);
});

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

test.each(['sk_live_1', 'rk_live_1'])('the live key %s needs a database server to keep what it takes', (key) => {
  const environment = { ...real, STRIPE_SECRET_KEY: key };
  expect(() => readConfig(environment)).toThrow(/^Missing environment variable DATABASE_URL: [^\n]+$/);
  const { payments } = readConfig({ ...environment, DATABASE_URL: 'postgres://localhost/riadok' });
  expect(payments).toMatchObject({ secretKey: key });
});

test.each([
  ['http://127.0.0.1:12111', { protocol: 'http', host: '127.0.0.1', port: 12111 }],
  ['http://[::1]:12111/', { protocol: 'http', host: '::1', port: 12111 }],
  ['https://localhost', { protocol: 'https', host: 'localhost', port: 443 }],
])('Stripe can be played by %s', (STRIPE_API_URL, server) => {
  expect(readConfig({ ...real, STRIPE_API_URL }).payments).toMatchObject({ provider: 'stripe', server });
});

test.each([
  ['SMTP_URL', 'smtp://127.0.0.1:2525', 'smtpUrl'],
  ['SMTP_URL', 'smtps://ahoj%40example.sk:p%23ss@mail.example.sk:465', 'smtpUrl'],
  ['MAIL_FROM', 'ahoj@example.sk', 'mailFrom'],
  ['MAIL_FROM', '"Riadok, prvý" <ahoj@example.sk>', 'mailFrom'],
  ['MEDIA_DIR', import.meta.dirname, 'mediaDir'],
] as const)('%s=%s is right', (name, value, field) => {
  expect(readConfig({ [name]: value })[field]).toBe(value);
});

test.each([
  ['STRIPE_PUBLISHABLE_KEY', 'sk_live_tajny'],
  ['SMTP_URL', 'smtp://user:tajny#@mail.example.sk'],
])('what is wrong with %s is told without what is secret in it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).not.toThrow(/tajny/);
});

test('a bucket comes with its keys, and the folder of before is still read', () => {
  const bucket = { MEDIA_BUCKET_URL: 'https://s3.example.sk/subory/', MEDIA_DIR: '/srv/media' };
  expect(() => readConfig(bucket)).toThrow(/^Missing environment variable AWS_ACCESS_KEY_ID: [^\n]+$/);
  const withKey = { ...bucket, AWS_ACCESS_KEY_ID: 'key' };
  expect(() => readConfig(withKey)).toThrow(/^Missing environment variable AWS_SECRET_ACCESS_KEY: [^\n]+$/);
  const { mediaBucket, olderMediaDir } = readConfig({ ...withKey, AWS_SECRET_ACCESS_KEY: 'secret' });
  expect(olderMediaDir).toBe('/srv/media');
  expect(mediaBucket).toEqual({
    url: 'https://s3.example.sk/subory',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    region: 'us-east-1',
  });
});

test('with Firebase nobody is an admin by default', () => {
  expect(readConfig(real).adminEmails).toEqual([]);
});

test('what is missing is named', () => {
  for (const [name, environment] of [
    ['FIREBASE_PROJECT_ID', { FIREBASE_API_KEY: 'key' }],
    ['FIREBASE_API_KEY', { FIREBASE_PROJECT_ID: 'riadok' }],
    ['STRIPE_SECRET_KEY', { ...stripe, STRIPE_SECRET_KEY: undefined }],
    ['STRIPE_PUBLISHABLE_KEY', { ...stripe, STRIPE_PUBLISHABLE_KEY: '' }],
    ['STRIPE_WEBHOOK_SECRET', { ...stripe, STRIPE_WEBHOOK_SECRET: undefined }],
    ['STRIPE_SECRET_KEY', { ...firebase, STRIPE_API_URL: 'http://127.0.0.1:12111' }],
    ['RECAPTCHA_SECRET_KEY', { RECAPTCHA_SITE_KEY: 'site' }],
    ['RECAPTCHA_SITE_KEY', { RECAPTCHA_SECRET_KEY: 'secret' }],
    ['FIREBASE_APP_ID', { ...real, ANALYTICS_MEASUREMENT_ID: 'G-1' }],
  ] as const) {
    const read = () => readConfig(environment);
    expect.soft(read, name).toThrow(ConfigError);
    expect.soft(read, name).toThrow(new RegExp(`^Missing environment variable [^\\n]*${name}[^\\n]*$`));
  }
});

test('a site that has an address in the world logs each answer, unless it is told otherwise', () => {
  expect(readConfig({ PUBLIC_URL: 'http://localhost:3000' }).logLevel).toBe('info');
  expect(readConfig({ PUBLIC_URL: 'http://localhost:3000', LOG_LEVEL: 'error' }).logLevel).toBe('error');
});

test('the token of the metrics is none that can be guessed', () => {
  expect(() => readConfig({ METRICS_TOKEN: 'secret' })).toThrow('METRICS_TOKEN: must have 16 characters');
  expect(readConfig({ METRICS_TOKEN: '0123456789abcdef' }).metricsToken).toBe('0123456789abcdef');
});

test('sources of other computers never lead into the private network of a site for everybody', () => {
  const podcast = { PODCAST_FEED_URL: 'http://127.0.0.1:8080/feed.xml' };
  expect(readConfig(podcast).sources).toMatchObject({
    podcast: { feedUrl: podcast.PODCAST_FEED_URL },
    mayBeHere: true,
  });
  const forAll = { ...real, ...podcast, PUBLIC_URL: 'https://example.sk' };
  expect(readConfig(forAll).sources.mayBeHere).toBe(false);
  expect(readConfig({ ...real, ...podcast, HOST: '0.0.0.0' }).sources.mayBeHere).toBe(false);
  const youtube = { YOUTUBE_CHANNEL_ID: `UC${'x'.repeat(22)}`, YOUTUBE_SERVER_URL: 'http://127.0.0.1:8080' };
  expect(() => readConfig({ ...forAll, ...youtube })).toThrow('YOUTUBE_SERVER_URL');
});

test('half a source is refused by the name of what is wrong', () => {
  for (const [environment, name] of [
    [{ WORDPRESS_USER: 'jana', WORDPRESS_URL: 'https://example.sk/' }, 'WORDPRESS_APPLICATION_PASSWORD'],
    [{ WORDPRESS_USER: 'jana', WORDPRESS_APPLICATION_PASSWORD: 'x' }, 'WORDPRESS_URL'],
    [{ WORDPRESS_WEBHOOK_SECRET: 'x'.repeat(16) }, 'WORDPRESS_URL'],
    [{ WORDPRESS_URL: 'https://example.sk/', WORDPRESS_WEBHOOK_SECRET: 'x' }, 'WORDPRESS_WEBHOOK_SECRET'],
    [{ YOUTUBE_API_KEY: 'x'.repeat(39) }, 'YOUTUBE_CHANNEL_ID'],
    [{ YOUTUBE_CHANNEL_ID: '@prvyriadok' }, 'YOUTUBE_CHANNEL_ID'],
    [{ PODCAST_FEED_URL: 'https://jana:heslo@example.sk/feed' }, 'PODCAST_FEED_URL'],
  ] as const) {
    expect.soft(() => readConfig(environment), JSON.stringify(environment)).toThrow(name);
  }
});

test('a name that is a letter away is a mistake, whatever else is wrong', () => {
  const mistakes = {
    SMPT_URL: 'SMTP_URL',
    DATABASE_UR: 'DATABASE_URL',
    PUBLIC_URLL: 'PUBLIC_URL',
    TRUST_PROXI: 'TRUST_PROXY',
    ADMIN_EMAIL: 'ADMIN_EMAILS',
    LOGLEVEL: 'LOG_LEVEL',
    NODE_EVN: 'NODE_ENV',
    STRIPE_WEBHOOK_SECERT: 'STRIPE_WEBHOOK_SECRET',
  };
  for (const [name, meant] of Object.entries(mistakes)) {
    const read = () => readConfig({ ...stripe, STRIPE_WEBHOOK_SECRET: '', PORT: 'abc', [name]: 'x' });
    expect.soft(read, name).toThrow(ConfigError);
    expect.soft(read, name).toThrow(new RegExp(`^Unknown environment variable ${name}: did you mean ${meant}\\?$`));
    expect.soft(() => readConfig({ [name]: '' }), name).not.toThrow();
  }
});

test('what other programs read is no mistake', () => {
  const names = `HOME HOSTNAME HOSTS GHOST POST PORTS SPORT PATH PWD SHELL USER LANG TERM TZ EDITOR MAIL MAILTO MAILFROM MAILER LOGNAME
    SMTP SMTP_HOST SMTP_PORT SMTP_USER SMTP_PASS MAIL_URL MAIL_HOST LOG_FORMAT NODE_OPTIONS NODE_PATH NODE_VERSION NODE_EXTRA_CA_CERTS
    NODENV_VERSION DATABASE_HOST DATABASE_USER DATABASE_PUBLIC_URL PGHOST PGDATA PGDATABASE DATA_DIRECTORY XDG_DATA_DIRS XDG_DATA_HOME
    PUBLIC_KEY PUBLIC_DIR BASE_URL API_URL AWS_DEFAULT_REGION AWS_SESSION_TOKEN AWS_PROFILE AWS_CA_BUNDLE AWS_ACCESS_KEY AWS_SECRET_KEY
    STRIPE_API_KEY STRIPE_KEY STRIPE_ACCOUNT STRIPE_DEVICE_NAME FIREBASE_CONFIG FIREBASE_TOKEN FIREBASE_DATABASE_EMULATOR_HOST
    FIREBASE_STORAGE_EMULATOR_HOST GOOGLE_APPLICATION_CREDENTIALS RECAPTCHA_KEY WORDPRESS_DB_HOST WORDPRESS_DB_USER WORDPRESS_DB_PASSWORD
    npm_config_cache npm_config_user_agent npm_lifecycle_event npm_package_name npm_node_execpath PNPM_HOME PNPM_SCRIPT_SRC_DIR
    CI GITHUB_TOKEN GITHUB_ACTIONS HEROKU_APP_NAME DYNO FLY_REGION RENDER VERCEL_URL KUBERNETES_SERVICE_HOST KUBERNETES_PORT
    SMTP_SERVICE_HOST POSTGRES_PORT REDIS_URL JOURNAL_STREAM INVOCATION_ID STATE_DIRECTORY LOGS_DIRECTORY NOTIFY_SOCKET VITEST VITE_CJS_TRACE`;
  const environment = Object.fromEntries(names.split(/\s+/).map((name) => [name, 'x']));
  expect(() => readConfig(environment)).not.toThrow();
});
