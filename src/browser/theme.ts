import { consentCookieName } from '#src/domain/consent.ts';
import { parseThemeSetting, type ThemeSetting, themeStorageKey } from '#src/domain/theme.ts';
import { firstPaintClasses } from './firstPaint.ts';
import { sessionKeyPrefix } from './identity.ts';
import { outlineCollapsedClass, outlineCollapsedKey } from './storedFlag.ts';

const listeners = new Set<() => void>();

/**
 * Runs in <head> before the first paint: marks that scripts run, that one begins at the top of the page (for only then
 * what is below may wait), whether a session is kept here (so that the header leaves room for its owner), whether the
 * cookie banner is to be shown and a lecture's outline folded, and forces the theme that the visitor chose. Automatic
 * needs nothing, for the styles follow the system by themselves, also while the page is open.
 */
export const themeScript = `(function(d){d.classList.add('js');try{if(!location.hash&&performance.getEntriesByType('navigation')[0].type==='navigate')d.className+=' ${firstPaintClasses.join(' ')}'}catch(e){}try{if(document.cookie.indexOf('${consentCookieName}=')<0)d.classList.add('asks-consent');var s=localStorage.getItem('${themeStorageKey}');if(s==='LIGHT'||s==='DARK')d.dataset.theme=s.toLowerCase();if(localStorage.getItem('${outlineCollapsedKey}'))d.classList.add('${outlineCollapsedClass}');for(var k in localStorage)if(!k.indexOf('${sessionKeyPrefix}'))d.classList.add('session')}catch(e){}})(document.documentElement)`;

/** The stored setting; automatic where storage is not allowed. */
export function readThemeSetting(): ThemeSetting {
  try {
    return parseThemeSetting(localStorage.getItem(themeStorageKey));
  } catch {
    // Storage may be forbidden; then the site follows the system.
    return 'AUTO';
  }
}

/** Applies a setting and remembers it. */
export function storeThemeSetting(setting: ThemeSetting): void {
  apply(setting);
  try {
    localStorage.setItem(themeStorageKey, setting);
  } catch {
    // Forbidden storage: the choice holds for this page only.
  }
  for (const listener of listeners) listener();
}

/** Calls back when the setting changes, here or in another tab. */
export function onThemeSetting(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== themeStorageKey && event.key !== null) return;
    apply(readThemeSetting());
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}

function apply(setting: ThemeSetting): void {
  const root = document.documentElement;
  if (setting === 'AUTO') delete root.dataset.theme;
  else root.dataset.theme = setting.toLowerCase();
}
