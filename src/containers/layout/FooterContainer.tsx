import { Footer } from '#src/components/layout/Footer.tsx';
import { ConsentSettingsButton } from '#src/containers/consent/ConsentSettingsButton.tsx';
import { FooterNewsletterContainer } from '#src/containers/newsletter/FooterNewsletterContainer.tsx';

/** The end of every page. */
export function FooterContainer() {
  return (
    <Footer
      year={new Date().getFullYear()}
      newsletter={<FooterNewsletterContainer />}
      consentSettings={<ConsentSettingsButton />}
    />
  );
}
