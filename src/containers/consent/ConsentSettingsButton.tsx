import { consentStore } from '#src/browser/measuring/consent.ts';
import { FooterButton } from '#src/components/layout/FooterButton.tsx';
import { useIsHydrated } from '#src/components/ui/useIsHydrated.ts';
import { consentSettingsButtonId } from './ConsentContainer.tsx';

/** Opens the cookie settings again, so that a consent can be withdrawn as easily as it was given. For the footer. */
export function ConsentSettingsButton() {
  return (
    <FooterButton id={consentSettingsButtonId} isReady={useIsHydrated()} onPress={consentStore.openSettings}>
      Nastavenia cookies
    </FooterButton>
  );
}
