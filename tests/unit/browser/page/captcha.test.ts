import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The module as a new visit has it. */
async function newVisit() {
  vi.resetModules();
  return import('#src/browser/page/captcha.ts');
}
const never = () => new Promise<never>(() => undefined);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a captcha that is there gives its token', async () => {
  const { captchaToken } = await newVisit();
  expect(await captchaToken(async () => async (action) => `token of ${action}`, 'newsletter')).toBe(
    'token of newsletter',
  );
});

test('a blocked captcha holds nobody up', async () => {
  const { captchaToken } = await newVisit();
  expect(await captchaToken(() => Promise.reject(new Error('blocked')), 'newsletter')).toBeUndefined();
});

test('one that does not come is waited for once, from when the visitor has come to the form', async () => {
  const { captchaToken, loadCaptcha } = await newVisit();
  void loadCaptcha(never);
  await vi.advanceTimersByTimeAsync(4000);
  expect(await captchaToken(never, 'newsletter')).toBeUndefined();
});

test.each([
  ['does not answer', never],
  ['fails', () => Promise.reject(new Error('broken'))],
])('one that %s gives no token', async (_what, captcha) => {
  const { captchaToken } = await newVisit();
  const token = captchaToken(async () => captcha, 'newsletter');
  await vi.advanceTimersByTimeAsync(4000);
  expect(await token).toBeUndefined();
});
