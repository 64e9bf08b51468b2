import { expect, it } from 'vitest';
import { newsletterSubscription } from '#src/queries/newsletter.ts';

const email = 'ema@example.org';
const path = '/kurzy/java-kurz';

it('names the path only for the modal of an anonymous visitor with a captcha', () => {
  expect(
    newsletterSubscription({ email, subscribedFrom: 'NEWSLETTER_MODAL', captchaToken: 'token', path }),
  ).toStrictEqual({ email, recaptchaToken: 'token', subscribedFrom: 'NEWSLETTER_MODAL', fromPath: path });
  expect(newsletterSubscription({ email, subscribedFrom: 'FOOTER', captchaToken: 'token', path })).toStrictEqual({
    email,
    recaptchaToken: 'token',
    subscribedFrom: 'FOOTER',
  });
});

it.each(['FOOTER', 'NEWSLETTER_MODAL'] as const)('sends two fields from %s without a captcha', (subscribedFrom) => {
  expect(newsletterSubscription({ email: `${email} `, subscribedFrom, captchaToken: null, path })).toStrictEqual({
    email,
    subscribedFrom,
  });
});
