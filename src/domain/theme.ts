/** The browser's storage key of the theme (spec 3). */
export const themeStorageKey = 'themeSetting';

export const themeSettings = ['LIGHT', 'DARK', 'AUTO'] as const;
export type ThemeSetting = (typeof themeSettings)[number];

/** The stored text as a setting; anything else reads as automatic (spec 4). */
export function parseThemeSetting(stored: string | null): ThemeSetting {
  return themeSettings.find((setting) => setting === stored) ?? 'AUTO';
}
