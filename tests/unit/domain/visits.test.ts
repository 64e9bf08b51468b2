import { expect, test } from 'vitest';
import { isVisit, otherSites, siteOfReferrer } from '#src/domain/visits.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';
const opened = { method: 'GET', userAgent: firefox, purposes: [], destination: 'document' };

test('a page that a browser opens is a visit, also of a browser that does not say what for', () => {
  expect(isVisit(opened)).toBe(true);
  expect(isVisit({ ...opened, destination: undefined })).toBe(true);
  expect(isVisit({ ...opened, userAgent: 'Mozilla/5.0 (Linux; Android 8.0.0; CUBOT X18) Chrome/120' })).toBe(true);
});

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; YandexCrawler/3.0)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140.0.0.0 Safari/537.36',
  'Mozilla/5.0 (compatible; Something/1.0; https://example.org/about)',
  'curl/8.5.0',
  'Amazon CloudFront',
  undefined,
])('what says that it is no browser is no visit: %s', (userAgent) => {
  expect(isVisit({ ...opened, userAgent })).toBe(false);
});

test('what is fetched ahead, by a script or without its body is no visit', () => {
  for (const purpose of ['prefetch', 'prefetch;prerender', 'Prefetch']) {
    expect(isVisit({ ...opened, purposes: [undefined, purpose] }), purpose).toBe(false);
  }
  for (const destination of ['empty', 'iframe', 'image']) expect(isVisit({ ...opened, destination })).toBe(false);
  expect(isVisit({ ...opened, method: 'HEAD' })).toBe(false);
});

test.each([
  [undefined, ''],
  ['', ''],
  ['https://prvyriadok.sk/kurzy', ''],
  ['https://www.prvyriadok.sk/', ''],
  ['https://www.Google.com/search?q=java+od+nuly', 'google.com'],
  ['http://forum.example.org:8080/t/12?user=jana#post', 'forum.example.org'],
  ['https://xn--kola-8pa.sk/', 'xn--kola-8pa.sk'],
  ['https://jana:heslo@example.org/', 'example.org'],
])('of the referrer %s its host is kept: %s', (referrer, site) => {
  expect(siteOfReferrer(referrer, 'prvyriadok.sk')).toBe(site);
});

test.each([
  'http://192.168.0.17/',
  'http://[2001:db8::1]/',
  'http://pocitac-jany/',
  'android-app://com.google.android.gm/',
  'about:client',
  'nie je adresa',
  `https://${'a'.repeat(60)}.${'b'.repeat(60)}.sk/`,
])('what is the name of no public site is not kept: %s', (referrer) => {
  expect(siteOfReferrer(referrer, 'prvyriadok.sk')).toBe(otherSites);
});
