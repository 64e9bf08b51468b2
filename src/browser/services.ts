import type { AnalyticsConfig } from './analytics.ts';

/** What the browser needs to sign people in; `emulatorUrl` is set where it is not this site. */
export interface BrowserIdentityConfig {
  provider: 'firebase' | 'emulator' | 'local';
  apiKey: string;
  projectId: string;
  authDomain: string;
  emulatorUrl?: string;
}

/** The services outside that this installation uses in the browser; `null`: not configured, never asked. */
export interface BrowserServices {
  identity: BrowserIdentityConfig;
  captchaSiteKey: string | null;
  analytics: AnalyticsConfig | null;
  tagManagerId: string | null;
}
