import type { TrustProxy } from '#src/server/network/clientNetwork.ts';

/** A bucket that speaks S3. */
export interface BucketConfig {
  /** With the bucket, in its path or its host, without a trailing slash. */
  url: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

/** What the site is fed from; `null`: not from there. */
export interface SourcesConfig {
  /** `password`: „name:application password“, for drafts and where the site answers nobody else. */
  wordpress: {
    url: string;
    password: string | null;
    podcastCategory: string | null;
    webhookSecret: string | null;
  } | null;
  /** `serverUrl`: of a stand-in on this computer. */
  youtube: { channelId: string; apiKey: string | null; serverUrl: string | null } | null;
  podcast: { feedUrl: string } | null;
  /** Sources may stand on this computer: it is the only one that the site serves. */
  mayBeHere: boolean;
}

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

/** The project of the local provider's tokens. */
export const localProjectId = 'prvy-riadok-local';
