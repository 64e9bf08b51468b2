import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { AnalyticsConfig } from '#src/browser/analytics.ts';
import { consentStore } from '#src/browser/consent.ts';
import type { Consent } from '#src/domain/consent.ts';
import { site } from '#src/site.ts';
import { consentSettingsButtonId } from './ConsentSettingsButton.tsx';

// Who has chosen needs no banner: it is not in the first load.
const CookieBanner = lazy(() =>
  import('#src/components/consent/CookieBanner.tsx').then((module) => ({ default: module.CookieBanner })),
);

const CookieSettings = lazy(() =>
  import('#src/components/consent/CookieSettings.tsx').then((module) => ({ default: module.CookieSettings })),
);
// Only with a consent, and where there is something to switch on.
const MeasuringContainer = lazy(() =>
  import('./MeasuringContainer.tsx').then((module) => ({ default: module.MeasuringContainer })),
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
  const state = useSyncExternalStore(consentStore.subscribe, consentStore.get, () => null);
  if (!state) return null;
  const { consent, areSettingsOpen } = state;
  const agreed = {
    analytics: consent?.agreedToAnalyticsCookies ? analytics : null,
    tagManagerId: consent?.agreedToMarketingCookies ? tagManagerId : null,
  };
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
      {(agreed.analytics || agreed.tagManagerId) && <MeasuringContainer {...agreed} />}
      {(!consent || areSettingsOpen) && (
        <CookieBanner
          consent={consent}
          areSettingsOpen={areSettingsOpen}
          onSettingsToggle={toggleSettings}
          settings={(ticked, onChange) => <CookieSettings ticked={ticked} onChange={onChange} />}
          onChoose={choose}
          privacyHref={site.documents.privacy}
        />
      )}
    </Suspense>
  );
}

/** The banner takes the focus away with it: back to the button that opened it, or to the content after the first choice. */
function returnFocus(consent: Consent | null): void {
  document.getElementById(consent ? consentSettingsButtonId : 'obsah')?.focus({ preventScroll: true });
}
