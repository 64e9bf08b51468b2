import { expect, test } from 'vitest';
import { longestErrorMessage } from '#src/contract/limits.ts';
import { plainErrorMessage, plainErrorName } from '#src/domain/browserError.ts';

test.each([
  ["Cannot read properties of undefined (reading 'slug')", 'Cannot read properties of undefined (reading …)'],
  ['can\'t access property "x", a is undefined', "can't access property …, a is undefined"],
  ["undefined is not an object (evaluating 'e.t')", 'undefined is not an object (evaluating …)'],
  ['Maximum call stack size exceeded', 'Maximum call stack size exceeded'],
  [
    'Minified React error #418; visit https://react.dev/errors/418?args[]=Jana for the full message or use the non-minified dev environment',
    'Minified React error #418; visit … for the full message or use the non-minified dev environment',
  ],
  ['/admin/user?q=jana: 403 role-required', '…: …'],
])('%s', (said, told) => expect(plainErrorMessage(said)).toBe(told));

test.each([
  'Jana Nováková <jana.novakova@skola.example.org>',
  "Failed to execute 'querySelector': '#Jana Nováková' is not a valid selector.",
  `Expected property name or '}' in JSON at position 1 (line 1 column 2): {Jana Nováková`,
  'Invalid regular expression: /Jana Nováková/: Unterminated group',
  "Identifier 'nováková' has already been declared",
  'JSON Parse error: Unexpected identifier "jana',
  'Volajte 0905 123 456 789 – Jana',
  'jana@skola.example.org, jana@skola.example.org',
  '(jana)[jana]:jana;jana',
  '„Jana“ ‚Jana‘ `Jana` “Jana”',
  'https://prvyriadok.sk/hladat?q=jana#Nováková',
  'name\n\n\tJana\u00a0Nováková\u2028jana',
  'J\u200bana N\u200cováková',
])('of „%s“ no name is told', (said) => {
  expect(plainErrorMessage(said)).not.toMatch(/jana|nov[aá]k|J\u200bana|ov[aá]kov|skola|example|\d|prvyriadok|hladat/i);
});

test('what is long is cut, however it is made', () => {
  for (const said of ['x'.repeat(1_000_000), 'undefined '.repeat(100_000), '('.repeat(100_000), '"'.repeat(100_001)]) {
    const started = performance.now();
    expect(plainErrorMessage(said).length).toBeLessThanOrEqual(longestErrorMessage);
    expect(performance.now() - started).toBeLessThan(200);
  }
});

test('an error is called as browsers or we call it', () => {
  expect(['TypeError', 'QuotaExceededError', 'ApiError', 'JanaError', '__proto__'].map(plainErrorName)).toEqual([
    'TypeError',
    'QuotaExceededError',
    'ApiError',
    'Error',
    'Error',
  ]);
});
