import type { BrowserIdentityConfig, BrowserPayments, BrowserServices } from '#src/contract/browserServices.ts';
import type { ServerConfig } from '#src/server/config/ServerConfig.ts';
import { localProjectId } from '#src/server/config/ServerConfig.ts';

/** What of the configuration the browser needs; no secret is among it. */
export function browserServices(config: ServerConfig): BrowserServices {
  return {
    identity: browserIdentity(config),
    captchaSiteKey: config.captcha?.siteKey ?? null,
    payments: browserPayments(config),
    analytics: config.analytics,
    tagManagerId: config.tagManagerId,
  };
}

function browserIdentity({ identity, publicUrl }: ServerConfig): BrowserIdentityConfig {
  // Sign-in by redirect works only when the provider's pages are on the site's own host, so the server passes them on.
  const authDomain = new URL(publicUrl).host;
  switch (identity.provider) {
    case 'firebase': {
      const { apiKey, projectId } = identity;
      return { provider: 'firebase', apiKey, projectId, authDomain };
    }
    case 'emulator': {
      const { host, projectId } = identity;
      return { provider: 'emulator', apiKey: 'emulator', projectId, authDomain, emulatorUrl: `http://${host}` };
    }
    case 'local':
      return { provider: 'local', apiKey: 'local', projectId: localProjectId, authDomain };
  }
}

function browserPayments({ payments }: ServerConfig): BrowserPayments {
  if (payments.provider === 'local') return { provider: 'local' };
  return { provider: 'stripe', publishableKey: payments.publishableKey };
}
