import { Footer } from '#src/components/layout/Footer.tsx';
import { useWhenGuest } from '#src/containers/account/useWhenGuest.ts';
import { ConsentSettingsButton } from '#src/containers/consent/ConsentSettingsButton.tsx';
import { FooterNewsletterContainer } from '#src/containers/newsletter/FooterNewsletterContainer.tsx';

const loadGuest = () => import('#src/containers/account/ForgetGuestContainer.tsx');

/** The end of every page. */
export function FooterContainer() {
  const guest = useWhenGuest(loadGuest);
  return (
    <Footer
      year={new Date().getFullYear()}
      newsletter={<FooterNewsletterContainer />}
      consentSettings={
        <>
          <ConsentSettingsButton />
          {guest && <guest.ForgetGuestContainer />}
        </>
      }
    />
  );
}
