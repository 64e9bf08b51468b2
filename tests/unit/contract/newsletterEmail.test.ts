import { expect, it } from 'vitest';
import { newsletterEmailError } from '#src/contract/newsletterEmail.ts';

it.each(['', ' ', '   \t'])('says that %j is empty', (email) => {
  expect(newsletterEmailError(email)).toBe('Email je prázdny');
});

it.each([
  'zuzana@prvyriadok.sk',
  'Zuzana.Hlavata@Example.ORG',
  'a_b-c.1@x-y_z.example.info',
  'a@b.sk',
  '.@-.sk',
  'zuzana@prvyriadok.sk  ',
])('accepts %j', (email) => {
  expect(newsletterEmailError(email)).toBeNull();
});

it.each([
  'zuzana',
  'zuzana@',
  '@prvyriadok.sk',
  'zuzana@prvyriadok',
  'zuzana@prvyriadok.',
  'zuzana@.sk',
  'zuzana@prvyriadok.s',
  'zuzana@prvyriadok.museum',
  'zuzana@prvyriadok.s1',
  'zuzana+kurz@prvyriadok.sk',
  'žofia@prvyriadok.sk',
  'zuzana@žltý.sk',
  'zuzana hlavata@prvyriadok.sk',
  'zuzana@@prvyriadok.sk',
  ' zuzana@prvyriadok.sk',
  'zuzana@prvyriadok.sk\nbcc: x@example.org',
  'Zuzana <zuzana@prvyriadok.sk>',
])('refuses %j', (email) => {
  expect(newsletterEmailError(email)).toBe('Email má nesprávny formát');
});
