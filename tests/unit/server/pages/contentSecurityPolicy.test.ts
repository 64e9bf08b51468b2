import { expect, test } from 'vitest';
import { contentSecurityPolicy, type OutsideServices } from '#src/server/pages/contentSecurityPolicy.ts';

const none: OutsideServices = { firebase: false, analytics: false, tagManager: false, captcha: false, payments: false };
const own = { apiUrl: '/api', emulatorUrl: null };

test('allows the given scripts, and nothing inline beside them', () => {
  const policy = contentSecurityPolicy(["'sha256-a='", "'sha256-b='"], own, none);
  expect(policy).toContain("script-src 'self' 'sha256-a=' 'sha256-b=' https:");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

test('an API of another origin may be called', () => {
  expect(contentSecurityPolicy([], { ...own, apiUrl: 'https://api.example.sk/v1' }, none)).toContain(
    "connect-src 'self' https://api.example.sk;",
  );
});

test('the emulator of identities is called and framed', () => {
  const policy = contentSecurityPolicy([], { ...own, emulatorUrl: 'http://localhost:9099' }, none);
  expect(policy).toContain("connect-src 'self' http://localhost:9099;");
  expect(policy).toMatch(/frame-src [^;]*http:\/\/localhost:9099;/);
});

test('nobody but the video services is allowed when no service is configured', () => {
  const outside = contentSecurityPolicy(["'sha256-a='"], own, none).match(/https:\S*/g);
  expect(outside).toEqual([
    'https://www.youtube.com/iframe_api',
    'https://www.youtube.com/s/player/;',
    'https://www.youtube-nocookie.com',
    'https://player.vimeo.com;',
  ]);
});

test.each([
  ['firebase', 'script-src', 'https://apis.google.com'],
  ['firebase', 'connect-src', 'https://identitytoolkit.googleapis.com'],
  ['firebase', 'connect-src', 'https://securetoken.googleapis.com'],
  ['analytics', 'script-src', 'https://www.googletagmanager.com'],
  ['analytics', 'connect-src', 'https://firebaseinstallations.googleapis.com'],
  ['analytics', 'connect-src', 'https://*.google-analytics.com'],
  ['tagManager', 'script-src', 'https://www.googletagmanager.com'],
  ['captcha', 'script-src', 'https://www.google.com/recaptcha/'],
  ['captcha', 'script-src', 'https://www.gstatic.com/recaptcha/'],
  ['captcha', 'frame-src', 'https://www.google.com/recaptcha/'],
  ['payments', 'script-src', 'https://js.stripe.com'],
  ['payments', 'connect-src', 'https://api.stripe.com'],
  ['payments', 'frame-src', 'https://js.stripe.com'],
  ['payments', 'frame-src', 'https://hooks.stripe.com'],
] as const)('%s, when it is configured, may be reached by %s: %s', (service, directive, origin) => {
  const origins = (services: OutsideServices) =>
    contentSecurityPolicy([], own, services)
      .split('; ')
      .find((part) => part.startsWith(`${directive} `))
      ?.split(' ');
  expect(origins({ ...none, [service]: true })).toContain(origin);
  expect(origins(none)).not.toContain(origin);
});

test('an origin that two services share is listed once', () => {
  const policy = contentSecurityPolicy([], own, { ...none, analytics: true, tagManager: true });
  const scripts = policy.split('; ').find((part) => part.startsWith('script-src '));
  expect(scripts?.match(/https:\/\/www\.googletagmanager\.com/g)).toHaveLength(1);
});
