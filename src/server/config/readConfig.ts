import { join } from 'node:path';
import { ConfigError } from './ConfigError.ts';
import { type Environment, environmentSchema } from './environment.ts';
import { keepTrialHere } from './keepTrialHere.ts';
import { sampleMediaDir } from './projectRoot.ts';
import { readAdminEmails, readAnalytics, readIdentity } from './readIdentity.ts';
import { readMediaBucket } from './readMediaBucket.ts';
import { readPayments } from './readPayments.ts';
import { readSources } from './readSources.ts';
import { refuseMisspelt } from './refuseMisspelt.ts';
import type { ServerConfig } from './ServerConfig.ts';

/**
 * Reads the configuration from environment variables; an empty one counts as unset.
 * @throws ConfigError naming the first wrong variable, or the one that a misspelt name was meant to be.
 */
export function readConfig(environment: Record<string, string | undefined>): ServerConfig {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  refuseMisspelt(Object.keys(given), Object.keys(environmentSchema.shape));
  const parsed = environmentSchema.safeParse(given);
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

function readCaptcha({ RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET_KEY: secretKey }: Environment) {
  if (!siteKey && !secretKey) return null;
  if (!siteKey) throw new ConfigError('Missing environment variable RECAPTCHA_SITE_KEY: RECAPTCHA_SECRET_KEY is set');
  if (!secretKey) throw new ConfigError('Missing environment variable RECAPTCHA_SECRET_KEY: RECAPTCHA_SITE_KEY is set');
  return { siteKey, secretKey };
}
