import { z } from 'zod';
import { site } from '#src/site.ts';
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
} from './fields.ts';

/** The variables of the environment. */
export const environmentSchema = z.object({
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

/** The variables, each right in itself. */
export type Environment = z.output<typeof environmentSchema>;
