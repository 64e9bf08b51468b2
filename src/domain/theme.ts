/** The browser's storage key of the theme (spec 3). */
export const themeStorageKey = 'themeSetting';

export const themeSettings = ['LIGHT', 'DARK', 'AUTO'] as const;
export type ThemeSetting = (typeof themeSettings)[number];

/** What a press of the switch leads to: first the look that the system does not have, then the other one, then back to the system's. */
export function nextThemeSetting(current: ThemeSetting, isSystemDark: boolean): ThemeSetting {
  const cycle: ThemeSetting[] = isSystemDark ? ['AUTO', 'LIGHT', 'DARK'] : ['AUTO', 'DARK', 'LIGHT'];
  return cycle[(cycle.indexOf(current) + 1) % cycle.length] ?? 'AUTO';
}

/** The stored text as a setting; anything else reads as automatic (spec 4). */
export function parseThemeSetting(stored: string | null): ThemeSetting {
  return themeSettings.find((setting) => setting === stored) ?? 'AUTO';
}
