import { join } from 'node:path';
import { z } from 'zod';
import { site } from '#src/site.ts';
import type { TrustProxy } from './clientNetwork.ts';
import { ConfigError } from './config/ConfigError.ts';
import {
  addresses,
  apiUrl,
  bucketUrl,
  host,
  loopbackUrl,
  mailbox,
  port,
  siteUrl,
  smtpUrl,
  sourceUrl,
  trustProxy,
} from './config/fields.ts';
import { keepTrialHere } from './config/keepTrialHere.ts';
import { readAdminEmails, readAnalytics, readIdentity } from './config/readIdentity.ts';
import { readMediaBucket } from './config/readMediaBucket.ts';
import { readPayments } from './config/readPayments.ts';
import { readSources, type SourcesConfig } from './config/readSources.ts';
import { refuseMisspelt } from './config/refuseMisspelt.ts';
import type { BucketConfig } from './integrations/media/bucketStore.ts';
import { sampleMediaDir } from './projectRoot.ts';

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  MEDIA_DIR: z.string().min(1).optional(),
  MEDIA_BUCKET_URL: bucketUrl.optional(),
  AWS_ACCESS_KEY_ID: z.string().min(1).optional(),
  AWS_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  AWS_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be the name of a region, such as eu-central-1')
    .default('us-east-1'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')
    .optional(),
  DATABASE_POOL_SIZE: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, 'must be a number of connections, 1 to 999')
    .default('10')
    .transform(Number),
  CDN_MAX_AGE: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, 'must be a number of seconds, 1 to 999999')
    .transform(Number)
    .optional(),
  PUBLIC_URL: siteUrl.optional(),
  PUBLIC_API_URL: apiUrl.optional(),
  TRUST_PROXY: trustProxy.optional(),
  FIREBASE_API_KEY: z.string().min(1).optional(),
  FIREBASE_PROJECT_ID: z.string().min(1).optional(),
  FIREBASE_AUTH_DOMAIN: host.optional(),
  FIREBASE_APP_ID: z.string().min(1).optional(),
  FIREBASE_AUTH_EMULATOR_HOST: host.optional(),
  ADMIN_EMAILS: addresses.default([]),
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
  STRIPE_API_URL: loopbackUrl.optional(),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: mailbox.default(`${site.name} <${site.email}>`),
  ANALYTICS_MEASUREMENT_ID: z.string().min(1).optional(),
  TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, 'must look like GTM-ABC123')
    .optional(),
  WORDPRESS_URL: sourceUrl.optional(),
  WORDPRESS_USER: z.string().min(1).optional(),
  WORDPRESS_APPLICATION_PASSWORD: z.string().min(1).optional(),
  WORDPRESS_WEBHOOK_SECRET: z.string().min(16, 'must have 16 characters at least').optional(),
  WORDPRESS_PODCAST_CATEGORY: z.string().min(1).optional(),
  PODCAST_FEED_URL: sourceUrl.optional(),
  YOUTUBE_CHANNEL_ID: z
    .string()
    .regex(/^UC[\w-]{22}$/, 'must be the id of a channel, which begins with UC and has 24 characters')
    .optional(),
  YOUTUBE_API_KEY: z
    .string()
    .regex(/^[\w-]{20,}$/, 'must be a key of the Google API console')
    .optional(),
  YOUTUBE_SERVER_URL: loopbackUrl.optional(),
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
  /** Where films, pictures and other files are kept, unless there is a bucket. */
  mediaDir: string;
  /** Where they are kept instead; `null`: in the folder. */
  mediaBucket: BucketConfig | null;
  /** A folder that is only read: the sample's, or the one from before there was a bucket. */
  olderMediaDir: string | null;
  databaseUrl: string | null;
  /** Connections of this process to PostgreSQL at most, beside the one that listens. */
  databasePoolSize: number;
  /** Seconds for which a shared cache may keep pages; `null`: there is none. */
  cdnMaxAge: number | null;
  /** Where visitors find the site, without a trailing slash. */
  publicUrl: string;
  /** Where browsers find the API, without a trailing slash. */
  publicApiUrl: string;
  /** Proxies that say the truth about where a request comes from; `null`: none. */
  trustProxy: TrustProxy | null;
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
  sources: SourcesConfig;
}

/** Who signs people in: Firebase, its emulator, or the provider of this process (loopback only). */
export type IdentityConfig =
  | { provider: 'firebase'; apiKey: string; projectId: string; authDomain: string }
  | { provider: 'emulator'; host: string; projectId: string }
  | { provider: 'local' };

/** A stand-in for Stripe on this computer. */
export interface StripeServer {
  protocol: 'http' | 'https';
  host: string;
  port: number;
}

/** Who takes the money: Stripe, or a stand-in of this process that takes none (loopback only). */
export type PaymentsConfig =
  | { provider: 'stripe'; secretKey: string; publishableKey: string; webhookSecret: string; server?: StripeServer }
  | { provider: 'local' };

/**
 * Reads the configuration from environment variables; an empty one counts as unset.
 * @throws ConfigError naming the first wrong variable, or the one that a misspelt name was meant to be.
 */
export function readConfig(environment: Record<string, string | undefined>): ServerConfig {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  refuseMisspelt(Object.keys(given), Object.keys(schema.shape));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`Wrong environment variable ${issue?.path.join('.')}: ${issue?.message}`);
  }
  const env = parsed.data;
  const identity = readIdentity(env);
  const payments = readPayments(env);
  keepTrialHere(env, { identity, payments });
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  return {
    isDevelopment: env.NODE_ENV === 'development',
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    mediaDir: env.MEDIA_DIR ?? join(env.DATA_DIR, 'media'),
    mediaBucket: readMediaBucket(env),
    olderMediaDir: env.MEDIA_BUCKET_URL || !env.MEDIA_DIR ? (env.MEDIA_DIR ?? sampleMediaDir) : null,
    databaseUrl: env.DATABASE_URL ?? null,
    databasePoolSize: env.DATABASE_POOL_SIZE,
    cdnMaxAge: env.CDN_MAX_AGE ?? null,
    publicUrl,
    publicApiUrl: env.PUBLIC_API_URL ?? '/api',
    trustProxy: env.TRUST_PROXY ?? null,
    // The access log is `info`: on one's own machine it would hide what matters.
    logLevel: env.LOG_LEVEL ?? (env.PUBLIC_URL ? 'info' : 'warn'),
    metricsToken: env.METRICS_TOKEN ?? null,
    identity,
    adminEmails: readAdminEmails(env, identity),
    captcha: readCaptcha(env),
    payments,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    analytics: readAnalytics(env),
    tagManagerId: env.TAG_MANAGER_ID ?? null,
    sources: readSources(env, publicUrl),
  };
}

/** The variables, each right in itself. */
export type Environment = z.output<typeof schema>;

function readCaptcha({ RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET_KEY: secretKey }: Environment) {
  if (!siteKey && !secretKey) return null;
  if (!siteKey) throw new ConfigError('Missing environment variable RECAPTCHA_SITE_KEY: RECAPTCHA_SECRET_KEY is set');
  if (!secretKey) throw new ConfigError('Missing environment variable RECAPTCHA_SECRET_KEY: RECAPTCHA_SITE_KEY is set');
  return { siteKey, secretKey };
}
