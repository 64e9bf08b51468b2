import { describe, expect, it, test } from 'vitest';
import { nextThemeSetting, parseThemeSetting, themeStorageKey } from '#src/domain/theme.ts';

test.each([
  [false, ['AUTO', 'DARK', 'LIGHT', 'AUTO']],
  [true, ['AUTO', 'LIGHT', 'DARK', 'AUTO']],
] as const)('in a system that is dark (%s) the first press changes the look', (isSystemDark, settings) => {
  for (const [index, setting] of settings.slice(0, -1).entries()) {
    expect(nextThemeSetting(setting, isSystemDark)).toBe(settings[index + 1]);
  }
});

describe('parseThemeSetting', () => {
  it.each([
    ['LIGHT', 'LIGHT'],
    ['DARK', 'DARK'],
    ['AUTO', 'AUTO'],
    ['NOT-SET', 'AUTO'],
    ['dark', 'AUTO'],
    ['"DARK"', 'AUTO'],
    ['', 'AUTO'],
    [null, 'AUTO'],
  ])('%j → %s', (stored, setting) => {
    expect(parseThemeSetting(stored)).toBe(setting);
  });

  it('is stored under the name of the spec', () => {
    expect(themeStorageKey).toBe('themeSetting');
  });
});
