import { readCookie, writeCookie } from '#src/browser/storage/cookies.ts';
import { type Consent, consentCookieName } from '#src/domain/consent.ts';

export interface ConsentState {
  /** `null` until the visitor has chosen. */
  consent: Consent | null;
  areSettingsOpen: boolean;
}

/** Seconds (spec 9): one year. */
const lifetime = 31_536_000;

/** The stored consent; `null` when there is none, or when it has a wrong or an old shape (spec 3). */
export function readConsent(): Consent | null {
  const stored = readCookie(consentCookieName);
  if (stored === null) return null;
  try {
    return parseConsent(JSON.parse(decodeURIComponent(stored)));
  } catch {
    // Neither encoded nor JSON as we write it: the visitor is asked again.
    return null;
  }
}

/** Stores a consent for a year, for every page of the site. */
export function writeConsent(consent: Consent): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const value = encodeURIComponent(JSON.stringify(consent));
  writeCookie(`${consentCookieName}=${value}; Path=/; Max-Age=${lifetime}; SameSite=Lax${secure}`);
}

/** The state of a first visit, and of the page as the server renders it. */
export const notAsked: ConsentState = { consent: null, areSettingsOpen: false };

let state: ConsentState | null = null;
const listeners = new Set<() => void>();

/** The consent and whether its settings are open, for `useSyncExternalStore`. */
export const consentStore = {
  get: (): ConsentState => {
    state ??= { consent: readConsent(), areSettingsOpen: false };
    return state;
  },
  subscribe: (listener: () => void): (() => void) => {
    if (listeners.size === 0) document.addEventListener('visibilitychange', readAgain);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) document.removeEventListener('visibilitychange', readAgain);
    };
  },
  /** Stores a choice and closes the settings. */
  set: (consent: Consent): void => {
    writeConsent(consent);
    change({ consent, areSettingsOpen: false });
  },
  openSettings: (): void => change({ ...consentStore.get(), areSettingsOpen: true }),
  closeSettings: (): void => change({ ...consentStore.get(), areSettingsOpen: false }),
};

function change(next: ConsentState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Another tab may have stored a choice while this one was behind it. */
function readAgain(): void {
  // Where cookies are forbidden the choice holds for this page only.
  if (document.visibilityState !== 'visible' || !navigator.cookieEnabled) return;
  const consent = readConsent();
  if (!isSame(consent, consentStore.get().consent)) change({ consent, areSettingsOpen: false });
}

function isSame(one: Consent | null, other: Consent | null): boolean {
  return (
    one?.agreedToAnalyticsCookies === other?.agreedToAnalyticsCookies &&
    one?.agreedToMarketingCookies === other?.agreedToMarketingCookies
  );
}

function parseConsent(value: unknown): Consent | null {
  if (typeof value !== 'object' || value === null) return null;
  const { agreedToAnalyticsCookies, agreedToMarketingCookies } = value as Partial<Record<keyof Consent, unknown>>;
  if (typeof agreedToAnalyticsCookies !== 'boolean' || typeof agreedToMarketingCookies !== 'boolean') return null;
  return { agreedToAnalyticsCookies, agreedToMarketingCookies };
}
