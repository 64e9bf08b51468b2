import { consentStore } from '#src/browser/consent.ts';
import { footerLinkLook } from '#src/components/layout/Footer.tsx';
import { useIsHydrated } from '#src/components/ui/useIsHydrated.ts';
import { consentSettingsButtonId } from './ConsentContainer.tsx';

/** Opens the cookie settings again, so that a consent can be withdrawn as easily as it was given. For the footer. */
export function ConsentSettingsButton() {
  // Not to be pressed before it works; its place is kept.
  const shown = useIsHydrated() ? '' : 'invisible';
  return (
    <button
      id={consentSettingsButtonId}
      type="button"
      onClick={consentStore.openSettings}
      className={`${footerLinkLook} ${shown}`}
    >
      Nastavenia cookies
    </button>
  );
}
