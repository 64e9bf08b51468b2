import { z } from 'zod';
import { site } from '#src/site.ts';
import { sampleMediaDir } from './projectRoot.ts';

const url = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) URL' })
  .transform((value) => value.replace(/\/+$/, ''));

const host = z.string().regex(/^[\w.-]+(:\d+)?$/, 'must be a host name, with a port or without');

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a port number, 0 to 65535')
    .default('3000')
    .transform(Number)
    .refine((port) => port <= 65_535, 'must be a port number, 0 to 65535'),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  MEDIA_DIR: z.string().min(1).default(sampleMediaDir),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')
    .optional(),
  PUBLIC_URL: url.optional(),
  PUBLIC_API_URL: url.optional(),
  FIREBASE_API_KEY: z.string().min(1).optional(),
  FIREBASE_PROJECT_ID: z.string().min(1).optional(),
  FIREBASE_AUTH_DOMAIN: host.optional(),
  FIREBASE_APP_ID: z.string().min(1).optional(),
  FIREBASE_AUTH_EMULATOR_HOST: host.optional(),
  ADMIN_EMAILS: z.string().default(''),
  RECAPTCHA_SITE_KEY: z.string().min(1).optional(),
  RECAPTCHA_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_\S+$/, 'must start with sk_ or rk_')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_\S+$/, 'must start with pk_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'must start with whsec_')
    .optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().min(3).default(`${site.name} <${site.email}>`),
  ANALYTICS_MEASUREMENT_ID: z.string().min(1).optional(),
  TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, 'must look like GTM-ABC123')
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{16,}$/, 'must have 16 characters at least, without spaces')
    .optional(),
});

/** The server's configuration, read once at start. */
export interface ServerConfig {
  isDevelopment: boolean;
  port: number;
  host: string;
  dataDir: string;
  /** Files of lectures, which only signed addresses serve. */
  mediaDir: string;
  databaseUrl: string | null;
  /** Where visitors find the site, without a trailing slash. */
  publicUrl: string;
  /** Where browsers find the API, without a trailing slash. */
  publicApiUrl: string;
  logLevel: string;
  /** Who may read `/metrics`; `null`: nobody. */
  metricsToken: string | null;
  identity: IdentityConfig;
  /** Verified addresses of admins, in lower case. */
  adminEmails: string[];
  captcha: { siteKey: string; secretKey: string } | null;
  payments: PaymentsConfig;
  /** `null`: mails become files in the data folder. */
  smtpUrl: string | null;
  mailFrom: string;
  analytics: { measurementId: string; apiKey: string; projectId: string; appId: string } | null;
  tagManagerId: string | null;
}

/** Who signs people in: Firebase, its emulator, or the provider of this process (loopback only). */
export type IdentityConfig =
  | { provider: 'firebase'; apiKey: string; projectId: string; authDomain: string }
  | { provider: 'emulator'; host: string; projectId: string }
  | { provider: 'local' };

/** Who takes the money: Stripe, or a stand-in of this process that takes none (loopback only). */
export type PaymentsConfig =
  | { provider: 'stripe'; secretKey: string; publishableKey: string; webhookSecret: string }
  | { provider: 'local' };

/** A wrong or missing environment variable; the message is one line that names it. */
export class ConfigError extends Error {}

/**
 * Reads the configuration from environment variables; an empty one counts as unset.
 * @throws ConfigError naming the first wrong variable.
 */
export function readConfig(environment: Record<string, string | undefined>): ServerConfig {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`Wrong environment variable ${issue?.path.join('.')}: ${issue?.message}`);
  }
  const env = parsed.data;
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  return {
    isDevelopment: env.NODE_ENV === 'development',
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    mediaDir: env.MEDIA_DIR,
    databaseUrl: env.DATABASE_URL ?? null,
    publicUrl,
    publicApiUrl: env.PUBLIC_API_URL ?? '/api',
    // The access log is `info`: on one's own machine it would hide what matters.
    logLevel: env.LOG_LEVEL ?? (env.PUBLIC_URL ? 'info' : 'warn'),
    metricsToken: env.METRICS_TOKEN ?? null,
    identity: readIdentity(env),
    adminEmails: readAdminEmails(env),
    captcha: readCaptcha(env),
    payments: readPayments(env),
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    analytics: readAnalytics(env),
    tagManagerId: env.TAG_MANAGER_ID ?? null,
  };
}

type Environment = z.output<typeof schema>;

const loopback = ['127.0.0.1', '::1', 'localhost'];
const firebaseNames = 'FIREBASE_PROJECT_ID (and FIREBASE_API_KEY)';
const stripeNames = 'STRIPE_SECRET_KEY (and STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET)';

function readIdentity(env: Environment): IdentityConfig {
  const projectId = env.FIREBASE_PROJECT_ID;
  if (env.FIREBASE_AUTH_EMULATOR_HOST) {
    requireLoopback(env, firebaseNames, 'the emulator of FIREBASE_AUTH_EMULATOR_HOST');
    return { provider: 'emulator', host: env.FIREBASE_AUTH_EMULATOR_HOST, projectId: projectId ?? 'demo-prvy-riadok' };
  }
  if (!projectId && !env.FIREBASE_API_KEY && !env.FIREBASE_AUTH_DOMAIN) {
    requireLoopback(env, firebaseNames, 'the local identity provider');
    return { provider: 'local' };
  }
  if (!projectId) throw new ConfigError('Missing environment variable FIREBASE_PROJECT_ID: the others are set');
  if (!env.FIREBASE_API_KEY) throw new ConfigError('Missing environment variable FIREBASE_API_KEY: the others are set');
  const authDomain = env.FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`;
  return { provider: 'firebase', apiKey: env.FIREBASE_API_KEY, projectId, authDomain };
}

/** With a local provider anyone can be anyone and pays with nothing, so nobody else may reach it. */
function requireLoopback({ HOST }: Environment, names: string, what: string): void {
  if (loopback.includes(HOST)) return;
  throw new ConfigError(`Missing environment variable ${names}: ${what} serves a loopback HOST only, not ${HOST}`);
}

function readAdminEmails(env: Environment): string[] {
  const isLocal = readIdentity(env).provider === 'local';
  const emails = env.ADMIN_EMAILS || (isLocal ? 'admin@example.org' : '');
  return emails
    .split(',')
    .map((email) => email.trim().toLowerCase())
    .filter(Boolean);
}

/** Firebase's analytics belongs to a web app of the same project. */
function readAnalytics(env: Environment): ServerConfig['analytics'] {
  const measurementId = env.ANALYTICS_MEASUREMENT_ID;
  if (!measurementId) return null;
  const { FIREBASE_API_KEY: apiKey, FIREBASE_PROJECT_ID: projectId, FIREBASE_APP_ID: appId } = env;
  if (!apiKey || !projectId || !appId) {
    throw new ConfigError(
      'Missing environment variable FIREBASE_APP_ID, FIREBASE_API_KEY or FIREBASE_PROJECT_ID: ANALYTICS_MEASUREMENT_ID is set',
    );
  }
  return { measurementId, apiKey, projectId, appId };
}

function readCaptcha({ RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET_KEY: secretKey }: Environment) {
  if (!siteKey && !secretKey) return null;
  if (!siteKey) throw new ConfigError('Missing environment variable RECAPTCHA_SITE_KEY: RECAPTCHA_SECRET_KEY is set');
  if (!secretKey) throw new ConfigError('Missing environment variable RECAPTCHA_SECRET_KEY: RECAPTCHA_SITE_KEY is set');
  return { siteKey, secretKey };
}

function readPayments(env: Environment): PaymentsConfig {
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
