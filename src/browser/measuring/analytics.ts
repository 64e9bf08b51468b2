import type { Analytics } from 'firebase/analytics';
import type { AnalyticsConfig } from '#src/contract/browserServices.ts';
import { deleteCookies } from './deleteCookies.ts';

declare global {
  interface Window {
    /** Google's own switch: `true` keeps its scripts from measuring for that id. */
    [measuringIsOff: `ga-disable-${string}`]: boolean;
  }
}

type Sdk = Awaited<ReturnType<typeof loadSdk>>;

let isAllowed = false;
let running: { sdk: Sdk; analytics: Analytics } | null = null;

/**
 * Sends a `screen_view` with the path as its screen name (spec 7), loading the SDK first. Call it with consent only.
 * What cannot be loaded, without a network or because of a blocker, is not measured.
 */
export async function sendScreenView(config: AnalyticsConfig, pathname: string): Promise<void> {
  isAllowed = true;
  window[`ga-disable-${config.measurementId}`] = false;
  const sdk = await loadSdk().catch(() => null);
  // The consent may have been withdrawn while the SDK was on its way.
  if (!sdk || !isAllowed) return;
  running ??= { sdk, analytics: start(sdk, config) };
  sdk.setAnalyticsCollectionEnabled(running.analytics, true);
  // The SDK's types ask for a class of screens; the site has none.
  sdk.logEvent(running.analytics, 'screen_view', { firebase_screen: pathname, firebase_screen_class: undefined });
}

/** Ends measuring: nothing more is sent, and its cookies are deleted. Does no harm when nothing was measured. */
export function stopAnalytics(config: AnalyticsConfig): void {
  isAllowed = false;
  window[`ga-disable-${config.measurementId}`] = true;
  running?.sdk.setAnalyticsCollectionEnabled(running.analytics, false);
  deleteCookies(/^_ga(?:_|$)/);
}

async function loadSdk() {
  const [{ initializeApp }, analytics] = await Promise.all([import('firebase/app'), import('firebase/analytics')]);
  const { initializeAnalytics, logEvent, setAnalyticsCollectionEnabled, settings } = analytics;
  return { initializeApp, initializeAnalytics, logEvent, setAnalyticsCollectionEnabled, settings };
}

function start({ initializeApp, initializeAnalytics, settings }: Sdk, config: AnalyticsConfig): Analytics {
  // The usual `dataLayer` is the tag manager's, which has a consent of its own.
  settings({ dataLayerName: 'analyticsDataLayer', gtagName: 'analyticsGtag' });
  // Sign-in has the unnamed app. Only `screen_view` is sent, and nothing of it is for advertising.
  return initializeAnalytics(initializeApp(config, 'analytics'), {
    config: { send_page_view: false, allow_google_signals: false, allow_ad_personalization_signals: false },
  });
}
