/**
 * Runs in <head> as text of the page, before the first paint: marks that scripts run, whether a session is kept here, or what
 * a guest has done (so that room is left for what is theirs), whether the cookie banner is to be shown and a lecture's outline
 * folded, and forces the theme that the visitor chose.
 * Automatic needs nothing, for the styles follow the system by themselves, also while the page is open.
 */
import { sessionKeyPrefix } from '#src/browser/identity/sessionKey.ts';
import { countedGuestKey, guestMarkPrefix } from '#src/browser/learning/guestKeys.ts';
import { outlineCollapsedClass, outlineCollapsedKey } from '#src/browser/storage/storedFlag.ts';
import { consentCookieName } from '#src/domain/consent.ts';
import { parseThemeSetting, themeStorageKey } from '#src/domain/theme.ts';

const { classList, dataset } = document.documentElement;
classList.add('js');
try {
  if (!document.cookie.includes(`${consentCookieName}=`)) classList.add('asks-consent');
  const theme = parseThemeSetting(localStorage.getItem(themeStorageKey));
  if (theme !== 'AUTO') dataset.theme = theme.toLowerCase();
  if (localStorage.getItem(outlineCollapsedKey)) classList.add(outlineCollapsedClass);
  const keys = Object.keys(localStorage);
  if (keys.some((key) => key.startsWith(sessionKeyPrefix))) classList.add('session');
  if (keys.some((key) => key.startsWith(guestMarkPrefix))) classList.add('guest');
  if (keys.some((key) => countedGuestKey.test(key))) classList.add('keeps');
} catch {
  // Storage may be forbidden; then nothing of it is known.
}
