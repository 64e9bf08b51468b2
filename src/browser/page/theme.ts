import { browserStorage } from '#src/browser/storage/storage.ts';
import { parseThemeSetting, type ThemeSetting, themeStorageKey } from '#src/domain/theme.ts';

const listeners = new Set<() => void>();

/** The stored setting; automatic where storage is not allowed. */
export function readThemeSetting(): ThemeSetting {
  return browserStorage.read(themeStorageKey, parseThemeSetting);
}

/** Applies a setting and remembers it. */
export function storeThemeSetting(setting: ThemeSetting): void {
  apply(setting);
  browserStorage.write(themeStorageKey, setting);
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

const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)');

/** Whether the system asks for dark pages. */
export const isSystemDark = (): boolean => systemDark().matches;

/** Calls back when the system changes its mind. */
export function onSystemTheme(listener: () => void): () => void {
  const query = systemDark();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function apply(setting: ThemeSetting): void {
  const root = document.documentElement;
  if (setting === 'AUTO') delete root.dataset.theme;
  else root.dataset.theme = setting.toLowerCase();
}
