import { lazy, Suspense, useSyncExternalStore } from 'react';
import { consentStore, notAsked } from '#src/browser/measuring/consent.ts';
import { CookieBanner } from '#src/components/consent/CookieBanner.tsx';
import type { AnalyticsConfig } from '#src/contract/browserServices.ts';
import type { Consent } from '#src/domain/consent.ts';
import { site } from '#src/site.ts';

/** The button that opens the settings again. */
export const consentSettingsButtonId = 'nastavenia-cookies';

// Most visitors never open them.
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
 * The cookie banner, and what the consent switches on and off (spec 4). The server renders the banner into every page,
 * for it does not know the visitor.
 */
export function ConsentContainer({ analytics, tagManagerId }: Props) {
  const { consent, areSettingsOpen } = useSyncExternalStore(consentStore.subscribe, consentStore.get, () => notAsked);
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
    <>
      {(agreed.analytics || agreed.tagManagerId) && (
        <Suspense>
          <MeasuringContainer {...agreed} />
        </Suspense>
      )}
      {(!consent || areSettingsOpen) && (
        <CookieBanner
          consent={consent}
          areSettingsOpen={areSettingsOpen}
          onSettingsToggle={toggleSettings}
          settings={(ticked, onChange) => <CookieSettings ticked={ticked} onChange={onChange} />}
          onChoose={choose}
          onHeightChange={keepFocusedClear}
          privacyHref={site.documents.privacy}
        />
      )}
    </>
  );
}

/** Between something focused and the banner under it, in pixels. */
const gap = 16;

/** Whatever gets the focus is scrolled clear of the banner. */
function keepFocusedClear(height: number): void {
  document.documentElement.style.scrollPaddingBottom = height > 0 ? `${height + gap}px` : '';
}

/** The banner takes the focus away with it: back to the button that opened it, or to the content after the first choice. */
function returnFocus(consent: Consent | null): void {
  document.getElementById(consent ? consentSettingsButtonId : 'obsah')?.focus({ preventScroll: true });
}
