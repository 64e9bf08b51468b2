import { useSyncExternalStore } from 'react';
import {
  isSystemDark,
  onSystemTheme,
  onThemeSetting,
  readThemeSetting,
  storeThemeSetting,
} from '#src/browser/page/theme.ts';
import { ThemeSwitch } from '#src/components/layout/ThemeSwitch.tsx';

/** The theme switch on the browser's stored setting. */
export function ThemeSwitchContainer() {
  const setting = useSyncExternalStore(onThemeSetting, readThemeSetting, () => 'NOT-SET' as const);
  const isDark = useSyncExternalStore(onSystemTheme, isSystemDark, () => false);
  return <ThemeSwitch setting={setting} isSystemDark={isDark} onChange={storeThemeSetting} />;
}
