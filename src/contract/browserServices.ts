/** The web app of the analytics' Firebase project. */
export interface AnalyticsConfig {
  measurementId: string;
  apiKey: string;
  projectId: string;
  appId: string;
}

/** What the browser needs to sign people in; `emulatorUrl` is set where it is not this site. */
export interface BrowserIdentityConfig {
  provider: 'firebase' | 'emulator' | 'local';
  apiKey: string;
  projectId: string;
  authDomain: string;
  emulatorUrl?: string;
}

/** How the checkout takes the payment: by Stripe, or by the test form of the local gateway. */
export type BrowserPayments = { provider: 'local' } | { provider: 'stripe'; publishableKey: string };

/** The services outside that this installation uses in the browser; `null`: not configured, never asked. */
export interface BrowserServices {
  identity: BrowserIdentityConfig;
  captchaSiteKey: string | null;
  payments: BrowserPayments;
  analytics: AnalyticsConfig | null;
  tagManagerId: string | null;
}
