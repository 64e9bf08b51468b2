import { describe, expect, it } from 'vitest';
import { parseThemeSetting, themeStorageKey } from '#src/domain/theme.ts';

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
