import { ConfigError } from './ConfigError.ts';
import type { Environment } from './environment.ts';
import type { IdentityConfig, ServerConfig } from './ServerConfig.ts';

/** Who signs people in. @throws ConfigError when something of Firebase is missing. */
export function readIdentity(env: Environment): IdentityConfig {
  const projectId = env.FIREBASE_PROJECT_ID;
  if (env.FIREBASE_AUTH_EMULATOR_HOST) {
    return { provider: 'emulator', host: env.FIREBASE_AUTH_EMULATOR_HOST, projectId: projectId ?? 'demo-prvy-riadok' };
  }
  if (!projectId && !env.FIREBASE_API_KEY && !env.FIREBASE_AUTH_DOMAIN) return { provider: 'local' };
  if (!projectId) throw new ConfigError('Missing environment variable FIREBASE_PROJECT_ID: the others are set');
  if (!env.FIREBASE_API_KEY) throw new ConfigError('Missing environment variable FIREBASE_API_KEY: the others are set');
  const authDomain = env.FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`;
  return { provider: 'firebase', apiKey: env.FIREBASE_API_KEY, projectId, authDomain };
}

/** Verified addresses of admins; where anyone can be anyone, one that is told to everybody. */
export function readAdminEmails({ ADMIN_EMAILS }: Environment, { provider }: IdentityConfig): string[] {
  return ADMIN_EMAILS.length === 0 && provider === 'local' ? ['admin@example.org'] : ADMIN_EMAILS;
}

/** Firebase's analytics belongs to a web app of the same project. */
export function readAnalytics(env: Environment): ServerConfig['analytics'] {
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
