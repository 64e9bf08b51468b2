import type { StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { AccountMenu } from '#src/components/account/AccountMenu.tsx';
import { CookieBanner } from '#src/components/consent/CookieBanner.tsx';
import { CookieSettings } from '#src/components/consent/CookieSettings.tsx';
import { Footer } from '#src/components/layout/Footer.tsx';
import { FooterButton } from '#src/components/layout/FooterButton.tsx';
import { MobileMenu } from '#src/components/layout/MobileMenu.tsx';
import { PageFrame } from '#src/components/layout/PageFrame.tsx';
import { ThemeSwitch } from '#src/components/layout/ThemeSwitch.tsx';
import { NewsletterForm } from '#src/components/newsletter/NewsletterForm.tsx';
import { DataSection, type Room } from '#src/components/ui/DataSection.tsx';
import { paths } from '#src/domain/paths.ts';
import { site } from '#src/site.ts';
import { profile } from '#stories/fixtures/profile.ts';
import { walk } from './walk.ts';

/** What a press does where a screen only shows. */
export const nothing = () => undefined;

interface Visit {
  /** A learner: the header has their menu, the footer no newsletter. */
  isSignedIn?: boolean;
  /** Nothing is chosen yet: the cookie banner is there. */
  isFirst?: boolean;
  isMenuOpen?: boolean;
  isNavigating?: boolean;
}

/** A whole page as the site shows it at an address. */
export function screen(address: string, view: ReactNode, visit: Visit = {}): StoryObj {
  return {
    parameters: { layout: 'fullscreen' },
    render: () => (
      <Site address={address} {...visit}>
        {view}
      </Site>
    ),
  };
}

/** A screen while its data comes. */
export const loading = (room: Room = 'page') => (
  <DataSection status="loading" data={undefined} room={room}>
    {nothing}
  </DataSection>
);

/** A screen whose data did not come. */
export const failed = (room: Room = 'page') => (
  <DataSection status="error" data={undefined} room={room} onRetry={nothing}>
    {nothing}
  </DataSection>
);

function Site({ address, children, isSignedIn = false, ...visit }: Visit & { address: string; children: ReactNode }) {
  const [isMenuOpen, setMenuOpen] = useState(visit.isMenuOpen ?? false);
  const [isBannerThere, setBannerThere] = useState(visit.isFirst ?? false);
  const [areSettingsOpen, setSettingsOpen] = useState(false);
  const menuButton = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    document.addEventListener('click', walk);
    return () => document.removeEventListener('click', walk);
  }, []);
  const loginHref = paths.signInFrom(address);
  return (
    <PageFrame
      isNavigating={visit.isNavigating ?? false}
      currentPath={address}
      loginHref={loginHref}
      themeSwitch={<ThemeSwitch setting="AUTO" isSystemDark={false} onChange={nothing} />}
      account={
        isSignedIn && (
          <AccountMenu
            name={profile.displayName}
            email={profile.email}
            photoURL={profile.photoURL}
            onLogout={nothing}
          />
        )
      }
      onOpenMenu={() => setMenuOpen(true)}
      onOpenSearch={nothing}
      onApproachSearch={nothing}
      menuButton={menuButton}
      footer={
        <Footer
          year={2026}
          newsletter={
            !isSignedIn &&
            address !== paths.newsletter() && (
              <NewsletterForm
                ground="footer"
                state="idle"
                email=""
                error={null}
                onEmailChange={nothing}
                onSubmit={() => false}
                onRetry={nothing}
              />
            )
          }
          consentSettings={
            <FooterButton id="nastavenia-cookies" isReady onPress={() => setBannerThere(true)}>
              Nastavenia cookies
            </FooterButton>
          }
        />
      }
      overlays={
        <>
          <MobileMenu
            isOpen={isMenuOpen}
            isSignedIn={isSignedIn}
            currentPath={address}
            loginHref={loginHref}
            onClose={() => setMenuOpen(false)}
            opener={menuButton}
          />
          {isBannerThere && (
            <CookieBanner
              consent={null}
              areSettingsOpen={areSettingsOpen}
              onSettingsToggle={setSettingsOpen}
              settings={(ticked, onChange) => <CookieSettings ticked={ticked} onChange={onChange} />}
              onChoose={() => setBannerThere(false)}
              privacyHref={site.documents.privacy}
            />
          )}
        </>
      }
    >
      {children}
    </PageFrame>
  );
}
