import { expect, test } from 'vitest';
import { beginningOfAddress, freeAddress, isAddressFor, isSlug } from '#src/domain/slug.ts';

const long = `${'dlhy-nazov-'.repeat(7)}koniec-a-este`;

test('an address that another has gets the next number', () => {
  expect(freeAddress(new Set(), 'slovnik')).toBe('slovnik');
  expect(freeAddress(new Set(['slovnik', 'slovnik-2']), 'slovnik')).toBe('slovnik-3');
});

test('one that is too long is shortened, with room for its number', () => {
  const first = freeAddress(new Set(), long);
  const second = freeAddress(new Set([first]), long);
  expect(long.length).toBeGreaterThan(80);
  expect([first, second].map(isSlug)).toEqual([true, true]);
  expect([first, second]).toEqual([`${'dlhy-nazov-'.repeat(7)}kon`, `${'dlhy-nazov-'.repeat(7)}k-2`]);
});

test('whatever is in the way of an address begins as it does', () => {
  for (const wanted of ['slovnik', long, `${'a'.repeat(68)}-----------b`]) {
    const taken = new Set<string>();
    while (taken.size < 120) taken.add(freeAddress(taken, wanted));
    expect([...taken].filter((address) => !address.startsWith(beginningOfAddress(wanted)))).toEqual([]);
  }
  expect(beginningOfAddress('slovnik')).toBe('slovnik');
});

test('what was made of a name is known as its own', () => {
  for (const wanted of ['slovnik', long]) {
    const first = freeAddress(new Set(), wanted);
    const second = freeAddress(new Set([first]), wanted);
    expect([first, second, 'ine', 'ine-2'].map((address) => isAddressFor(address, wanted))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  }
});
