import { useSyncExternalStore } from 'react';
import { onThemeSetting, readThemeSetting, storeThemeSetting } from '#src/browser/theme.ts';
import { ThemeSwitch } from '#src/components/layout/ThemeSwitch.tsx';

/** The theme switch on the browser's stored setting. */
export function ThemeSwitchContainer() {
  const setting = useSyncExternalStore(onThemeSetting, readThemeSetting, () => 'NOT-SET' as const);
  return <ThemeSwitch setting={setting} onChange={storeThemeSetting} />;
}
