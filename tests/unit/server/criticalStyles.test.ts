import { expect, test } from 'vitest';
import { criticalStyles } from '#src/server/pages/criticalStyles.ts';

const needed = (styleSheet: string, ...classes: string[]) => criticalStyles(styleSheet)(new Set(classes));

test.each([
  ['an element or a state of the document', 'body,[hidden],html:not(.dark){color:red}'],
  ['a class that the page has', '.card{color:red}'],
  ['one selector of several', '.other,.card{color:red}'],
  ['a state of a class', '.card:hover:not(.other)>a{color:red}'],
  ['a class that is written with escapes', '.m\\:w-1\\/2{width:50%}'],
  ['an alternative', ':is(.other,.card) a{color:red}'],
  ['what another element has inside', '.card:has(.other){color:red}'],
  ['a typeface', '@font-face{font-family:Figtree}'],
])('stays: %s', (_name, rule) => {
  expect(needed(rule, 'card', 'm:w-1/2')).toBe(rule);
});

test.each([
  ['a class that the page does not have', '.other{color:red}'],
  ['a class together with another', '.card .other,.card.other{color:red}'],
  ['alternatives that are all missing', ':is(.other,:where(.more)>a){color:red}'],
  ['a group without a rule left', '@media (width>=40rem){.other{color:red}}'],
])('is left out: %s', (_name, rule) => {
  expect(needed(rule, 'card')).toBe('');
});

test('groups keep what is needed of them, and layers their place', () => {
  expect(
    needed('@layer base{.other{color:red}}@media (width>=40rem){.card{color:red}.other{color:blue}}', 'card'),
  ).toBe('@layer base{}@media (width>=40rem){.card{color:red}}');
});
