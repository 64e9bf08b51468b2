import { type ReactNode, Suspense, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
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
  /** Told how many pixels of the window it covers, 0 when it is gone. */
  onHeightChange?: (height: number) => void;
  /** The privacy document. */
  privacyHref: string;
}

const none: Consent = { agreedToAnalyticsCookies: false, agreedToMarketingCookies: false };
const all: Consent = { agreedToAnalyticsCookies: true, agreedToMarketingCookies: true };

/**
 * The cookie banner (spec 2): fixed at the bottom, beside the page and not above it. Put it at the end of the page:
 * it keeps as much space there as it covers.
 */
export function CookieBanner({ consent, areSettingsOpen, onSettingsToggle, settings, onChoose, ...rest }: Props) {
  const { onHeightChange, privacyHref } = rest;
  const [ticked, setTicked] = useState(consent ?? none);
  const [height, setHeight] = useState(0);
  const region = useRef<HTMLElement>(null);
  const settingsId = useId();
  // In the server's markup it is there for everybody: the script in <head> knows who has chosen, and who has no scripts.
  // It waits for the scripts that follow it, so that it does not grow while the page still comes in.
  // While somebody writes a program on a phone, the row of signs has its place.
  const aside = 'pointer-coarse:[:root:has([data-code-editor]:focus-within)_&]:hidden';
  const shown = useIsHydrated() ? 'flex' : 'hidden [.asks-consent_&:has(~script)]:flex';

  const tellHeight = useEffectEvent((pixels: number) => onHeightChange?.(pixels));
  useEffect(() => {
    const banner = region.current;
    if (!banner) return;
    const observer = new ResizeObserver(() => {
      setHeight(banner.offsetHeight);
      tellHeight(banner.offsetHeight);
    });
    observer.observe(banner);
    return () => {
      observer.disconnect();
      tellHeight(0);
    };
  }, []);

  useEffect(() => {
    // Opened from elsewhere on the page: the keys go on from here.
    if (areSettingsOpen && !region.current?.matches(':focus-within')) region.current?.focus();
  }, [areSettingsOpen]);

  return (
    <>
      <div className="no-print" style={{ height }} />
      <section
        ref={region}
        aria-label="Cookies"
        tabIndex={-1}
        className={`no-print fixed inset-x-0 bottom-0 z-30 ${shown} ${aside} max-h-[85dvh] flex-col border-t border-line bg-raised pb-3 -outline-offset-3 shadow-raised m:pb-4`}
      >
        <div
          className={`page flex min-h-0 flex-col max-s:px-3 ${areSettingsOpen ? '' : 'l:flex-row l:items-center l:gap-8 l:pt-4 l:*:py-0'}`}
        >
          {/* As far as the edges of the page: what scrolls cuts off its focus rings. */}
          <div className="-mx-3 min-h-0 grow overflow-y-auto overscroll-contain px-3 pt-3 pb-2 m:py-4">
            <p className="max-w-prose text-xs m:text-sm">
              Potrebné cookies používame vždy, ostatné len s{'\u00A0'}tvojím súhlasom.{' '}
              <a
                href={privacyHref}
                target="_blank"
                rel="noopener"
                className="font-strong text-accent-text underline underline-offset-4"
              >
                Ochrana osobných údajov
              </a>
            </p>
            <fieldset id={settingsId} hidden={!areSettingsOpen} className="-ml-2.5 min-w-0 pt-2">
              <legend className="sr-only">Ktoré cookies povoľuješ</legend>
              {areSettingsOpen && <Suspense>{settings(ticked, setTicked)}</Suspense>}
            </fieldset>
          </div>
          {/* All three look the same, so that none is the easier choice. */}
          <div className="grid shrink-0 grid-cols-3 gap-2 max-m:*:px-1 max-s:*:text-sm m:flex m:justify-end m:gap-3">
            <Button
              kind="quiet"
              size="small"
              expands={{ id: settingsId, isOpen: areSettingsOpen }}
              onPress={() => onSettingsToggle(!areSettingsOpen)}
            >
              Nastavenia
            </Button>
            <Button kind="quiet" size="small" onPress={() => onChoose(none)}>
              Odmietnuť
            </Button>
            <Button kind="quiet" size="small" onPress={() => onChoose(areSettingsOpen ? ticked : all)}>
              {areSettingsOpen ? 'Potvrdiť výber' : 'Súhlasím'}
            </Button>
          </div>
        </div>
      </section>
    </>
  );
}
