import { consentStore } from '#src/browser/consent.ts';
import { footerLinkLook } from '#src/components/layout/Footer.tsx';
import { consentSettingsButtonId } from './ConsentContainer.tsx';

/** Opens the cookie settings again, so that a consent can be withdrawn as easily as it was given. For the footer. */
export function ConsentSettingsButton() {
  return (
    <button id={consentSettingsButtonId} type="button" onClick={consentStore.openSettings} className={footerLinkLook}>
      Nastavenia cookies
    </button>
  );
}
