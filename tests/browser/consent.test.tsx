import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sendScreenView, stopAnalytics } from '#src/browser/measuring/analytics.ts';
import { consentStore, readConsent, writeConsent } from '#src/browser/measuring/consent.ts';
import { startTagManager, stopTagManager } from '#src/browser/measuring/tagManager.ts';

const analyticsOnly = { agreedToAnalyticsCookies: true, agreedToMarketingCookies: false };
const marketingOnly = { agreedToAnalyticsCookies: false, agreedToMarketingCookies: true };

const cookieNames = async () => (await window.cookieStore.getAll()).map(({ name = '' }) => name);
const storeText = (text: string) => window.cookieStore.set({ name: 'cookiesConsent', value: text, path: '/' });
/** As the browser tells it to a tab that comes back to front. */
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));

beforeAll(() => {
  // Scripts of other hosts are put into the page, but not asked for over the network.
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "script-src 'self' 'unsafe-inline' 'unsafe-eval'";
  document.head.append(policy);
});

beforeEach(async () => {
  for (const name of await cookieNames()) await window.cookieStore.delete({ name, path: '/' });
});

afterEach(() => vi.unstubAllGlobals());

test('without a cookie there is no consent', () => {
  expect(readConsent()).toBeNull();
});

test('a written consent is read again, and is JSON', async () => {
  writeConsent(analyticsOnly);
  expect(readConsent()).toEqual(analyticsOnly);
  const cookie = await window.cookieStore.get('cookiesConsent');
  expect(JSON.parse(decodeURIComponent(cookie?.value ?? ''))).toEqual(analyticsOnly);
});

test.each([
  'true',
  'null',
  '[]',
  '%',
  'not json',
  encodeURIComponent('{}'),
  encodeURIComponent('{"agreedToAnalyticsCookies":true}'),
  encodeURIComponent('{"agreedToAnalyticsCookies":"true","agreedToMarketingCookies":"true"}'),
])('a cookie of a wrong or an old shape (%s) is no consent', async (text) => {
  await storeText(text);
  expect(readConsent()).toBeNull();
});

test('a cookie whose name only ends alike is another one', async () => {
  await window.cookieStore.set({ name: 'oldcookiesConsent', value: encodeURIComponent(JSON.stringify(analyticsOnly)) });
  expect(readConsent()).toBeNull();
});

test('the store opens its settings, closes them with a choice, and tells each change', () => {
  const listener = vi.fn();
  const unsubscribe = consentStore.subscribe(listener);
  consentStore.openSettings();
  expect(consentStore.get()).toEqual({ consent: null, areSettingsOpen: true });
  consentStore.set(marketingOnly);
  expect(consentStore.get()).toEqual({ consent: marketingOnly, areSettingsOpen: false });
  expect(consentStore.get()).toBe(consentStore.get());
  expect(readConsent()).toEqual(marketingOnly);
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  consentStore.openSettings();
  expect(listener).toHaveBeenCalledTimes(2);
  consentStore.closeSettings();
});

test('a choice made in another tab holds here when this one comes back to front', async () => {
  const listener = vi.fn();
  const unsubscribe = consentStore.subscribe(listener);
  consentStore.set(marketingOnly);
  consentStore.openSettings();
  listener.mockClear();
  comeBack();
  expect(listener, 'nothing has changed').not.toHaveBeenCalled();
  expect(consentStore.get().areSettingsOpen).toBe(true);

  await storeText(encodeURIComponent(JSON.stringify(analyticsOnly)));
  comeBack();
  expect(listener).toHaveBeenCalledOnce();
  expect(consentStore.get()).toEqual({ consent: analyticsOnly, areSettingsOpen: false });

  await window.cookieStore.delete({ name: 'cookiesConsent', path: '/' });
  comeBack();
  expect(consentStore.get().consent).toBeNull();
  unsubscribe();
});

test('ending analytics switches measuring off and deletes its cookies, and only them', async () => {
  writeConsent(analyticsOnly);
  for (const name of ['_ga', '_ga_ABC123', '_gallery']) {
    await window.cookieStore.set({ name, value: '1', path: '/' });
  }
  stopAnalytics({ measurementId: 'G-ABC123', apiKey: 'key', projectId: 'project', appId: '1:1:web:1' });
  expect(window['ga-disable-G-ABC123']).toBe(true);
  expect((await cookieNames()).sort()).toEqual(['_gallery', 'cookiesConsent']);
});

test('a screen view carries the path; nothing else is sent, and nothing after the end', async () => {
  const config = { measurementId: 'G-ABC123', apiKey: 'key', projectId: 'project', appId: '1:1:web:1' };
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: RequestInfo | URL) => {
    asked.push(new URL(String(url)).hostname);
    const authToken = { token: 'token', expiresIn: '604800s' };
    return Response.json({ ...config, fid: 'cccccccccccccccccccccc', refreshToken: 'token', authToken });
  });
  // Google's script is not there to empty its queue, so what waits in it is what would be sent.
  const queued = () => {
    const queue = (window as { analyticsDataLayer?: ArrayLike<unknown>[] }).analyticsDataLayer ?? [];
    return queue.map((entry) => Array.from(entry)).filter(([command]) => command === 'event');
  };

  const withdrawn = sendScreenView(config, '/');
  stopAnalytics(config);
  await withdrawn;
  expect(asked, 'withdrawn before it was loaded').toEqual([]);

  await sendScreenView(config, '/kurzy');
  await expect
    .poll(queued)
    .toEqual([['event', 'screen_view', expect.objectContaining({ firebase_screen: '/kurzy', send_to: 'G-ABC123' })]]);
  expect(window['ga-disable-G-ABC123']).toBe(false);
  expect(new Set(asked)).toEqual(new Set(['firebase.googleapis.com', 'firebaseinstallations.googleapis.com']));
  stopAnalytics(config);
  expect(window['ga-disable-G-ABC123']).toBe(true);
});

test('the tag manager is added once; ending it removes script, queue and cookies', async () => {
  const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src*="/gtm.js"]')];
  startTagManager('GTM-TEST');
  startTagManager('GTM-TEST');
  expect(scripts().map((script) => script.src)).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST']);
  expect(window.dataLayer).toEqual([{ 'gtm.start': expect.any(Number), event: 'gtm.js' }]);

  await window.cookieStore.set({ name: '_gcl_au', value: '1', path: '/' });
  stopTagManager();
  expect(scripts()).toEqual([]);
  expect(window.dataLayer).toEqual([]);
  expect(await cookieNames()).toEqual([]);
});
