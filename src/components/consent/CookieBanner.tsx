import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { useIsHydrated } from '#src/components/ui/useIsHydrated.ts';
import type { Consent } from '#src/domain/consent.ts';

interface Props {
  /** What the settings start from; `null` before the first choice, when nothing is ticked. */
  consent: Consent | null;
  areSettingsOpen: boolean;
  onSettingsToggle: (areSettingsOpen: boolean) => void;
  /** The three checkboxes; by a slot, because most visitors never open them. */
  settings: (ticked: Consent, onChange: (ticked: Consent) => void) => ReactNode;
  /** The visitor has chosen: store it and close the banner. */
  onChoose: (consent: Consent) => void;
  /** The privacy document. */
  privacyHref: string;
}

const none: Consent = { agreedToAnalyticsCookies: false, agreedToMarketingCookies: false };
const all: Consent = { agreedToAnalyticsCookies: true, agreedToMarketingCookies: true };
/** Between something focused and the banner under it, in pixels. */
const gap = 16;

/**
 * The cookie banner (spec 2): fixed at the bottom, beside the page and not above it. Put it at the end of the page:
 * it keeps as much space there as it covers.
 */
export function CookieBanner({ consent, areSettingsOpen, onSettingsToggle, settings, onChoose, privacyHref }: Props) {
  const [ticked, setTicked] = useState(consent ?? none);
  const [height, setHeight] = useState(0);
  const region = useRef<HTMLElement>(null);
  const settingsId = useId();
  // In the server's markup it is there for everybody: the script in <head> knows who has chosen, and who has no scripts.
  // It waits for the scripts that follow it, so that it does not grow while the page still comes in.
  const shown = useIsHydrated() ? 'flex' : 'hidden [.asks-consent_&:has(~script)]:flex';

  useEffect(() => {
    const banner = region.current;
    if (!banner) return;
    const page = document.documentElement;
    const observer = new ResizeObserver(() => {
      setHeight(banner.offsetHeight);
      // Whatever gets the focus is scrolled clear of the banner.
      page.style.scrollPaddingBottom = `${banner.offsetHeight + gap}px`;
    });
    observer.observe(banner);
    return () => {
      observer.disconnect();
      page.style.scrollPaddingBottom = '';
    };
  }, []);

  useEffect(() => {
    // Opened from elsewhere on the page: the keys go on from here.
    if (areSettingsOpen && !region.current?.contains(document.activeElement)) region.current?.focus();
  }, [areSettingsOpen]);

  return (
    <>
      <div className="no-print" style={{ height }} />
      <section
        ref={region}
        aria-label="Cookies"
        tabIndex={-1}
        className={`no-print fixed inset-x-0 bottom-0 z-30 ${shown} max-h-[85dvh] flex-col border-t border-line bg-raised pb-4 -outline-offset-3 shadow-raised`}
      >
        <div className="page min-h-0 overflow-y-auto overscroll-contain py-4">
          <p className="max-w-prose text-sm">
            Používame cookies. Potrebné držia stránku v{'\u00A0'}chode, analytické a{'\u00A0'}marketingové zapneme len s
            {'\u00A0'}tvojím súhlasom. Viac hovorí dokument{' '}
            <a
              href={privacyHref}
              target="_blank"
              rel="noopener"
              className="font-[650] text-accent-text underline underline-offset-4"
            >
              Ochrana osobných údajov
            </a>
            .
          </p>
          <fieldset id={settingsId} hidden={!areSettingsOpen} className="-ml-2.5 min-w-0 pt-2">
            <legend className="sr-only">Ktoré cookies povoľuješ</legend>
            {areSettingsOpen && <Suspense>{settings(ticked, setTicked)}</Suspense>}
          </fieldset>
        </div>
        {/* Refusing looks like agreeing, so that neither is the easier choice. */}
        <div className="page grid shrink-0 grid-cols-2 gap-2 m:flex m:justify-end m:gap-3">
          <button
            type="button"
            aria-expanded={areSettingsOpen}
            aria-controls={settingsId}
            onClick={() => onSettingsToggle(!areSettingsOpen)}
            className="col-span-2 min-h-[44px] rounded-md px-[18px] py-1.5 text-[1rem] font-[650] text-secondary shadow-[inset_0_0_0_1.5px_var(--line-strong)] transition-colors duration-150 hover:bg-accent-soft hover:text-accent-text active:shadow-[inset_0_0_0_1.5px_var(--accent-text)]"
          >
            Nastavenia
          </button>
          <Button size="small" onPress={() => onChoose(none)}>
            Odmietnuť
          </Button>
          <Button size="small" onPress={() => onChoose(areSettingsOpen ? ticked : all)}>
            {areSettingsOpen ? 'Potvrdiť výber' : 'Súhlasím'}
          </Button>
        </div>
      </section>
    </>
  );
}
