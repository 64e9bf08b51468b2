import { expect, test } from 'vitest';
import { failureInWords, isBounce, isOutage } from '#src/domain/mailFailure.ts';
import { checkIssue } from '#src/domain/newsletterIssue.ts';

const whole = { subject: 'Vianoce', preheader: 'Nové lekcie', text: 'Ahoj' };
const link = (href: string, leads: boolean) => ({ href: `https://prvyriadok.sk${href}`, text: 'Sem', leads });
const told = (draft: Partial<typeof whole>, links = [link('/kurzy', true)], isTested = true) =>
  checkIssue({ ...whole, ...draft }, { html: '', text: '', links }, isTested)
    .filter(({ tone }) => tone !== 'success')
    .map(({ tone, text }) => `${tone}: ${text.replaceAll('\u00A0', ' ')}`);

test('what is missing, too long, leads nowhere or leaves somebody out is said before a newsletter is sent', () => {
  expect(told({})).toEqual([]);
  expect(told({ subject: ' ', text: '' })).toEqual(['danger: Chýba predmet', 'danger: Chýba text']);
  expect(told({ subject: 'a'.repeat(61), preheader: '' })).toEqual([
    'warn: Predmet má 61 znakov',
    'warn: Chýba prvý riadok v schránke',
  ]);
  expect(told({}, [link('/kurzy', true), link('/nikam', false)])).toEqual(['danger: /nikam nevedie nikam']);
  expect(told({ text: 'ktoré si napíšeš sám' })).toEqual(['warn: „sám“ hovorí len k mužom']);
  expect(told({ text: 'Rád ťa vidím' })).toEqual(['warn: „Rád“ hovorí len k mužom']);
  expect(told({ text: 'zosám, tričko' })).toEqual([]);
  expect(told({ text: 'Ahoj [meno]' })).toEqual(['danger: Treba doplniť [meno]']);
  expect(told({}, [], false)).toEqual(['warn: Skúšobný e-mail s týmto textom ešte neodišiel']);
});

test('a refusal is said in words, and only one of the address ends its newsletters', () => {
  const rejected = "Can't send mail - all recipients were rejected:";
  const cases: [reason: string, words: string, bounces: boolean, isOut: boolean][] = [
    [`${rejected} 550 5.1.1 unknown`, 'schránka neexistuje (550)', true, false],
    [`${rejected} 552 5.2.2 over quota`, 'schránka je plná (552)', true, false],
    [`${rejected} 550 5.7.1 blocked`, 'server e-mail odmietol (550)', false, false],
    [`${rejected} 421 4.7.0 later`, 'server hovorí „neskôr“ (421)', false, false],
    ['Message failed: 554 5.7.1 spam', 'server e-mail odmietol (554)', false, false],
    ['connect ECONNREFUSED 127.0.0.1:25', 'mailový server neodpovedá', false, true],
    ['Invalid login: 535 5.7.8 no', 'server e-mail odmietol (535)', false, true],
  ];
  for (const [reason, words, bounces, isOut] of cases) {
    expect([failureInWords(reason), isBounce(reason), isOutage(reason)], reason).toEqual([words, bounces, isOut]);
  }
});
