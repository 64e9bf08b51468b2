import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '#src/server/pages/contentSecurityPolicy.ts';

const hash = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

test('allows the inline scripts of the page by hash, and nothing inline beside them', () => {
  const policy = contentSecurityPolicy(
    '<script>a()</script><script type="module" async="">import "x"</script>',
    '/api',
  );
  expect(policy).toContain(`script-src 'self' ${hash('a()')} ${hash('import "x"')};`);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

test('leaves out files and data', () => {
  const policy = contentSecurityPolicy(
    '<script src="/x.js"></script><script type="application/ld+json">{}</script>',
    '/api',
  );
  expect(policy).toContain("script-src 'self';");
});

test('an API of another origin may be called', () => {
  expect(contentSecurityPolicy('', 'https://api.example.sk/v1')).toContain(
    "connect-src 'self' https://api.example.sk;",
  );
});
