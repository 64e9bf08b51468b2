import { Footer } from '#src/components/layout/Footer.tsx';
import { ConsentSettingsButton } from './ConsentSettingsButton.tsx';
import { FooterNewsletterContainer } from './FooterNewsletterContainer.tsx';

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
