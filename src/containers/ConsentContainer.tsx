import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { type AnalyticsConfig, sendScreenView, stopAnalytics } from '#src/browser/analytics.ts';
import { consentStore } from '#src/browser/consent.ts';
import { startTagManager, stopTagManager } from '#src/browser/tagManager.ts';
import type { Consent } from '#src/domain/consent.ts';
import { site } from '#src/site.ts';
import { consentSettingsButtonId } from './ConsentSettingsButton.tsx';

// Who has chosen needs no banner: it is not in the first load.
const CookieBanner = lazy(() =>
  import('#src/components/consent/CookieBanner.tsx').then((module) => ({ default: module.CookieBanner })),
);

interface Props {
  /** `null` where the site measures nothing. Pass the same object on every render: a new one is another screen view. */
  analytics: AnalyticsConfig | null;
  tagManagerId: string | null;
}

/**
 * The cookie banner, and what the consent switches on and off (spec 4). The server does not know the visitor,
 * so the banner comes after hydration.
 */
export function ConsentContainer({ analytics, tagManagerId }: Props) {
  const { pathname } = useLocation();
  const state = useSyncExternalStore(consentStore.subscribe, consentStore.get, () => null);
  const isMeasured = state?.consent?.agreedToAnalyticsCookies ?? false;
  const isMarketed = state?.consent?.agreedToMarketingCookies ?? false;

  useEffect(() => {
    if (!analytics) return;
    if (isMeasured) void sendScreenView(analytics, pathname);
    else stopAnalytics(analytics);
  }, [analytics, isMeasured, pathname]);

  useEffect(() => {
    if (!tagManagerId) return;
    if (isMarketed) startTagManager(tagManagerId);
    else stopTagManager();
  }, [tagManagerId, isMarketed]);

  if (!state || (state.consent && !state.areSettingsOpen)) return null;
  const { consent, areSettingsOpen } = state;
  const choose = (choice: Consent) => {
    consentStore.set(choice);
    returnFocus(consent);
  };
  const toggleSettings = (areOpen: boolean) => {
    if (areOpen) {
      consentStore.openSettings();
    } else {
      consentStore.closeSettings();
      // With a stored consent the banner goes away with its settings.
      if (consent) returnFocus(consent);
    }
  };
  return (
    <Suspense>
      <CookieBanner
        consent={consent}
        areSettingsOpen={areSettingsOpen}
        onSettingsToggle={toggleSettings}
        onChoose={choose}
        privacyHref={site.documents.privacy}
      />
    </Suspense>
  );
}

/** The banner takes the focus away with it: back to the button that opened it, or to the content after the first choice. */
function returnFocus(consent: Consent | null): void {
  document.getElementById(consent ? consentSettingsButtonId : 'obsah')?.focus({ preventScroll: true });
}
