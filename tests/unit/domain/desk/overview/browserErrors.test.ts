import { expect, test } from 'vitest';
import { releaseChoices } from '#src/domain/desk/overview/browserErrors.ts';

test('errors are filtered by their releases, and by the one of the address though it has none', () => {
  const errors = { releases: ['0000000b', '0000000a'], current: '0000000b' };
  expect(releaseChoices(errors, '0000000c').map(({ value, name }) => `${value}|${name}`)).toEqual([
    '|Všetky verzie',
    '0000000b|0000000b (táto)',
    '0000000a|0000000a',
    '0000000c|0000000c',
  ]);
  expect(releaseChoices(undefined, undefined)).toHaveLength(1);
});
