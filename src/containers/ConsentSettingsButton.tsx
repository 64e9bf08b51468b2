import { consentStore } from '#src/browser/consent.ts';
import { footerLinkLook } from '#src/components/layout/Footer.tsx';

/** Where the focus returns to when the settings close. */
export const consentSettingsButtonId = 'nastavenia-cookies';

/** Opens the cookie settings again, so that a consent can be withdrawn as easily as it was given. For the footer. */
export function ConsentSettingsButton() {
  return (
    <button id={consentSettingsButtonId} type="button" onClick={consentStore.openSettings} className={footerLinkLook}>
      Nastavenia cookies
    </button>
  );
}
